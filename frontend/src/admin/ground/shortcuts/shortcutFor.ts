export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** First key of a two-key shortcut. */
export const LEADER = 'g';

/** The shortcut for a key press, such as `/` or `g l`; null for a press with a modifier. */
export function shortcutFor(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  afterLeader: boolean,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  return afterLeader ? `${LEADER} ${key.toLowerCase()}` : key;
}

/** Whether the event target handles keys itself: a text field, a list or a dialog. */
export function handlesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=dialog]',
    ) !== null
  );
}

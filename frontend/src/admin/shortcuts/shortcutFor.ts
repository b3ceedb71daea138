export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The key that begins a two-key shortcut. */
export const LEADER = 'g';

/** The shortcut that a key press completes, such as `/` or `g l`; null for a press with a modifier. */
export function shortcutFor(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  afterLeader: boolean,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  return afterLeader ? `${LEADER} ${key.toLowerCase()}` : key;
}

/** Tells whether keys pressed there belong to somebody else: a field being typed in, a list, a dialog. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], [role=listbox], [role=dialog]') !== null;
}

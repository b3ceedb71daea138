const KEYS = ['c', 'r', 'n', 't', 'p'] as const;
type RowKey = (typeof KEYS)[number];
/** What a key does with a row, or with the page when no row has the focus. */
export type RowKeys = Readonly<Partial<Record<RowKey, () => void>>>;

/** The rows that J and K go through: those with keys, and those of lists. */
const ROWS = '[data-row], [data-rows] tbody tr, [data-rows] li';

const keysOf = new WeakMap<Element, RowKeys>();

/** The attributes of an element to which keys belong. As a row it is one of those that J and K go through. */
export function rowKeys(keys: RowKeys, { focus }: { focus?: 'a' | 'input' } = {}) {
  return {
    ref: (element: Element | null) => {
      if (element) keysOf.set(element, keys);
    },
    'data-keys': '',
    // the element in the row that gets the focus
    ...(focus && { 'data-row': focus }),
  };
}

/** The attributes of a button that its key presses, in the row with the focus or else on the page. */
export const pressedBy = (key: RowKey) => ({ 'data-key': key });

function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = current < 0 ? rows.at(step === 1 ? 0 : -1) : rows[current + step];
  row?.querySelector<HTMLElement>(row.dataset.row ?? 'a, button')?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

function act(key: RowKey): void {
  const row = document.activeElement?.closest(`[data-keys], ${ROWS}`);
  const element = row ?? document.querySelector('[data-keys]:not([data-row])');
  const keys = element && keysOf.get(element);
  if (keys?.[key]) return keys[key]();
  const buttons = document.querySelectorAll<HTMLElement>(`[data-key=${key}]`);
  [...buttons].find((button) => button.closest(ROWS) === (row?.closest(ROWS) ?? null))?.click();
}

/** The keys of rows and pages, for the whole console. */
export const ROW_SHORTCUTS = {
  j: () => focusRow(1),
  k: () => focusRow(-1),
  ...Object.fromEntries(KEYS.map((key) => [key, () => act(key)])),
};

/** What a key does with a row, or with the page when no row has the focus. */
export type RowKeys = Readonly<Partial<Record<'c' | 'r' | 'n' | 't', () => void>>>;

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

function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = current < 0 ? rows.at(step === 1 ? 0 : -1) : rows[current + step];
  row?.querySelector<HTMLElement>(row.dataset.row!)?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

function act(key: keyof RowKeys): void {
  const element =
    document.activeElement?.closest('[data-keys]') ?? document.querySelector('[data-keys]:not([data-row])');
  if (element) keysOf.get(element)?.[key]?.();
}

/** The keys of rows and pages, for the whole console. */
export const ROW_SHORTCUTS = {
  j: () => focusRow(1),
  k: () => focusRow(-1),
  c: () => act('c'),
  r: () => act('r'),
  n: () => act('n'),
  t: () => act('t'),
};

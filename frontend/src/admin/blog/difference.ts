/** A pair of lines side by side; null where one side has none. */
export interface DifferenceRow {
  readonly kind: 'same' | 'changed' | 'removed' | 'added';
  readonly before: string | null;
  readonly after: string | null;
}

/** Above this many comparisons the middle of two long texts is shown as one change. */
const MOST_COMPARISONS = 4_000_000;

/** Two texts line by line: what stayed, what changed, what was taken out and what was put in. */
export function difference(before: string, after: string): DifferenceRow[] {
  const a = before.split('\n');
  const b = after.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [
    ...a.slice(0, start).map(same),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map(same),
  ];
}

const same = (line: string): DifferenceRow => ({ kind: 'same', before: line, after: line });

function middle(a: readonly string[], b: readonly string[]): DifferenceRow[] {
  if (a.length * b.length > MOST_COMPARISONS) return sideBySide(a, b);
  const kept = commonLengths(a, b);
  const rows: DifferenceRow[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [fromA, fromB] = [i, j];
    while ((i < a.length || j < b.length) && (i === a.length || j === b.length || a[i] !== b[j])) {
      const dropA = i < a.length && (j === b.length || (kept[i + 1]?.[j] ?? 0) >= (kept[i]?.[j + 1] ?? 0));
      if (dropA) i += 1;
      else j += 1;
    }
    rows.push(...sideBySide(a.slice(fromA, i), b.slice(fromB, j)));
    for (; i < a.length && j < b.length && a[i] === b[j]; i += 1, j += 1) rows.push(same(a[i] ?? ''));
  }
  return rows;
}

/** `table[i][j]`: how many lines the rests of both texts from i and j on have in common. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, next] = [table[i], table[i + 1]];
      if (!row || !next) continue;
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}

function sideBySide(removed: readonly string[], added: readonly string[]): DifferenceRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before = null, after = null] = [removed[index], added[index]];
    return { kind: after === null ? 'removed' : before === null ? 'added' : 'changed', before, after };
  });
}

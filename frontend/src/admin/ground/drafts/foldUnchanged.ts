import type { DifferenceRow } from './difference';

/** Consecutive rows of a difference; `folded` ones are hidden until the user asks for them. */
export interface RowGroup {
  readonly folded: boolean;
  readonly rows: readonly DifferenceRow[];
}

/** Unchanged rows that stay visible next to a change. */
const CONTEXT = 2;
/** Fewer rows are not worth a click. */
const MIN_FOLDED = 4;

/** Groups the rows, and folds long runs of unchanged ones. */
export function foldUnchanged(rows: readonly DifferenceRow[]): RowGroup[] {
  const near = (index: number) =>
    rows.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const groups: { folded: boolean; rows: DifferenceRow[] }[] = [];
  rows.forEach((row, index) => {
    const folded = !near(index);
    const last = groups.at(-1);
    if (last?.folded === folded) last.rows.push(row);
    else groups.push({ folded, rows: [row] });
  });
  return groups.map((group) => (group.rows.length < MIN_FOLDED ? { ...group, folded: false } : group));
}

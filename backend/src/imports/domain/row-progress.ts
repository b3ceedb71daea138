import type { Import, Outcome } from './import.js';

/** How far a piece of the work on an import came. */
export interface Progress {
  /** The number of the row that it passed last. */
  readonly position: number;
  /** Rows that it passed. */
  readonly rows: number;
  readonly imported: Pick<Import, 'counts' | 'undo'> & Partial<Pick<Import, 'leftOut'>>;
}

/** The import once those rows are passed. */
export function passed(imported: Import, { rows, imported: changed }: Progress): Import {
  return { ...imported, ...changed, done: imported.done + rows };
}

/** How an import counts a row that cannot be worked on: a checked or applied one is wrong, of an undone one something is left. */
export function countFailed(
  { state, counts, undo }: Pick<Import, 'state' | 'counts' | 'undo'>,
  outcome: Outcome | null,
): Progress['imported'] {
  if (state === 'undoing') {
    const { undone, left } = undo ?? { undone: 0, left: 0 };
    return { counts, undo: { undone, left: left + 1 } };
  }
  const changed = { ...counts, wrong: counts.wrong + 1 };
  if (state === 'applying' && outcome !== null) changed[outcome] -= 1;
  return { counts: changed, undo };
}

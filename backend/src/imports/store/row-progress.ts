import { affected, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Import, Outcome } from '../domain/import.js';
import { problemsOf } from '../domain/plan-row.js';
import type { ImportRowRow } from './import.tables.js';

/** How far a piece of the work on an import came. */
export interface Progress {
  /** The number of the row that it passed last. */
  readonly position: number;
  /** Rows that it passed. */
  readonly rows: number;
  readonly imported: Pick<Import, 'counts' | 'undo'> & Partial<Pick<Import, 'leftOut'>>;
}

export function progressOf(
  rows: readonly { readonly rowNumber: number }[],
): Pick<Progress, 'position' | 'rows'> {
  return { position: rows.at(-1)!.rowNumber, rows: rows.length };
}

/** The key of the rows. */
export const ROW_KEY = ['importId', 'rowNumber'];

/** Those of the rows that an erasure has not emptied; they are locked. */
export async function notErased(
  tx: Transaction,
  importId: string,
  rows: readonly number[],
): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set();
  const lock = tx.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE';
  const found = await tx.query<{ rowNumber: number }[]>(
    `SELECT rowNumber FROM import_rows WHERE importId = ? AND rowNumber IN (${placeholders(rows)}) AND cells <> '[]'${lock}`,
    [importId, ...rows],
  );
  return new Set(found.map(({ rowNumber }) => rowNumber));
}

/** Marks a row that cannot be worked on: a checked or applied one is wrong, and nothing of an undone one is taken back. */
export async function passOver(tx: Transaction, current: Import, row: ImportRowRow): Promise<Progress> {
  const { importId, rowNumber, outcome } = row;
  const problems = JSON.stringify(problemsOf({ '': 'import.row-failed' }));
  const change =
    current.state === 'undoing'
      ? 'undone = 0'
      : `outcome = 'wrong', choice = NULL, changes = '{}', targetId = NULL`;
  await affected(tx, `UPDATE import_rows SET ${change}, problems = ? WHERE importId = ? AND rowNumber = ?`, [
    ...[problems, importId, rowNumber],
  ]);
  const { undone, left } = current.undo ?? { undone: 0, left: 0 };
  const counts = { ...current.counts };
  if (current.state === 'applying') counts[outcome as Outcome] -= 1;
  if (current.state !== 'undoing') counts.wrong += 1;
  const undo = current.state === 'undoing' ? { undone, left: left + 1 } : current.undo;
  return { ...progressOf([row]), imported: { counts, undo } };
}

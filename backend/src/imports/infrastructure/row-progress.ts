import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Import } from '../domain/import.js';

/** How far a piece of the work on an import came. */
export interface Progress {
  /** The number of the row that it passed last. */
  readonly position: number;
  /** Rows that it passed. */
  readonly rows: number;
  readonly imported: Pick<Import, 'counts' | 'undo'>;
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

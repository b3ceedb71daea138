import type { Import, Outcome } from './import.js';
import { type Notice, readRecord } from './read-record.js';
import type { Fields, PlannedRow } from './row-changes.js';

/** A row of the file, and what it does, or has done; the outcome is null before a check. */
export interface ImportRow extends Omit<PlannedRow, 'outcome' | 'targetId'> {
  /** Its number in the file. */
  readonly row: number;
  /** None of a row that an erasure has emptied. */
  readonly cells: readonly string[];
  readonly outcome: Outcome | null;
  /** What staff have decided: the id of a candidate, `create` or `skip`; null for nothing. */
  readonly choice: string | null;
  readonly targetId: string | null;
  readonly appliedAt: string | null;
  /** Whether an undo took everything back; null before one, and for a row that was not applied. */
  readonly undone: boolean | null;
  /** Values that were changed after the import, and stayed; null before an undo. */
  readonly left: Fields | null;
}

/** The cells of a planned row that are left out; what was erased names none. */
export function noticesOf(
  { kind, mapping, headings }: Pick<Import, 'kind' | 'mapping' | 'headings'>,
  { cells, outcome }: Pick<ImportRow, 'cells' | 'outcome'>,
): readonly Notice[] {
  if (outcome === null || mapping === null || cells.length !== headings.length) return [];
  return readRecord(kind, mapping, headings, cells).notices;
}

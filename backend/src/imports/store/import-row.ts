import type { WaitingRow } from '../application/row-ports.js';
import type { Outcome } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import type { Candidate, Changes, Fields, Problem } from '../domain/row-changes.js';
import type { ImportRowRow } from './import.tables.js';

/** Of a row that was planned before the import was mapped anew only the cells count. */
export function rowIn(stored: ImportRowRow, isPlanned: boolean): ImportRow {
  const { rowNumber: row, cells, appliedAt, undone, leftFields } = stored;
  const json = <T>(text: string | null, none: T) =>
    text === null || !isPlanned ? none : (JSON.parse(text) as T);
  return {
    row,
    cells: JSON.parse(cells) as string[],
    appliedAt,
    outcome: isPlanned ? (stored.outcome as Outcome | null) : null,
    targetId: isPlanned ? stored.targetId : null,
    changes: json<Changes>(stored.changes, {}),
    problems: json<Problem[]>(stored.problems, []),
    candidates: isPlanned ? candidatesIn(stored.candidates) : [],
    choice: isPlanned ? stored.choice : null,
    undone: undone === null ? null : undone === 1,
    left: json<Fields | null>(leftFields, null),
  };
}

/** Those of a check of an earlier version contradict nothing. */
export function candidatesIn(text: string | null): Candidate[] {
  if (text === null || text === '[]') return [];
  return (JSON.parse(text) as Candidate[]).map((one) => ({ ...one, contradicts: one.contradicts ?? [] }));
}

export const WAITING_COLUMNS = 'rowNumber, cells, outcome, choice, candidates, targetId, appliedAt';

export type WaitingRowRow = Pick<
  ImportRowRow,
  'rowNumber' | 'cells' | 'outcome' | 'choice' | 'candidates' | 'targetId' | 'appliedAt'
>;

export function waitingRow({
  rowNumber,
  cells,
  outcome,
  candidates,
  choice,
  targetId,
  appliedAt,
}: WaitingRowRow): WaitingRow {
  return {
    row: rowNumber,
    cells: JSON.parse(cells) as string[],
    outcome: outcome as Outcome | null,
    candidates: candidatesIn(candidates),
    choice,
    targetId,
    appliedAt,
  };
}

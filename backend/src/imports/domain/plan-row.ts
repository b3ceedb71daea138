import { Invalid, type Said } from '../../platform/domain-error.js';
import { changesBetween, type Fields, losesValues, type PlannedRow, type Problem } from './row-changes.js';

/** A record that a row may be. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly string[];
  /** False when staff have to choose. */
  readonly isSure: boolean;
}

/** Everything that decides about a row. */
export interface RowToPlan {
  /** What is wrong with its cells. */
  readonly problems: readonly Problem[];
  /** Why it is left out, whatever it says; null for no reason. */
  readonly skip: Said | null;
  readonly candidates: readonly Candidate[];
  /** What staff have chosen: the id of a candidate, `create` or `skip`; null for nothing. */
  readonly choice: string | null;
  readonly onMatch: 'update' | 'skip';
  readonly isErased: boolean;
  /** The id of a new record. */
  readonly newId: string;
  /** The labels of the fields. */
  readonly labels: Readonly<Record<string, string>>;
  /** A candidate as it is stored, or as an earlier row will make it; undefined when it is gone. */
  readonly stored: (id: string) =>
    | {
        readonly fields: Fields;
        readonly isHeld: boolean;
        /** The number of the earlier row. */
        readonly madeBy?: number;
      }
    | undefined;
  /** The record as the row makes it of the stored one, or of none. */
  readonly decide: (
    before: Fields | null,
  ) => { readonly after: Fields } | { readonly problems: Readonly<Record<string, Said>> };
}

/** What the row does, and the whole record afterwards when it makes or changes one. */
export interface RowPlan extends PlannedRow {
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/**
 * What a row does: makes a record, changes the only one that it surely is, waits for a choice when it may be several or
 * another, is left out when it says nothing new, or is wrong. Values under a legal hold are not replaced, and an erased person
 * is not made again.
 */
export function planRow(row: RowToPlan): RowPlan {
  const { candidates, choice, labels } = row;
  if (row.skip) return skipped(row.skip);
  if (row.problems.length > 0) return { ...NOTHING, outcome: 'wrong', problems: row.problems };
  if (choice === 'skip') return { ...NOTHING, outcome: 'skip' };
  const chosen = choice === 'create' ? null : choice;
  const isSingle = candidates.length === 1 && candidates[0]!.isSure;
  const id = chosen ?? (choice === null ? candidates[0]?.id : undefined);
  const stored = id === undefined ? undefined : row.stored(id);
  const isOpen = choice === null ? candidates.length > 0 && !isSingle : chosen !== null && !stored;
  if (isOpen)
    return {
      ...{ ...NOTHING, outcome: 'conflict' },
      candidates: candidates.map(({ isSure: _, ...candidate }) => candidate),
    };
  if (id === undefined || !stored) return made(row);
  if (row.onMatch === 'skip' && chosen === null) return skipped('import.is-there');
  const decided = row.decide(stored.fields);
  if ('problems' in decided) return wrong(decided.problems, labels);
  const changes = changesBetween(stored.fields, decided.after);
  if (Object.keys(changes).length === 0)
    return {
      ...skipped(
        stored.madeBy === undefined ? 'import.unchanged' : ['import.same-as-row', { row: stored.madeBy }],
      ),
      targetId: id,
    };
  if (stored.isHeld && losesValues(changes)) return skipped('import.held');
  return {
    ...NOTHING,
    outcome: 'update',
    targetId: id,
    changes,
    before: stored.fields,
    after: decided.after,
  };
}

function made(row: RowToPlan): RowPlan {
  if (row.isErased) return skipped('import.erased');
  const decided = row.decide(null);
  if ('problems' in decided) return wrong(decided.problems, row.labels);
  const changes = changesBetween(null, decided.after);
  return { ...NOTHING, outcome: 'create', targetId: row.newId, changes, after: decided.after };
}

const NOTHING = {
  targetId: null,
  changes: {},
  problems: [],
  candidates: [],
  before: null,
  after: null,
} as const;

function skipped(said: Said): RowPlan {
  return { ...NOTHING, outcome: 'skip', problems: problemsOf({ '': said }) };
}

function wrong(problems: Readonly<Record<string, Said>>, labels: Readonly<Record<string, string>>): RowPlan {
  return { ...NOTHING, outcome: 'wrong', problems: problemsOf(problems, labels) };
}

/** Errors with their sentences; the field '' is the row as a whole. */
export function problemsOf(
  fields: Readonly<Record<string, Said>>,
  labels: Readonly<Record<string, string>> = {},
): Problem[] {
  if (Object.keys(fields).length === 0) return [];
  const { errors, codes } = new Invalid(fields, labels);
  return Object.entries(errors).map(([field, message]) => ({ field, code: codes[field]!.code, message }));
}

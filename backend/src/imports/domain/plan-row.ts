import { Invalid, type Said } from '../../platform/domain-error.js';
import {
  type Candidate,
  changesBetween,
  type Fields,
  losesValues,
  type PlannedRow,
  type Problem,
} from './row-changes.js';

/** Everything that decides about a row. */
export interface RowToPlan {
  /** What is wrong with its cells. */
  readonly problems: readonly Problem[];
  /** Why it is left out, whatever it says; null for no reason. */
  readonly skip: Said | null;
  /** Those that decide. */
  readonly candidates: readonly Candidate[];
  /** Those of whom staff have to say whose the row is; undefined when that is known. */
  readonly people?: readonly Candidate[] | undefined;
  /** The one whose it is by decision is not here any more. */
  readonly isGone: boolean;
  /** What staff have chosen: the id of a candidate, `create` or `skip`; null for nothing. */
  readonly choice: string | null;
  /** The ids of the candidates about whom they have chosen. */
  readonly asked: readonly string[];
  readonly onMatch: 'update' | 'skip';
  /** The record that the check said it is, and the candidate that this is now; null before an application. */
  readonly checked: { readonly id: string; readonly candidate: Candidate | null } | null;
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
        /** The number of the last earlier row that makes or changes it; undefined for none that is not applied. */
        readonly saidBy?: number | undefined;
      }
    | undefined;
  /** The record as the row makes it of the stored one, or of none. */
  readonly decide: (
    before: Fields | null,
    id: string | null,
  ) => { readonly after: Fields } | { readonly problems: Readonly<Record<string, Said>> };
}

/** What the row does, and the whole record afterwards when it makes or changes one. */
export interface RowPlan extends PlannedRow {
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/**
 * The record that a row is: an id, null for a new one, undefined while staff have to decide. The only candidate that
 * contradicts nothing is sure. `create` is for another person than those who were asked about: a record that agrees and was
 * made since, such as by an earlier row, is that person.
 */
export function meantBy({
  candidates,
  choice,
  asked,
}: Pick<RowToPlan, 'candidates' | 'choice' | 'asked'>): string | null | undefined {
  if (choice !== null && choice !== 'create') return choice;
  const agrees = ({ contradicts }: Candidate) => contradicts.length === 0;
  const others =
    choice === null ? candidates : candidates.filter((one) => agrees(one) && !asked.includes(one.id));
  if (others.length === 0) return null;
  return others.length === 1 && agrees(others[0]!) ? others[0]!.id : undefined;
}

/**
 * What a row does: makes a record, changes the only one that it surely is, waits for a decision when it may be several or
 * another person, is left out when it says nothing new, or is wrong. Values under a legal hold are not replaced, and an erased
 * person is not made again. An application asks about a row that is no more the record that the check said.
 */
export function planRow(row: RowToPlan): RowPlan {
  const { candidates, people, choice, labels } = row;
  if (row.skip) return skipped(row.skip);
  if (row.problems.length > 0) return { ...NOTHING, outcome: 'wrong', problems: row.problems };
  if (choice === 'skip') return { ...NOTHING, outcome: 'skip' };
  if (people) return waiting(people, row.isGone && 'import.chosen-gone');
  const id = meantBy(row);
  const isChosen = choice !== null && choice === id;
  const stored = id ? row.stored(id) : undefined;
  if (id === undefined || (isChosen && !stored)) return waiting(candidates, isChosen && 'import.chosen-gone');
  if (row.checked && row.checked.id !== id && !(id === null && row.isErased)) {
    const { candidate } = row.checked;
    return waiting([...candidates, ...(candidate ? [candidate] : [])], 'import.not-as-checked');
  }
  if (id === null || !stored) return made(row);
  if (row.onMatch === 'skip' && !isChosen) return skipped('import.is-there');
  const decided = row.decide(stored.fields, id);
  if ('problems' in decided) return wrong(decided.problems, labels);
  const changes = changesBetween(stored.fields, decided.after);
  if (Object.keys(changes).length === 0)
    return {
      ...skipped(
        stored.saidBy === undefined ? 'import.unchanged' : ['import.same-as-row', { row: stored.saidBy }],
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
  const decided = row.decide(null, null);
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

/** Staff decide, and are told why they are asked now. */
function waiting(candidates: readonly Candidate[], said: Said | false): RowPlan {
  const problems = problemsOf(said === false ? {} : { '': said });
  return { ...NOTHING, outcome: 'conflict', candidates, problems };
}

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

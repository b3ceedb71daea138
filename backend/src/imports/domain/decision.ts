import type { Said } from '../../platform/domain-error.js';
import type { Candidate } from './row-changes.js';

/** What staff decide about a row in conflict: it is a candidate, it is another person than all of them, or it is left out. */
export const DECISIONS = ['same', 'other', 'skip'] as const;
export type DecidedAs = (typeof DECISIONS)[number];

export interface Decision {
  readonly as: DecidedAs;
  /** The candidate that the row is; null for none, and where there is only one. */
  readonly clientId: string | null;
}

/** Rows of one request. */
export const MOST_DECISIONS = 1_000;

/** A row about which something is decided. */
export interface DecidableRow {
  readonly outcome: string | null;
  readonly candidates: readonly Candidate[];
  readonly choice: string | null;
  readonly appliedAt: string | null;
}

/**
 * The choice that is stored for a row: the id of a candidate, `create` or `skip`; or what is wrong with the decision, by field.
 * A row that was decided before and is not applied is decided anew. Rejects an unknown row, one that is in no conflict, a
 * client who is no candidate, and `same` without a client where there are several.
 */
export function choiceOf(
  row: DecidableRow | undefined,
  { as, clientId }: Decision,
): { readonly choice: string } | { readonly field: '' | '.clientId'; readonly said: Said } {
  if (!row) return { field: '', said: 'import.row-unknown' };
  const isAsked = row.appliedAt === null && (row.outcome === 'conflict' || row.choice !== null);
  if (!isAsked) return { field: '', said: 'import.no-conflict' };
  if (as !== 'same') return { choice: as === 'other' ? 'create' : 'skip' };
  if (clientId !== null)
    return row.candidates.some(({ id }) => id === clientId)
      ? { choice: clientId }
      : { field: '.clientId', said: 'import.choice' };
  const [only, ...others] = row.candidates;
  return only && others.length === 0 ? { choice: only.id } : { field: '.clientId', said: 'import.which-one' };
}

/** What one decision about many rows is for; everything that waits without a `kind`. */
export interface RestDecision {
  readonly as: DecidedAs;
  /** The fields that contradict, in any order; none for rows that may be several. */
  readonly kind: readonly string[] | null;
}

/** Whether a row with these candidates is of the kind: the same fields contradict, each in one candidate at least. */
export function isOfKind(candidates: readonly Candidate[], kind: readonly string[]): boolean {
  const fields = new Set(candidates.flatMap(({ contradicts }) => contradicts));
  const wanted = new Set(kind);
  return fields.size === wanted.size && [...fields].every((field) => wanted.has(field));
}

/** The decision that a stored choice is. */
export function decisionOf(choice: string | null): Decision | null {
  if (choice === null) return null;
  if (choice === 'create') return { as: 'other', clientId: null };
  return choice === 'skip' ? { as: 'skip', clientId: null } : { as: 'same', clientId: choice };
}

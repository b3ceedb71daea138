import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Invalid } from '../../platform/domain-error.js';
import { type CaseDetail, type CaseKind, EMPTY_CASE, type OPEN_CASE } from './case-fields.js';
import { dateProblem } from './possible-policy.js';
import type { PolicyEvent } from './policy-event.js';

const WORDS: Readonly<Record<CaseKind, string>> = {
  claim: 'Claim',
  change: 'Request for a change',
  complaint: 'Complaint',
};

/**
 * Something that the office settles with the insurer for the owner of a policy; case-fields.ts says more about each field. What
 * is not known is null. Times are ISO 8601 UTC.
 */
export interface ServiceCase {
  readonly id: string;
  readonly policyId: string;
  readonly kind: CaseKind;
  readonly title: string;
  /** Of the insurer, such as the number of a claim. */
  readonly reference: string | null;
  readonly nextStep: string | null;
  readonly nextBy: CalendarDate | null;
  readonly openedAt: string;
  readonly openedBy: string;
  readonly openedByName: string;
  /** Null, as by whom, while it is open. */
  readonly closedAt: string | null;
  readonly closedBy: string | null;
  readonly closedByName: string | null;
}

/** What staff write about a case. */
type CaseDetails = Pick<ServiceCase, CaseDetail>;
export type OpenCase = Pick<ServiceCase, (typeof OPEN_CASE)[number]>;

/** Who opens, changes or closes a case, and when. */
export interface CaseAuthor {
  readonly id: string;
  readonly name: string;
  readonly at: string;
}

/** What is left out of a change stays; of a new case it is null, and the case open. */
export type CaseChange = Partial<CaseDetails> & { readonly closed?: boolean };
export type NewCase = Pick<CaseDetails, 'kind' | 'title'> & CaseChange;

const OPEN = { closedAt: null, closedBy: null, closedByName: null };

/** A new case. Rejects an impossible day. */
export function openCase(
  { closed = false, ...details }: NewCase,
  ref: Pick<ServiceCase, 'id' | 'policyId'>,
  author: CaseAuthor,
): ServiceCase {
  const opened = { openedAt: author.at, openedBy: author.id, openedByName: author.name };
  const made = { ...EMPTY_CASE, ...details, ...ref, ...opened, ...(closed && closedBy(author)) };
  assertPossible(made);
  return made;
}

/**
 * The case after a change; the same object when nothing changes. A case that is closed keeps who closed it, and when, until
 * it is opened again. Rejects an impossible day.
 */
export function changeCase(
  found: ServiceCase,
  { closed, ...change }: CaseChange,
  author: CaseAuthor,
): ServiceCase {
  const isClosing = closed !== undefined && closed !== (found.closedAt !== null);
  const changed = { ...found, ...change, ...(isClosing && (closed ? closedBy(author) : OPEN)) };
  const fields = Object.keys(changed) as (keyof ServiceCase)[];
  if (fields.every((field) => changed[field] === found[field])) return found;
  assertPossible(changed);
  return changed;
}

/** What the timeline of the client says; `before` is null for a new case. The title is left out: it is as personal as a note. */
export function caseEvent(before: ServiceCase | null, after: ServiceCase, policy: string): PolicyEvent {
  const what = `${WORDS[after.kind]} on ${policy}`;
  if (!before) return { actionType: 'case_opened', actionDetails: `${what} opened` };
  if ((before.closedAt === null) === (after.closedAt === null))
    return { actionType: 'case_changed', actionDetails: `${what} changed` };
  return after.closedAt === null
    ? { actionType: 'case_reopened', actionDetails: `${what} opened again` }
    : { actionType: 'case_closed', actionDetails: `${what} closed` };
}

function closedBy({ id, name, at }: CaseAuthor) {
  return { closedAt: at, closedBy: id, closedByName: name };
}

function assertPossible({ nextBy }: CaseDetails): void {
  const problem = nextBy !== null && dateProblem(nextBy);
  if (problem) throw new Invalid({ nextBy: problem });
}

import { type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { Invalid } from '../../platform/domain-error.js';

/** The rights of RA 10173 that a person can ask for. */
export const REQUEST_KINDS = ['access', 'correction', 'erasure', 'objection', 'portability'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['open', 'done', 'refused'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** The working days within which a request is to be answered. */
export const ANSWER_WITHIN_DAYS = 15;

/** The act is of that year; an earlier day is a typing error. */
const FIRST_DAY = '2012-01-01';

/** What a person asked for, and what became of it. Days are `YYYY-MM-DD`, times ISO 8601 UTC. */
export interface PrivacyRequest {
  readonly id: string;
  readonly kind: RequestKind;
  /** Normalised; empty once the person has been erased. */
  readonly email: string;
  readonly receivedOn: CalendarDate;
  readonly dueOn: CalendarDate;
  readonly state: RequestState;
  readonly outcome: string | null;
  readonly note: string | null;
  readonly doneAt: string | null;
  readonly doneByName: string | null;
}

export type NewRequest = Pick<PrivacyRequest, 'kind' | 'email' | 'receivedOn' | 'note'>;

export interface RequestChange {
  readonly state: RequestState;
  /** Left out, it stays. */
  readonly outcome?: string | null | undefined;
}

/** A new open request. Rejects a day of receipt that is none, is in the future, or was before the act. */
export function openRequest(
  { kind, email, receivedOn, note }: NewRequest,
  {
    id,
    today,
    dueOn,
  }: { id: string; today: CalendarDate; dueOn: (receivedOn: CalendarDate) => CalendarDate },
): PrivacyRequest {
  if (!isCalendarDate(receivedOn) || receivedOn < FIRST_DAY || receivedOn > today)
    throw new Invalid({ receivedOn: 'privacy-request.received-on' });
  return {
    id,
    kind,
    email,
    receivedOn,
    dueOn: dueOn(receivedOn),
    note,
    state: 'open',
    outcome: null,
    doneAt: null,
    doneByName: null,
  };
}

/** Closes a request, opens it again, or changes its outcome. Rejects a refusal without its reason. */
export function changeRequest(
  request: PrivacyRequest,
  { state, outcome: said }: RequestChange,
  by: { readonly name: string; readonly at: string },
): PrivacyRequest {
  const outcome = said === undefined ? request.outcome : said;
  if (state === 'refused' && outcome === null) throw new Invalid({ outcome: 'privacy-request.outcome' });
  if (state === 'open') return { ...request, state, outcome, doneAt: null, doneByName: null };
  if (state === request.state) return { ...request, outcome };
  return { ...request, state, outcome, doneAt: by.at, doneByName: by.name };
}

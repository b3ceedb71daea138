import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { type Check, oneOf, pageRequest, searched, textUpTo } from '../../platform/http/list-query.js';
import { STILL_KEPT } from '../domain/book.js';
import { FORCE_STATES, POLICY_LINES } from '../domain/policy-choices.js';
import { PREMIUM_STATES } from '../domain/premium-state.js';
import { POLICY_SORTS, type PolicyPageRequest } from '../policy-queries.js';
import type { PolicyFilter } from '../policy-queries.js';

const day: Check = (value) => typeof value === 'string' && isCalendarDate(value);
const FILTERS: Readonly<Record<keyof PolicyFilter, Check>> = {
  q: textUpTo(200),
  clientId: textUpTo(36),
  householdId: textUpTo(36),
  ownerId: textUpTo(36),
  insurer: textUpTo(120),
  product: textUpTo(120),
  line: oneOf(POLICY_LINES),
  force: oneOf(FORCE_STATES),
  openCase: oneOf([true]),
  overdue: oneOf([true]),
  single: oneOf([true, false]),
  startsFrom: day,
  startsTo: day,
  leftFrom: day,
  leftTo: day,
  keptMonths: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= STILL_KEPT,
  currency: textUpTo(3),
  premiumState: oneOf(PREMIUM_STATES),
  dueFrom: day,
  dueTo: day,
};

/** The requested page of policies; throws `Invalid` for anything that the list does not offer. */
export function policyPageRequest(query: Readonly<Record<string, unknown>>): PolicyPageRequest {
  const { filter, ...page } = pageRequest(query, { filters: FILTERS, sorts: POLICY_SORTS });
  const { q, ...rest } = filter as PolicyFilter;
  return { ...page, filter: { ...rest, ...searched(q) } };
}

import type { Lead } from '../domain/lead.js';
import type { LeadFilter, Page } from '../application/ports.js';
import { NO_TASK_DUE } from '../domain/lead-fields.js';
import { nameOrder, searchForm } from '../../platform/values/search.js';
import type { LeadListRequest } from '../http/lead-list-request.js';

/** A straightforward implementation of lead lists, without search. */
export function naiveLeadList(leads: readonly Lead[], request: LeadListRequest): Page<Lead> {
  const { filter, sort, order, range } = request;
  const up = order === 'ASC' ? 1 : -1;
  const keyOfNull = sort === 'nextTaskDue' ? NO_TASK_DUE : null;
  const sortKey = (lead: Lead) => {
    if (sort === 'lastName') return nameOrder(lead);
    if (sort === 'firstName') return searchForm(lead.firstName);
    return (lead as unknown as Record<string, string | null>)[sort] ?? keyOfNull;
  };
  const lacksName = (lead: Lead) =>
    Number((sort === 'lastName' || sort === 'firstName') && searchForm(lead[sort] ?? '') === '');
  const found = leads
    .filter((lead) => matches(lead, filter))
    .sort(
      (a, b) =>
        lacksName(a) - lacksName(b) || up * (compared(sortKey(a), sortKey(b)) || compared(a.id, b.id)),
    );
  return {
    rows: range ? found.slice(range.offset, range.offset + range.limit) : found,
    total: found.length,
  };
}

function matches(lead: Lead, filter: LeadFilter): boolean {
  const booking = lead.leadType !== 'subscription' ? lead : null;
  const { ids, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency } = filter;
  const { preferredDateFrom, preferredDateTo, ownerId, createdFrom, createdBefore } = filter;
  return (
    (!ids || ids.includes(lead.id)) &&
    (!leadType || lead.leadType === leadType) &&
    (!leadStatus || lead.leadStatus === leadStatus) &&
    (!bookingStatus || booking?.bookingStatus === bookingStatus) &&
    (!serviceInterest || booking?.serviceInterest === serviceInterest) &&
    (!premiumFrequency || booking?.premiumFrequency === premiumFrequency) &&
    (!preferredDateFrom || (booking !== null && booking.preferredDate >= preferredDateFrom)) &&
    (!preferredDateTo || (booking !== null && booking.preferredDate <= preferredDateTo)) &&
    (ownerId === undefined || lead.ownerId === ownerId) &&
    (!createdFrom || lead.createdAt >= createdFrom) &&
    (!createdBefore || lead.createdAt < createdBefore) &&
    (!filter.unanswered || lead.answeredAt === null) &&
    (!filter.visitorRequest || Boolean(booking?.visitorRequest))
  );
}

/** Null sorts first; text compares byte by byte, names in the form of `nameOrder`, those without one last. */
function compared(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

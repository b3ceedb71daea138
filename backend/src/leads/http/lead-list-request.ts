import { SERVICE_INTERESTS } from '../../calendar/domain/booking-options.js';
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  nearestRecordedDate,
  startOfDay,
} from '../../calendar/domain/calendar-date.js';
import {
  type Check,
  listRequest,
  oneOf,
  searched,
  someIds,
  textUpTo,
} from '../../platform/http/list-query.js';
import {
  LEAD_SORTS,
  type LeadFilter,
  type LeadListOrder,
  type LeadPageRequest,
} from '../application/ports.js';
import { BOOKING_STATUSES } from '../domain/appointment.js';
import { PREMIUM_FREQUENCIES } from '../domain/sale.js';
import { LEAD_STATUSES, LEAD_TYPES, type LeadType } from '../domain/lead.js';
import { typesOf } from '../store/lead-conditions.js';

/** A page of a list; without a range the whole list. */
export type LeadListRequest = LeadListOrder & { readonly range: LeadPageRequest['range'] | null };

const isTrue: Check = (value) => value === true;
const isDate: Check = (value) => typeof value === 'string' && isCalendarDate(value);

/** The value of the owner filter for leads without an owner. */
const NOBODY = 'none';

/** The accepted values of each filter. Query names equal those of `LeadFilter`, except `id` and `createdTo`. */
const FILTERS: Record<string, Check> = {
  id: someIds,
  leadType: oneOf(LEAD_TYPES),
  leadStatus: oneOf(LEAD_STATUSES),
  bookingStatus: oneOf(BOOKING_STATUSES),
  serviceInterest: oneOf(SERVICE_INTERESTS),
  premiumFrequency: oneOf(PREMIUM_FREQUENCIES),
  preferredDateFrom: isDate,
  preferredDateTo: isDate,
  ownerId: (value) => typeof value === 'string' && value.length > 0 && value.length <= 36,
  clientId: (value) => typeof value === 'string' && value.length > 0 && value.length <= 36,
  createdFrom: isDate,
  createdTo: isDate,
  unanswered: isTrue,
  visitorRequest: isTrue,
  q: textUpTo(200),
};

/** The filter as the query names it. Days are those of the business time zone. */
type QueryFilter = Omit<LeadFilter, 'ids' | 'createdFrom' | 'createdBefore' | 'ownerId'> & {
  readonly id?: string[];
  readonly ownerId?: string;
  readonly createdFrom?: CalendarDate;
  readonly createdTo?: CalendarDate;
};

/** Parses the query of a list; `leadType` is given where the path determines it. */
export function leadListRequest(
  query: Readonly<Record<string, unknown>>,
  timeZone: string,
  leadType?: LeadType,
): LeadListRequest {
  const filterFrom = (values: QueryFilter) => ({
    ...filterOf(values, timeZone),
    ...(leadType && { leadType }),
  });
  const sorts = (values: QueryFilter) => {
    const onlyBookings = typesOf(filterFrom(values)).join() === 'appointment';
    return LEAD_SORTS.filter((name) => name !== 'preferredDate' || onlyBookings);
  };
  const { filter, ...rows } = listRequest(query, { filters: FILTERS, sorts });
  return { ...rows, filter: filterFrom(filter) };
}

function filterOf(values: QueryFilter, timeZone: string): LeadFilter {
  const { id: ids, q, ownerId, createdFrom, createdTo, ...rest } = values;
  return {
    ...rest,
    ...(ids && { ids }),
    ...searched(q),
    ...(ownerId && { ownerId: ownerId === NOBODY ? null : ownerId }),
    ...(createdFrom && { createdFrom: startOfDay(timeZone, nearestRecordedDate(createdFrom)) }),
    ...(createdTo && { createdBefore: startOfDay(timeZone, addDays(nearestRecordedDate(createdTo), 1)) }),
  };
}

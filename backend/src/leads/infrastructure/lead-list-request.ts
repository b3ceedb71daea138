import { SERVICE_INTERESTS } from '../../calendar/domain/booking-options.js';
import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { Invalid } from '../../platform/domain-error.js';
import { parseListQuery } from '../../platform/http/list-query.js';
import {
  LEAD_SORTS,
  type LeadFilter,
  type LeadListOrder,
  type LeadPageRequest,
  type LeadSort,
} from '../application/ports.js';
import { BOOKING_STATUSES } from '../domain/appointment.js';
import { PREMIUM_FREQUENCIES } from '../domain/sale.js';
import { LEAD_STATUSES, LEAD_TYPES, type LeadType } from '../domain/lead.js';

/** A page of a list; without a range the whole list. */
export type LeadListRequest = LeadListOrder & { readonly range: LeadPageRequest['range'] | null };

type Check = (value: unknown) => boolean;

const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const isDate: Check = (value) => typeof value === 'string' && isCalendarDate(value);

/** The accepted values of each filter. Query names equal those of `LeadFilter`, except `id`. */
const FILTERS: Record<string, Check> = {
  id: (value) =>
    Array.isArray(value) &&
    value.length <= 500 &&
    value.every((id) => typeof id === 'string' && id.length <= 36),
  leadType: oneOf(LEAD_TYPES),
  leadStatus: oneOf(LEAD_STATUSES),
  bookingStatus: oneOf(BOOKING_STATUSES),
  serviceInterest: oneOf(SERVICE_INTERESTS),
  premiumFrequency: oneOf(PREMIUM_FREQUENCIES),
  preferredDateFrom: isDate,
  preferredDateTo: isDate,
  q: (value) => typeof value === 'string' && value.length <= 200,
};

/** Parses the query of a list; `leadType` is given where the path determines it. */
export function leadListRequest(
  query: Readonly<Record<string, unknown>>,
  leadType?: LeadType,
): LeadListRequest {
  const { sort, range, filter } = parseListQuery(query);
  for (const [name, value] of Object.entries(filter)) {
    const check = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
    if (!check?.(value)) throw new Invalid({ filter: `Filter ${name.slice(0, 40)} is not accepted` });
  }
  const sorts = LEAD_SORTS.filter((name) => name !== 'preferredDate' || leadType === 'appointment');
  if (sort && !sorts.includes(sort.field as LeadSort))
    throw new Invalid({ sort: `Sort must be by one of: ${sorts.join(', ')}` });
  const { id: ids, q, ...rest } = filter as LeadFilter & { id?: string[] };
  const words = q?.trim();
  return {
    filter: { ...rest, ...(ids && { ids }), ...(words && { q: words }), ...(leadType && { leadType }) },
    sort: (sort?.field as LeadSort | undefined) ?? 'createdAt',
    order: sort?.order ?? 'DESC',
    range,
  };
}

/** Parses the days of a calendar. Rejects invalid dates and more than 100 days. */
export function dayRange({ from, to }: Readonly<Record<string, unknown>>): { from: string; to: string } {
  if (!isDate(from)) throw new Invalid({ from: 'From must be a real date' });
  if (!isDate(to)) throw new Invalid({ to: 'To must be a real date' });
  const days = (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;
  if (days < 0 || days > 100) throw new Invalid({ to: 'To must be at most 100 days after from' });
  return { from: String(from), to: String(to) };
}

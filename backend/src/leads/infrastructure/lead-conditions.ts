import type { LeadFilter } from '../application/ports.js';
import { LEAD_TYPES, type LeadType } from '../domain/lead.js';

/** A piece of a WHERE clause. */
export interface Condition {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Which kinds can match: only bookings have a booking status, a service, a sale and a preferred date. */
export function typesOf(filter: LeadFilter): readonly LeadType[] {
  const onlyBookings =
    filter.bookingStatus ??
    filter.serviceInterest ??
    filter.premiumFrequency ??
    filter.preferredDateFrom ??
    filter.preferredDateTo;
  return LEAD_TYPES.filter(
    (type) => (filter.leadType ?? type) === type && (type === 'appointment' || onlyBookings === undefined),
  );
}

/** The filter, a search and a bound of the list as a WHERE clause on the table of that kind. */
export function whereOf(
  type: LeadType,
  filter: LeadFilter,
  search?: Condition,
  bound?: Condition,
): Condition {
  const conditions: Condition[] = bound ? [bound] : [];
  const add = (sql: string, ...parameters: unknown[]) => conditions.push({ sql, parameters });
  if (filter.ids) conditions.push(isOneOf(filter.ids));
  if (filter.leadStatus) add('leadStatus = ?', filter.leadStatus);
  if (type === 'appointment') {
    if (filter.bookingStatus) add('bookingStatus = ?', filter.bookingStatus);
    if (filter.serviceInterest) add('serviceInterest = ?', filter.serviceInterest);
    if (filter.premiumFrequency) add('premiumFrequency = ?', filter.premiumFrequency);
    if (filter.preferredDateFrom) add('preferredDate >= ?', filter.preferredDateFrom);
    if (filter.preferredDateTo) add('preferredDate <= ?', filter.preferredDateTo);
  }
  if (search) conditions.push(search);
  return {
    sql: conditions.length === 0 ? '' : ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

/** The ids themselves; none match when there are none. */
export function isOneOf(ids: readonly string[]): Condition {
  return { sql: ids.length > 0 ? `id IN (${ids.map(() => '?').join(', ')})` : '1 = 0', parameters: ids };
}

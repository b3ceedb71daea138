import { hasOneOf } from '../../platform/database/placeholders.js';
import type { LeadFilter } from '../application/ports.js';
import { LEAD_TYPES, type LeadType } from '../domain/lead.js';
import { columnIn } from './avoided-indexes.js';

/** A piece of a WHERE clause. */
export interface Condition {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The kinds of lead that can match: only bookings have a booking status, a service, a sale and a preferred date. */
export function typesOf(filter: LeadFilter): readonly LeadType[] {
  const onlyBookings =
    filter.bookingStatus ??
    filter.serviceInterest ??
    filter.premiumFrequency ??
    filter.preferredDateFrom ??
    filter.preferredDateTo ??
    filter.visitorRequest;
  return LEAD_TYPES.filter(
    (type) => (filter.leadType ?? type) === type && (type === 'appointment' || onlyBookings === undefined),
  );
}

/** The WHERE clause for a filter, a search and a bound on the table of that kind of lead. */
export function whereOf(
  type: LeadType,
  filter: LeadFilter,
  search?: Condition,
  bound?: Condition,
  avoided: ReadonlySet<string> = new Set(),
): Condition {
  const conditions: Condition[] = bound ? [bound] : [];
  const add = (sql: string, ...parameters: unknown[]) => conditions.push({ sql, parameters });
  if (filter.ids) conditions.push(isOneOf(filter.ids));
  if (filter.leadStatus) add(`${columnIn('leadStatus', avoided)} = ?`, filter.leadStatus);
  if (filter.ownerId === null) add('ownerId IS NULL');
  else if (filter.ownerId) add('ownerId = ?', filter.ownerId);
  if (filter.clientId) add('clientId = ?', filter.clientId);
  if (filter.createdFrom) add(`${columnIn('createdAt', avoided)} >= ?`, filter.createdFrom);
  if (filter.createdBefore) add(`${columnIn('createdAt', avoided)} < ?`, filter.createdBefore);
  if (filter.unanswered) add('answeredAt IS NULL');
  if (type === 'appointment') {
    if (filter.bookingStatus) add('bookingStatus = ?', filter.bookingStatus);
    if (filter.serviceInterest) add('serviceInterest = ?', filter.serviceInterest);
    if (filter.premiumFrequency) add('premiumFrequency = ?', filter.premiumFrequency);
    if (filter.preferredDateFrom) add(`${columnIn('preferredDate', avoided)} >= ?`, filter.preferredDateFrom);
    if (filter.preferredDateTo) add(`${columnIn('preferredDate', avoided)} <= ?`, filter.preferredDateTo);
    // as a range, for which both databases use the index
    if (filter.visitorRequest) add("requestedAt > ''");
  }
  if (search) conditions.push(search);
  return {
    sql: conditions.length === 0 ? '' : ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

/** The rows after that one in the order of `createdAt` and id; written so that both databases use the index. */
export function afterRow(row: { createdAt: string; id: string }, order: 'ASC' | 'DESC'): Condition {
  const beyond = order === 'DESC' ? '<' : '>';
  return {
    sql: `createdAt ${beyond}= ? AND (createdAt ${beyond} ? OR id ${beyond} ?)`,
    parameters: [row.createdAt, row.createdAt, row.id],
  };
}

/** Rows with one of these ids; no row for an empty list. */
export function isOneOf(ids: readonly string[]): Condition {
  return { sql: hasOneOf(ids), parameters: ids };
}

import {
  addDays,
  isCalendarDate,
  nearestRecordedDate,
  startOfDay,
} from '../../calendar/domain/calendar-date.js';
import { type Check, oneOf, pageRequest } from '../../platform/http/list-query.js';
import type { AuditFilter, AuditPageRequest } from '../audit-entries.js';
import { AUDIT_AREAS } from '../domain/actions.js';

const isText =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= max;
const isDay: Check = (value) => typeof value === 'string' && isCalendarDate(value);

const FILTERS: Readonly<Record<keyof AuditFilter, Check>> = {
  area: oneOf(AUDIT_AREAS),
  action: isText(120),
  userId: isText(36),
  from: isDay,
  to: isDay,
};

/**
 * The requested page, newest first without a sort. `from` and `to` are days of the office, both included. Throws
 * `Invalid` for anything that the list does not offer.
 */
export function auditPageRequest(
  query: Readonly<Record<string, unknown>>,
  timeZone: string,
): AuditPageRequest {
  const { filter, ...page } = pageRequest(query, { filters: FILTERS, sorts: ['seq', 'at'] });
  const { from, to, ...equal } = filter as AuditFilter;
  return {
    ...page,
    filter: {
      ...equal,
      ...(from !== undefined && { from: startOfDay(timeZone, nearestRecordedDate(from)) }),
      ...(to !== undefined && {
        to: startOfDay(timeZone, addDays(nearestRecordedDate(to), 1)),
      }),
    },
  };
}

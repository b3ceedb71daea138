import {
  addDays,
  isCalendarDate,
  nearestRecordedDate,
  startOfDay,
} from '../../calendar/domain/calendar-date.js';
import { Invalid } from '../../platform/domain-error.js';
import { parseListQuery } from '../../platform/http/list-query.js';
import type { AuditFilter, AuditPageRequest } from '../audit-entries.js';
import { AUDIT_AREAS } from '../domain/actions.js';

const DEFAULT_RANGE = { offset: 0, limit: 100 };
const SORTS = ['seq', 'at'] as const;

const isText = (value: unknown, max: number) =>
  typeof value === 'string' && value.length > 0 && value.length <= max;

const CHECKS: Readonly<Record<keyof AuditFilter, (value: unknown) => boolean>> = {
  area: (value) => (AUDIT_AREAS as readonly unknown[]).includes(value),
  action: (value) => isText(value, 120),
  userId: (value) => isText(value, 36),
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
  const { sort, range, filter } = parseListQuery(query);
  for (const [name, value] of Object.entries(filter))
    if (!(Object.hasOwn(CHECKS, name) && CHECKS[name as keyof AuditFilter](value)))
      throw new Invalid({ filter: `Filter ${name.slice(0, 40)} is not accepted` });
  const field = SORTS.find((known) => known === (sort?.field ?? 'seq'));
  if (!field) throw new Invalid({ sort: `Sort must be by one of: ${SORTS.join(', ')}` });
  const { from, to, ...equal } = filter as AuditFilter;
  return {
    filter: {
      ...equal,
      ...(from !== undefined && { from: startOfDay(timeZone, nearestRecordedDate(from)) }),
      ...(to !== undefined && {
        to: startOfDay(timeZone, addDays(nearestRecordedDate(to), 1)),
      }),
    },
    sort: field,
    order: sort?.order ?? 'DESC',
    range: range ?? DEFAULT_RANGE,
  };
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && isCalendarDate(value);
}

import { addDays, addMonths, addYears, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Policy } from './policy.js';

/**
 * The last day on which the policyholder can return a policy for a full refund: 15 days after it was delivered; 5 for a term of
 * six months or less. Null for a term of 30 days or less, which has none, and before a delivery is known. Source: Insurance
 * Memorandum Circular 2023-01.
 */
export function freeLookEndsOn({
  deliveredOn,
  startsOn,
  endsOn,
}: Pick<Policy, 'deliveredOn' | 'startsOn' | 'endsOn'>): CalendarDate | null {
  if (deliveredOn === null) return null;
  if (endsOn !== null && endsOn <= addDays(startsOn, 30)) return null;
  return addDays(deliveredOn, endsOn !== null && endsOn <= addMonths(startsOn, 6) ? 5 : 15);
}

/**
 * The last day on which the insurer can contest a life policy: two years after it was issued or last came into force. Null for
 * other lines, and while the day of issue is not known. Source: Insurance Code, section 233.
 */
export function contestableUntil({
  line,
  issuedOn,
  force,
  forceSince,
}: Pick<Policy, 'line' | 'issuedOn' | 'force' | 'forceSince'>): CalendarDate | null {
  if (line !== 'life' || issuedOn === null) return null;
  const since = force === 'in force' && forceSince !== null && forceSince > issuedOn ? forceSince : issuedOn;
  return addYears(since, 2);
}

import type { WeekOfLeads } from '../../shared/api-types';

/** The highest count of leads in one week, rounded up to a number that is easy on the eye; at least 4. */
export function topOfScale(weeks: readonly WeekOfLeads[]): number {
  const most = Math.max(4, ...weeks.map(({ bookings, subscriptions }) => bookings + subscriptions));
  const step = 10 ** Math.floor(Math.log10(most));
  const round = [1, 2, 4, 5, 8, 10].find((factor) => factor * step >= most) ?? 10;
  return round * step;
}

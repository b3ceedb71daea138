import type { WeekOfLeads } from '../../shared/api-types';

/** Top of the chart's scale: the highest weekly count, rounded up to a round number; at least 4. */
export function scaleMaximum(weeks: readonly WeekOfLeads[]): number {
  const most = Math.max(4, ...weeks.map(({ bookings, subscriptions }) => bookings + subscriptions));
  const step = 10 ** Math.floor(Math.log10(most));
  const round = [1, 2, 4, 5, 8, 10].find((factor) => factor * step >= most) ?? 10;
  return round * step;
}

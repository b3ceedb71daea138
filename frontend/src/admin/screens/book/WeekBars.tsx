import type { WeekOfLeads } from '@/shared/api-types';
import { formatMonthDay } from '@/admin/ground/dates/dates';
import { StackedBars } from '@/admin/ground/charts/StackedBars';

/** A stacked bar for each week. Hidden from screen readers, which get the table. */
export function WeekBars({ weeks }: { weeks: readonly WeekOfLeads[] }) {
  const bars = weeks.map(({ weekStart, bookings, subscriptions }) => ({
    key: weekStart,
    label: formatMonthDay(weekStart),
    title: `${bookings} bookings, ${subscriptions} subscriptions`,
    parts: [
      { size: subscriptions, colour: 'warning.main' },
      { size: bookings, colour: 'primary.main' },
    ],
  }));
  return <StackedBars bars={bars} />;
}

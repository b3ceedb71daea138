import { formatLongDate } from '@/admin/ground/dates/dates';
import type { WeekOfLeads } from '@/shared/api-types';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';

/** The chart's numbers for screen readers. */
export function WeeksTable({ weeks }: { weeks: readonly WeekOfLeads[] }) {
  return (
    // a table itself does not shrink to one pixel
    <div style={visuallyHidden}>
      <table>
        <caption>Leads by week</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Bookings</th>
            <th scope="col">Subscriptions</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ weekStart, bookings, subscriptions }) => (
            <tr key={weekStart}>
              <th scope="row">{formatLongDate(weekStart)}</th>
              <td>{bookings}</td>
              <td>{subscriptions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

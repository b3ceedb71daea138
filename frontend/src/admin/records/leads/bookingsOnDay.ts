import { type CalendarDate, isCalendarDate, type PreferredTime } from '@contract';
import { useGetList } from 'react-admin';
import type { Appointment } from '@/shared/api-types';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';
import type { Schedule } from '@/admin/ground/api/requests';
import { leadName } from '@/admin/ground/words/leadWords';

const listOf = (date: CalendarDate) => ({
  filter: { preferredDateFrom: date, preferredDateTo: date },
  sort: { field: 'preferredDate', order: 'ASC' as const },
  pagination: { page: 1, perPage: 100 },
});

/** The bookings of a day; empty while they load. */
export function useBookingsOn(date: CalendarDate): readonly Appointment[] {
  const { data = [] } = useGetList<Appointment>('calendar', listOf(date), { enabled: isCalendarDate(date) });
  return data;
}

/** The other confirmed consultations at the time of a booking. */
export async function confirmedWith(
  provider: ConsoleProvider,
  booking: Schedule & { readonly id: string },
): Promise<readonly Appointment[]> {
  const { data } = await provider.getList('calendar', listOf(booking.preferredDate));
  return othersAt(data, booking.preferredTime, booking.id).filter(isConfirmed);
}

/** What stands at a time besides a booking: `2 others, 1 confirmed`; empty when it is free. */
export function takenText(bookings: readonly Appointment[], time: PreferredTime, exceptId?: string): string {
  const others = othersAt(bookings, time, exceptId);
  if (others.length === 0) return '';
  const confirmed = others.filter(isConfirmed).length;
  const count = others.length === 1 ? '1 other' : `${others.length} others`;
  return confirmed > 0 ? `${count}, ${confirmed} confirmed` : count;
}

/** How many are named where several stand at one time. */
const MOST_NAMED = 3;

/** `Same time: Vicente Cruz, Confirmed; Ana Tan, Pending`; null when nobody else stands there. */
export function sameTimeText(others: readonly Appointment[]): string | null {
  if (others.length === 0) return null;
  const named = [...others]
    .sort((one, other) => Number(isConfirmed(other)) - Number(isConfirmed(one)))
    .slice(0, MOST_NAMED)
    .map((booking) => `${leadName(booking)}, ${booking.bookingStatus}`);
  const rest = others.length - named.length;
  return `Same time: ${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join('; ')}`;
}

/** The other bookings at a time; cancelled ones leave it free. */
export const othersAt = (bookings: readonly Appointment[], time: PreferredTime, exceptId?: string) =>
  bookings.filter(
    ({ id, preferredTime, cancelledAt }) => preferredTime === time && id !== exceptId && !cancelledAt,
  );

const isConfirmed = ({ bookingStatus }: Appointment) => bookingStatus === 'Confirmed';

import { type CalendarDate, isCalendarDate, type PreferredTime } from '@contract';
import { useGetList } from 'react-admin';
import type { Appointment } from '@/shared/api-types';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';
import type { Schedule } from '@/admin/ground/api/requests';

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

/** Cancelled bookings leave their time free. */
const othersAt = (bookings: readonly Appointment[], time: PreferredTime, exceptId?: string) =>
  bookings.filter(
    ({ id, preferredTime, cancelledAt }) => preferredTime === time && id !== exceptId && !cancelledAt,
  );

const isConfirmed = ({ bookingStatus }: Appointment) => bookingStatus === 'Confirmed';

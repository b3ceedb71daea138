import {
  type CalendarDate,
  hoursOn,
  PREFERRED_TIME_MINUTES,
  type PreferredTime,
  isScheduled,
} from '@contract';
import { type ClosedDayNames, closedText } from '@/admin/ground/api/closedDays';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import type { Appointment, BusyTime, StaffMember } from '@/shared/api-types';
import { busyDuring, busyText } from '@/admin/records/leads/busyTimes';
import { leadName } from '@/admin/ground/words/leadWords';

/** What staff should notice about the time of a booking; null where there is nothing. */
export interface BookingWarnings {
  readonly clash: string | null;
  readonly closed: string | null;
  readonly busy: string | null;
}

const NONE: BookingWarnings = { clash: null, closed: null, busy: null };

/** Why nobody is in the office at a time; null during opening hours. Such a booking is a wish and is accepted. */
export function outsideHours(
  date: CalendarDate,
  time: PreferredTime,
  names: ClosedDayNames,
  week = consoleSettings.week,
): string | null {
  const closed = closedText(date, names, week);
  if (closed) return closed === 'Closed' ? 'Office closed' : `Office closed: ${closed}`;
  const hours = hoursOn(date, week);
  if (!hours) return null;
  const minute = PREFERRED_TIME_MINUTES[time];
  return minute < hours.opens || minute >= hours.closes ? 'Outside office hours' : null;
}

/** Bookings by date and time; cancelled ones leave their time free. */
function byTime(bookings: readonly Appointment[]): ReadonlyMap<string, readonly Appointment[]> {
  const times = new Map<string, Appointment[]>();
  for (const booking of bookings) {
    if (booking.cancelledAt) continue;
    const sameTime = times.get(timeKey(booking));
    if (sameTime) sameTime.push(booking);
    else times.set(timeKey(booking), [booking]);
  }
  return times;
}

/** The warnings of each booking by id. */
export function bookingWarnings(
  bookings: readonly Appointment[],
  names: ClosedDayNames,
  busyTimes: readonly BusyTime[] = [],
  staff: readonly StaffMember[] = [],
): ReadonlyMap<string, BookingWarnings> {
  const times = byTime(bookings);
  return new Map(
    bookings.map((booking) => {
      if (booking.cancelledAt || !isScheduled(booking)) return [booking.id, NONE];
      const others = times.get(timeKey(booking))?.filter(({ id }) => id !== booking.id) ?? [];
      const closed = outsideHours(booking.preferredDate, booking.preferredTime, names);
      const busy = busyText(busyDuring(busyTimes, booking), staff);
      return [booking.id, { clash: clashText(others), closed, busy }];
    }),
  );
}

/** `Same time as Noel Garcia`, `Same time as 2 others`. */
function clashText(others: readonly Appointment[]): string | null {
  const [first] = others;
  if (!first) return null;
  return `Same time as ${others.length === 1 ? leadName(first) : `${others.length} others`}`;
}

const timeKey = ({ preferredDate, preferredTime }: Appointment) => `${preferredDate} ${preferredTime}`;

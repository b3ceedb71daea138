import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  minuteOfDayIn,
  momentIn,
  PREFERRED_TIME_MINUTES,
} from '@contract';
import type { BusyTime, StaffMember, UnreadDay } from '@/shared/api-types';
import { timeLabel } from '@/shared/clock';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { type Period, queryKeys } from '@/admin/ground/api/queryKeys';
import type { Schedule } from '@/admin/ground/api/requests';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** The time of a consultation; without a length as long as usual. */
export type ConsultationTime = Schedule & {
  readonly meetingMinutes?: number | null;
  /** Whose consultation it is: without one it may be that of anybody. */
  readonly ownerId?: string | null;
};

const NONE: readonly BusyTime[] = [];

/** When members of staff are busy by their own calendars; empty while it is loaded. */
export function useBusyTimes({ from, to }: Period): readonly BusyTime[] {
  const enabled = isCalendarDate(from) && isCalendarDate(to);
  const read = useProviderQuery(
    queryKeys.busyTimes({ from, to }),
    (provider) => provider.busyTimes(from, to),
    { enabled },
  );
  return read.data ?? NONE;
}

const NO_DAYS: readonly UnreadDay[] = [];

/** The days on which entries of their calendars could not be read; empty while they are loaded. */
export function useUnreadDays({ from, to }: Period): readonly UnreadDay[] {
  const read = useProviderQuery(queryKeys.unreadDays({ from, to }), (provider) =>
    provider.unreadDays(from, to),
  );
  return read.data ?? NO_DAYS;
}

/** `Not read: Dentist, an entry of Ana Reyes`; null for a day on which everything was read. */
export function unreadText(
  days: readonly UnreadDay[],
  date: CalendarDate,
  staff: readonly StaffMember[],
): string | null {
  const entries = days
    .filter(({ day }) => day === date)
    .map(({ userId, title }) => {
      if (title !== undefined) return title || 'an entry without a title';
      return `an entry of ${staff.find(({ id }) => id === userId)?.name ?? 'somebody'}`;
    });
  return entries.length === 0 ? null : `Not read: ${[...new Set(entries)].join(', ')}`;
}

/** The busy times of those whose consultation it may be, while it takes place. */
export function busyDuring(times: readonly BusyTime[], consultation: ConsultationTime): BusyTime[] {
  const { preferredDate, preferredTime, meetingMinutes, ownerId } = consultation;
  const minute = PREFERRED_TIME_MINUTES[preferredTime];
  if (!isCalendarDate(preferredDate) || minute === undefined) return [];
  const start = momentIn(consoleSettings.timeZone, preferredDate, minute).getTime();
  const end = start + (meetingMinutes ?? consoleSettings.meeting.minutes) * 60_000;
  return times.filter(
    (time) =>
      (!ownerId || time.userId === ownerId) && Date.parse(time.start) < end && Date.parse(time.end) > start,
  );
}

/** The busy times between the beginning of the first and the end of the last consultation of a day. */
export function busyOn(times: readonly BusyTime[], date: CalendarDate): readonly BusyTime[] {
  if (times.length === 0) return NONE;
  const minutes = Object.values(PREFERRED_TIME_MINUTES);
  const at = (minute: number) => momentIn(consoleSettings.timeZone, date, minute).getTime();
  const start = at(Math.min(...minutes));
  const end = at(Math.max(...minutes) + consoleSettings.meeting.minutes);
  return times.filter((time) => Date.parse(time.start) < end && Date.parse(time.end) > start);
}

/** `Busy: you (Dentist), Ana Reyes`; null when nobody is. */
export function busyText(times: readonly BusyTime[], staff: readonly StaffMember[]): string | null {
  if (times.length === 0) return null;
  return `Busy: ${[...new Set(times.map((time) => personOf(time, staff)))].join(', ')}`;
}

/** Only the user's own times have a title. */
function personOf({ userId, title }: BusyTime, staff: readonly StaffMember[]): string {
  if (title === undefined) return staff.find(({ id }) => id === userId)?.name ?? 'somebody';
  return title === '' ? 'you' : `you (${title})`;
}

export interface BusyLine {
  readonly key: string;
  /** `All day`, `9:00 AM to 10:30 AM` */
  readonly time: string;
  readonly person: string;
}

/** The busy times of a day, in their order. */
export function busyLines(
  times: readonly BusyTime[],
  date: CalendarDate,
  staff: readonly StaffMember[],
): BusyLine[] {
  const { timeZone } = consoleSettings;
  const [from, to] = [date, addDays(date, 1)].map((day) => momentIn(timeZone, day, 0).toISOString());
  return times
    .filter(({ start, end }) => start < to! && end > from!)
    .map((time) => {
      const opens = time.start <= from! ? 0 : minuteOfDayIn(timeZone, new Date(time.start));
      const closes = time.end >= to! ? 1440 : minuteOfDayIn(timeZone, new Date(time.end));
      return {
        key: `${time.userId} ${time.start} ${time.end} ${time.title ?? ''}`,
        time: opens === 0 && closes === 1440 ? 'All day' : `${timeLabel(opens)} to ${timeLabel(closes)}`,
        person: personOf(time, staff),
      };
    });
}

import { type CalendarDate, PREFERRED_TIMES } from '@contract';
import { Box, ButtonBase } from '@mui/material';
import { useState } from 'react';
import type { Appointment } from '@/shared/api-types';
import { timeLabel } from '@/admin/ground/words/bookingWords';
import {
  busyDuring,
  busyLines,
  busyText,
  unreadText,
  useBusyTimes,
  useUnreadDays,
} from '@/admin/records/leads/busyTimes';
import { formatLongDay } from '@/admin/ground/dates/dates';
import { useStaff } from '@/admin/ground/api/useStaff';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { BookingPopover } from './BookingPopover';
import { closedText } from '@/admin/ground/api/closedDays';
import { bookingWarnings } from './bookingWarnings';
import { useCalendarActions } from './CalendarActions';
import { bookingsText, daysOfWeek, monthName, weekOf } from './calendarModel';
import { weekdayName } from './weekdayName';
import { WeekSlot } from './WeekSlot';
import type { WeekProps } from './WeekStrip';

interface WeekGridProps extends WeekProps {
  /** Undefined while they load. */
  readonly bookings: readonly Appointment[] | undefined;
  /** Whether there are more bookings than these, from their last day on, and whether those are being loaded. */
  readonly more: boolean;
  readonly loading: boolean;
  /** Id of the heading above the grid. */
  readonly titleId: string;
}

/** The open booking and the element that opened it. */
interface Opened {
  readonly id: string;
  readonly anchor: HTMLElement;
}

/** The bookings of a week by day and time. */
export function WeekGrid({ date, selected, counts, closedDays, onSelect, ...week }: WeekGridProps) {
  const { bookings, more, loading, titleId } = week;
  const { today } = useCalendarActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const days = daysOfWeek(date);
  const busyTimes = useBusyTimes(weekOf(date));
  const unread = useUnreadDays(weekOf(date));
  const staff = useStaff();
  const warnings = bookingWarnings(bookings ?? [], closedDays, busyTimes, staff);
  const shown = opened && bookings?.find(({ id }) => id === opened.id);
  const lastDay = bookings?.at(-1)?.preferredDate;
  /** How many bookings of a day are missing here; undefined while they load. */
  const missingOn = (day: CalendarDate): number | undefined => {
    if (!bookings) return undefined;
    if (!more || (lastDay && day < lastDay)) return 0;
    const shownOn = bookings.filter((booking) => booking.preferredDate === day && !booking.cancelledAt);
    const missing = Math.max(0, (counts.get(day) ?? 0) - shownOn.length);
    return missing > 0 && loading ? undefined : missing;
  };
  return (
    <Box sx={windowShape}>
      <Box component="table" aria-labelledby={titleId} sx={tableShape}>
        <thead>
          <tr>
            <Box component="td" sx={{ width: 76 }} />
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={[formatLongDay(day), closedText(day, closedDays)].filter(Boolean).join(', ')}
              >
                <DayHeader
                  day={day}
                  bookings={counts.get(day) ?? 0}
                  missing={missingOn(day)}
                  closed={closedText(day, closedDays)}
                  busy={busyLines(busyTimes, day, staff).length > 0}
                  unread={unreadText(unread, day, staff)}
                  current={day === today}
                  selected={day === selected}
                  onSelect={() => onSelect(day)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PREFERRED_TIMES.map((time) => (
            <tr key={time}>
              <th scope="row">{timeLabel(time)}</th>
              {days.map((day) => (
                <WeekSlot
                  key={day}
                  day={day}
                  time={time}
                  closedDays={closedDays}
                  busy={busyText(busyDuring(busyTimes, { preferredDate: day, preferredTime: time }), staff)}
                  missing={missingOn(day)}
                  bookings={
                    bookings?.filter(
                      ({ preferredDate, preferredTime }) => preferredDate === day && preferredTime === time,
                    ) ?? []
                  }
                  warnings={warnings}
                  onOpen={(booking, anchor) => setOpened({ id: booking.id, anchor })}
                  onMore={() => onSelect(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {opened && shown && (
        <BookingPopover
          booking={shown}
          warnings={warnings.get(shown.id)}
          anchor={opened.anchor}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  );
}

interface DayHeaderProps {
  readonly day: CalendarDate;
  readonly bookings: number;
  /** Bookings of the day that its column does not show; undefined while they load. */
  readonly missing: number | undefined;
  readonly closed: string | null;
  /** Members of staff are busy on that day. */
  readonly busy: boolean;
  /** Which entries of their calendars could not be read, as `unreadText` says it. */
  readonly unread: string | null;
  readonly current: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** A day above its column; a click lists the day. Its accessible name: `Fri 27 November 2026, 2 bookings – Closed`. */
function DayHeader({
  day,
  bookings,
  missing,
  closed,
  busy,
  unread,
  current,
  selected,
  onSelect,
}: DayHeaderProps) {
  const free = bookings === 0 && missing === 0 && !closed && !busy && !unread;
  const lines = [
    { words: bookings > 0 ? bookingsText(bookings) : free && 'Free', color: 'text.secondary' },
    { words: missing ? moreText(missing) : null, color: 'warning.main' },
    { words: closed, color: 'warning.main' },
    { words: unread, color: 'warning.main' },
  ].filter(({ words }) => words);
  return (
    <ButtonBase
      aria-current={current ? 'date' : undefined}
      aria-pressed={selected}
      onClick={onSelect}
      sx={{
        display: 'block',
        width: '100%',
        minHeight: 62,
        py: 0.5,
        borderRadius: 1,
        fontFamily: 'inherit',
        textAlign: 'center',
        '&:hover': { bgcolor: 'action.hover' },
        ...(selected && { outline: '2px solid', outlineColor: 'secondary.main', outlineOffset: '-2px' }),
      }}
    >
      <Box component="span" sx={{ display: 'block', fontSize: 14, fontWeight: 650 }}>
        {weekdayName(day)}{' '}
        <Box component="span" sx={current ? currentShape : { px: 0.25 }}>
          {Number(day.slice(8))}
        </Box>
        <span style={visuallyHidden}>
          {monthName(day)}
          {lines.length > 0 && ', '}
        </span>
      </Box>
      {lines.map(({ words, color }, index) => (
        <Box key={String(words)} component="span" sx={{ display: 'block', fontSize: 12, color }}>
          {words}
          {index < lines.length - 1 && <span style={visuallyHidden}>–</span>}
        </Box>
      ))}
    </ButtonBase>
  );
}

const moreText = (missing: number) => `${missing.toLocaleString('en-US')} more: open the day`;

const currentShape = {
  px: 0.75,
  py: 0.25,
  borderRadius: 999,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};
/**
 * Scrolls by itself below the days when slots are crowded or the window is low, so that the title and the count of the list
 * below are in the window of a laptop; where it is 768 high, seven usual rows have room.
 */
const windowShape = {
  overflow: 'auto',
  maxHeight: 'max(280px, calc(100vh - 330px))',
  '@media print': { maxHeight: 'none' },
};
const tableShape = {
  width: '100%',
  minWidth: 860,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& thead > tr > *': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& thead th': { p: 0.25, verticalAlign: 'top' },
  '& tbody th': {
    pt: 0.75,
    pr: 1,
    fontSize: 13,
    fontWeight: 500,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
    color: 'text.secondary',
  },
};

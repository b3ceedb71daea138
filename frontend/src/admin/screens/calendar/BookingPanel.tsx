import type { CalendarDate } from '@contract';
import { Box, Button, Card, Typography } from '@mui/material';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { BusyTime } from '@/shared/api-types';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useStaff } from '@/admin/ground/api/useStaff';
import { busyLines, unreadText, useUnreadDays } from '@/admin/records/leads/busyTimes';
import { scheduleNote } from '@/admin/records/leads/scheduleNote';
import { BusyLines } from './BusyLines';
import type { ClosedDayNames } from '@/admin/ground/api/closedDays';
import { bookingWarnings } from './bookingWarnings';
import { countText, daysOfWeek, groupByDay, periodOf, titleOf, type CalendarChoice } from './calendarModel';
import { DaySection } from './DaySection';
import { LoadingBookings } from './LoadingBookings';
import { useBookingDays } from './useBookingDays';
import type { BookingPages } from './useBookings';

interface BookingPanelProps {
  readonly choice: CalendarChoice;
  readonly today: CalendarDate;
  readonly pages: BookingPages;
  readonly closedDays: ClosedDayNames;
  readonly busyTimes: readonly BusyTime[];
}

/** The bookings of the selected day, week or month; those of several days below day headings. */
export function BookingPanel({ choice, today, pages, closedDays, busyTimes }: BookingPanelProps) {
  const titleId = useId();
  const { bookings, total, error, retry, more } = pages;
  // the days also count the bookings of pages that are not loaded
  const counted = useBookingDays(periodOf(choice, today)).total;
  const scheduled = counted ?? total - (bookings?.filter(({ cancelledAt }) => cancelledAt).length ?? 0);
  const staff = useStaff();
  const unread = useUnreadDays(periodOf(choice, today));
  const warnings = useMemo(
    () => bookingWarnings(bookings ?? [], closedDays, busyTimes, staff),
    [bookings, closedDays, busyTimes, staff],
  );
  const day = choice.selected ?? (choice.view === 'today' ? today : null);
  const groups = useMemo(() => {
    // a month would be full of them
    const days = day === null && choice.view === 'week' ? daysOfWeek(choice.date) : [];
    const busyDays = days.filter(
      (date) => busyLines(busyTimes, date, staff).length > 0 || unreadText(unread, date, staff),
    );
    return groupByDay(bookings ?? [], bookings ? busyDays : []);
  }, [bookings, busyTimes, unread, staff, day, choice.view, choice.date]);
  const closed = day && scheduleNote(day, '', closedDays);
  const title = titleOf(choice, today);
  const list = useBeginning(day === null ? today : null, title, bookings !== undefined);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2 }, alignSelf: 'start' }}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" role="status" sx={{ mb: 1.5 }}>
        {bookings ? countText(scheduled) : !error && 'Loading bookings...'}
      </Typography>
      {closed && (
        <Typography variant="body2" sx={{ mt: -1, mb: 1.5, color: 'warning.main' }}>
          {closed}
        </Typography>
      )}
      <Box ref={list} tabIndex={0} role="region" aria-label="Bookings" sx={listShape}>
        {error && <QueryError error={error} onRetry={retry} stale={bookings !== undefined} />}
        {!bookings && !error && <LoadingBookings />}
        {day && <BusyLines date={day} times={busyTimes} unread={unread} />}
        {bookings?.length === 0 && (
          <EmptyState title={choice.selected ? 'No bookings for this date' : 'No bookings for this period'}>
            Bookings of the site and those that you enter under Leads stand here, each on its day.
          </EmptyState>
        )}
        {groups.map((group) => (
          <DaySection
            key={group.date}
            group={group}
            titled={day === null}
            warnings={warnings}
            closedDays={closedDays}
            busyTimes={busyTimes}
            unread={unread}
          />
        ))}
        {more && (
          <Button fullWidth sx={{ mt: 1 }} disabled={more.reading} onClick={more.read}>
            Show more
          </Button>
        )}
        <Box aria-hidden sx={fadeShape} />
      </Box>
    </Card>
  );
}

/**
 * Begins each list at its top; one of several days at `today` or the next day with bookings, where earlier days are above.
 */
function useBeginning(today: CalendarDate | null, title: string, loaded: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!loaded || !list.current) return;
    const sections = [...list.current.querySelectorAll<HTMLElement>('section[data-date]')];
    const next = today && sections.find(({ dataset }) => String(dataset.date) >= today);
    list.current.scrollTop = next ? next.offsetTop : 0;
  }, [today, title, loaded]);
  return list;
}

const FADE = 24;

const listShape = { height: 500, overflowY: 'auto', position: 'relative' };
/** Fades the lower edge out, as a sign that the list goes on; at its end it covers nothing. */
const fadeShape = {
  position: 'sticky',
  bottom: 0,
  height: FADE,
  pointerEvents: 'none',
  background: ({ palette }: { palette: { background: { paper: string } } }) =>
    `linear-gradient(transparent, ${palette.background.paper})`,
};

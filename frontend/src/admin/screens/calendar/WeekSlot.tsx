import type { CalendarDate, PreferredTime } from '@contract';
import { Box, Button, ButtonBase, Skeleton, Typography, type Theme } from '@mui/material';
import type { Appointment } from '@/shared/api-types';
import { formatSchedule } from '@/admin/ground/words/bookingWords';
import { BookingChip } from './BookingChip';
import type { ClosedDayNames } from '@/admin/ground/api/closedDays';
import { outsideHours, type BookingWarnings } from './bookingWarnings';
import { useCalendarActions } from './CalendarActions';
import { hatching } from './closedPattern';
import { DropCell } from './DropCell';
import { ClashIcon } from '@/admin/ground/theme/screenIcons';

interface WeekSlotProps {
  readonly day: CalendarDate;
  readonly time: PreferredTime;
  readonly bookings: readonly Appointment[];
  /** Bookings of the day that its column does not show; undefined while they load. */
  readonly missing: number | undefined;
  readonly warnings: ReadonlyMap<string, BookingWarnings>;
  readonly closedDays: ClosedDayNames;
  /** Who is busy at the time; null when nobody is. */
  readonly busy: string | null;
  readonly onOpen: (booking: Appointment, anchor: HTMLElement) => void;
  /** Shows the bookings that have no room here. */
  readonly onMore: () => void;
}

/** More would make the row taller than the window. */
const MOST_SHOWN = 3;

/** The bookings of a day at a time. Hatched when the office is closed or staff are busy; marked when the time is taken twice. */
export function WeekSlot({
  day,
  time,
  bookings,
  missing,
  warnings,
  closedDays,
  busy,
  onOpen,
  onMore,
}: WeekSlotProps) {
  const { today, open } = useCalendarActions();
  const closed = outsideHours(day, time, closedDays) !== null;
  const clashing = bookings.filter(({ id }) => warnings.get(id)?.clash).length;
  const hidden = bookings.length - MOST_SHOWN;
  const empty = bookings.length === 0;
  return (
    <DropCell
      date={day}
      time={time}
      sx={(theme) => ({
        ...slotShape(theme, day === today),
        backgroundImage: hatching(theme, closed, busy !== null),
      })}
    >
      {empty && missing === undefined && PLACEHOLDERS.has(`${new Date(day).getUTCDay()} ${time}`) && (
        <Skeleton variant="rounded" height={44} />
      )}
      {busy && (
        <Typography noWrap title={busy} sx={busyShape}>
          {busy}
        </Typography>
      )}
      {clashing > 0 && (
        <Typography sx={clashShape}>
          <ClashIcon sx={{ fontSize: 14 }} />
          Clash: {clashing}
        </Typography>
      )}
      {empty && missing ? <Box sx={unknownShape}>not shown</Box> : null}
      {!empty && (
        <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
          {bookings.slice(0, MOST_SHOWN).map((booking) => (
            <Box component="li" key={booking.id} sx={{ minWidth: 0 }}>
              <BookingChip booking={booking} closed={closed} onOpen={onOpen} />
            </Box>
          ))}
        </Box>
      )}
      {empty && missing === 0 && day >= today && (
        // without a tab stop: the button above the calendar does the same, and a week has 49 slots
        <ButtonBase
          tabIndex={-1}
          aria-label={`New booking, ${formatSchedule(day, time)}`}
          onClick={() => open({ name: 'new', schedule: { preferredDate: day, preferredTime: time } })}
          sx={emptyShape}
        >
          +
        </ButtonBase>
      )}
      {hidden > 0 && (
        <Button size="small" color="secondary" fullWidth onClick={onMore} sx={{ p: 0 }}>
          {hidden} more
        </Button>
      )}
    </DropCell>
  );
}

/** Weekdays and times with a placeholder while the bookings load. */
const PLACEHOLDERS = new Set(['1 9am', '1 2pm', '2 10am', '3 11am', '3 3pm', '4 9am', '5 1pm', '6 10am']);

const slotShape = ({ palette }: Theme, current: boolean) => ({
  height: 54,
  p: '4px !important',
  verticalAlign: 'top',
  border: `1px solid ${palette.divider}`,
  ...(current && { bgcolor: palette.action.hover }),
});
const emptyShape = {
  width: '100%',
  height: 44,
  borderRadius: 0.5,
  fontSize: 20,
  color: 'secondary.main',
  opacity: 0,
  '&:hover, &:focus-visible': { opacity: 1, bgcolor: 'action.hover' },
};
const unknownShape = {
  display: 'grid',
  placeItems: 'center',
  height: 44,
  borderRadius: 0.5,
  bgcolor: 'action.disabledBackground',
  fontSize: 12,
  color: 'text.secondary',
};
const busyShape = {
  width: 'fit-content',
  maxWidth: '100%',
  mb: 0.25,
  px: 0.5,
  borderRadius: 0.5,
  bgcolor: 'background.paper',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
};
const clashShape = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  mb: 0.25,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 650,
  color: 'error.main',
};

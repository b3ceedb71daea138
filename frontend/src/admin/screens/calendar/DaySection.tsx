import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { BusyTime, UnreadDay } from '@/shared/api-types';
import { formatLongDay } from '@/admin/ground/dates/dates';
import { BookingCard } from './BookingCard';
import { BusyLines } from './BusyLines';
import { closedText, type ClosedDayNames } from '@/admin/ground/api/closedDays';
import type { BookingWarnings } from './bookingWarnings';
import type { DayGroup } from './calendarModel';

interface DaySectionProps {
  readonly group: DayGroup;
  /** Shows a heading with the date, which is left out where the title of the list says it. */
  readonly titled: boolean;
  readonly warnings: ReadonlyMap<string, BookingWarnings>;
  readonly closedDays: ClosedDayNames;
  readonly busyTimes: readonly BusyTime[];
  readonly unread: readonly UnreadDay[];
}

/** The bookings of a day in the list. */
export function DaySection({
  group: { date, bookings },
  titled,
  warnings,
  closedDays,
  busyTimes,
  unread,
}: DaySectionProps) {
  const id = useId();
  const closed = closedText(date, closedDays);
  return (
    <Box component={titled ? 'section' : 'div'} {...(titled && { 'aria-labelledby': id, 'data-date': date })}>
      {titled && (
        <Box sx={headingShape}>
          <Typography id={id} component="h3" sx={{ fontWeight: 650 }}>
            {formatLongDay(date)}
          </Typography>
          {closed && (
            <Typography variant="body2" sx={{ color: 'warning.main' }}>
              {closed}
            </Typography>
          )}
        </Box>
      )}
      {titled && <BusyLines date={date} times={busyTimes} unread={unread} />}
      <Box component="ul" sx={listShape}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} {...warnings.get(booking.id)} heading={titled ? 'h4' : 'h3'} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listShape = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.25,
  m: 0,
  mb: 1.25,
  p: 0,
  listStyle: 'none',
  // cards outside the window are neither laid out nor painted
  '& > li > *': { contentVisibility: 'auto', containIntrinsicSize: 'auto 230px' },
};
const headingShape = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'baseline',
  py: 0.75,
  bgcolor: 'background.paper',
};

import { addDays, type CalendarDate } from '@contract';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { formatLongDate } from '@/admin/ground/dates/dates';
import { QueryError } from '@/admin/ground/api/QueryError';
import { weekOf, type CalendarChoice } from './calendarModel';
import { useBookingDays } from './useBookingDays';
import { useBookings } from './useBookings';
import { useClosedDays } from '@/admin/ground/api/closedDays';
import { WeekGrid } from './WeekGrid';
import { WeekStrip } from './WeekStrip';
import { BackIcon, ForwardIcon } from '@/admin/ground/theme/screenIcons';
import { useNarrow } from '@/admin/ground/theme/widths';

interface WeekCardProps {
  readonly choice: CalendarChoice;
  readonly onSelect: (day: CalendarDate) => void;
  readonly onWeek: (date: CalendarDate) => void;
}

/** A week as a time grid; on a narrow screen only its days, because the list below shows them one after the other. */
export function WeekCard({ choice: { date, selected }, onSelect, onWeek }: WeekCardProps) {
  const titleId = useId();
  const narrow = useNarrow();
  const week = weekOf(date);
  const { bookings, error, retry, more, goesOn } = useBookings(week, !narrow);
  const { counts } = useBookingDays(week);
  const closedDays = useClosedDays(date).names;
  const shared = { date, selected, counts, closedDays, onSelect };
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2 }, mb: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <IconButton aria-label="Previous week" onClick={() => onWeek(addDays(date, -7))}>
          <BackIcon />
        </IconButton>
        <Typography id={titleId} variant="h2" aria-live="polite" sx={{ textAlign: 'center' }}>
          Week of {formatLongDate(week.from)}
        </Typography>
        <IconButton aria-label="Next week" onClick={() => onWeek(addDays(date, 7))}>
          <ForwardIcon />
        </IconButton>
      </Box>
      {!narrow && error && <QueryError error={error} onRetry={retry} stale={bookings !== undefined} />}
      {narrow ? (
        <WeekStrip {...shared} />
      ) : (
        <WeekGrid {...shared} bookings={bookings} more={more !== null} loading={goesOn} titleId={titleId} />
      )}
    </Card>
  );
}

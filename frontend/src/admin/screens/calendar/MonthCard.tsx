import { type CalendarDate, firstOfMonth } from '@contract';
import { Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useBusyTimes, useUnreadDays } from '@/admin/records/leads/busyTimes';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useCalendarActions } from './CalendarActions';
import { gridOf, monthOf, type CalendarChoice } from './calendarModel';
import { MonthGrid } from './MonthGrid';
import { NamedDays } from './NamedDays';
import { useBookingDays } from './useBookingDays';
import { useClosedDays } from '@/admin/ground/api/closedDays';

interface MonthCardProps {
  readonly choice: CalendarChoice;
  readonly onSelect: (day: CalendarDate) => void;
  readonly onMonth: (month: CalendarDate) => void;
}

/**
 * The month with the numbers of bookings and the closed days. In the month view, another month is another choice; in the
 * other views, browsing through the months changes only this card.
 */
export function MonthCard({ choice, onSelect, onMonth }: MonthCardProps) {
  const { today } = useCalendarActions();
  const main = choice.view === 'month';
  const [browsed, setBrowsed] = useState({ from: choice.date, month: choice.date });
  const month = !main && browsed.from === choice.date ? browsed.month : choice.date;
  const days = gridOf(month).flat();
  const counted = useBookingDays({ from: days[0] ?? today, to: days.at(-1) ?? today });
  const busyTimes = useBusyTimes({ from: days[0] ?? today, to: days.at(-1) ?? today });
  const unread = useUnreadDays({ from: days[0] ?? today, to: days.at(-1) ?? today });
  const closed = useClosedDays(month);
  const error = counted.error ?? closed.error;
  const retry = () => {
    for (const query of [counted, closed]) if (query.error) void query.retry();
  };
  function move(steps: number) {
    const next = firstOfMonth(month, steps);
    if (main) onMonth(next);
    else setBrowsed({ from: choice.date, month: next });
  }
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, alignSelf: 'start' }}>
      <MonthGrid
        month={month}
        today={today}
        selected={choice.selected}
        bookings={counted.counts}
        closedDays={closed.names}
        busyTimes={busyTimes}
        unread={unread}
        large={main}
        onSelect={onSelect}
        onMonth={move}
      />
      <Box sx={{ display: { lg: main ? 'none' : 'block' } }}>
        <NamedDays period={monthOf(month)} names={closed.names} />
      </Box>
      {error && (
        <Box sx={{ mt: 1.5 }}>
          <Typography gutterBottom>The numbers of bookings or the holidays are missing.</Typography>
          <QueryError error={error} onRetry={retry} />
        </Box>
      )}
    </Card>
  );
}

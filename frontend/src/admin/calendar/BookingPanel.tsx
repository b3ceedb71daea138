import { Box, Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { CalendarDate } from '@contract';
import { ReadError } from '../providers/ReadError';
import type { Period } from '../providers/queryKeys';
import { BookingCard } from './BookingCard';
import { bookingsIn, countText, periodOf, titleOf, type CalendarChoice } from './calendarModel';
import { useBookings } from './useBookings';

/** How many more bookings are drawn each time; a busy month has thousands. */
const STEP = 50;

interface BookingPanelProps {
  readonly choice: CalendarChoice;
  readonly today: CalendarDate;
  /** The days on the grid, whose bookings are there already. */
  readonly shown: Period;
}

/** The bookings of the chosen day, week or month. */
export function BookingPanel({ choice, today, shown }: BookingPanelProps) {
  const titleId = useId();
  const period = periodOf(choice, today);
  const onGrid = period.from >= shown.from && period.to <= shown.to;
  const { data, error, refetch } = useBookings(onGrid ? shown : period);
  const bookings = data && bookingsIn(data, period);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography id={titleId} variant="h2">
        {titleOf(choice, today)}
      </Typography>
      <Typography color="textSecondary" role="status" sx={{ mb: 1.5 }}>
        {bookings ? countText(bookings.length) : !error && 'Loading bookings...'}
      </Typography>
      <Box tabIndex={0} role="region" aria-label="Bookings" sx={{ height: 500, overflowY: 'auto' }}>
        {error && <ReadError error={error} onRetry={refetch} />}
        {bookings?.length === 0 && (
          <Typography color="textSecondary" sx={{ py: 8, textAlign: 'center' }}>
            {choice.selected ? 'No bookings for this date' : 'No bookings for this period'}
          </Typography>
        )}
        {bookings && <GrowingList key={titleOf(choice, today)} bookings={bookings} />}
      </Box>
    </Card>
  );
}

function GrowingList({ bookings }: { bookings: ReturnType<typeof bookingsIn> }) {
  const [limit, setLimit] = useState(STEP);
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
        {bookings.slice(0, limit).map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </Box>
      {bookings.length > limit && (
        <Button fullWidth sx={{ mt: 1 }} onClick={() => setLimit(limit + STEP)}>
          Show more
        </Button>
      )}
    </>
  );
}

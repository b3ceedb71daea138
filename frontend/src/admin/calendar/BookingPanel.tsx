import type { CalendarDate } from '@contract';
import { Box, Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Appointment } from '../../shared/api-types';
import { NotesDialog } from '../leads/NotesDialog';
import { RescheduleDialog } from '../leads/RescheduleDialog';
import { QueryError } from '../providers/QueryError';
import { BookingCard } from './BookingCard';
import { countText, periodOf, titleOf, type CalendarChoice } from './calendarModel';
import { useBookings } from './useBookings';

interface BookingPanelProps {
  readonly choice: CalendarChoice;
  readonly today: CalendarDate;
}

/** The open dialog and its booking. */
interface OpenDialog {
  readonly name: 'schedule' | 'messages';
  readonly booking: Appointment;
}

/** The bookings of the selected day, week or month. */
export function BookingPanel({ choice, today }: BookingPanelProps) {
  const titleId = useId();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const { bookings, total, error, retry, more } = useBookings(periodOf(choice, today));
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography id={titleId} variant="h2">
        {titleOf(choice, today)}
      </Typography>
      <Typography color="textSecondary" role="status" sx={{ mb: 1.5 }}>
        {bookings ? countText(total) : !error && 'Loading bookings...'}
      </Typography>
      <Box tabIndex={0} role="region" aria-label="Bookings" sx={{ height: 500, overflowY: 'auto' }}>
        {error && <QueryError error={error} onRetry={retry} stale={bookings !== undefined} />}
        {bookings?.length === 0 && (
          <Typography color="textSecondary" sx={{ py: 8, textAlign: 'center' }}>
            {choice.selected ? 'No bookings for this date' : 'No bookings for this period'}
          </Typography>
        )}
        <Box component="ul" sx={{ display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
          {bookings?.map((booking) => (
            <li key={booking.id}>
              <BookingCard
                booking={booking}
                onReschedule={() => setDialog({ name: 'schedule', booking })}
                onMessages={() => setDialog({ name: 'messages', booking })}
              />
            </li>
          ))}
        </Box>
        {more && (
          <Button fullWidth sx={{ mt: 1 }} disabled={more.reading} onClick={more.read}>
            Show more
          </Button>
        )}
      </Box>
      {dialog?.name === 'schedule' && <RescheduleDialog booking={dialog.booking} onClose={close} />}
      {dialog?.name === 'messages' && (
        <NotesDialog
          lead={{ ...dialog.booking, leadType: 'appointment' }}
          openOn="messages"
          onClose={close}
        />
      )}
    </Card>
  );
}

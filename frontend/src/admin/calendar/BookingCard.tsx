import { PREFERRED_TIME_LABELS, SERVICE_LABELS } from '@contract';
import { Box, Card, Link, Typography } from '@mui/material';
import { useId } from 'react';
import type { Appointment } from '../../shared/api-types';
import { formatShortDay } from '../dates';
import { StatusChip } from '../theme/StatusChip';

/** A booking in the list: time, name, statuses and contact data. */
export function BookingCard({ booking }: { booking: Appointment }) {
  const id = useId();
  const { firstName, lastName, email, phone, preferredDate, preferredTime, serviceInterest, notes } = booking;
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography id={id} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {firstName} {lastName}
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.75 }}>
          <StatusChip status={booking.bookingStatus} />
          <StatusChip status={booking.leadStatus} />
        </Box>
      </Box>
      <Typography sx={{ mt: 0.5 }}>
        <strong>{PREFERRED_TIME_LABELS[preferredTime] ?? preferredTime}</strong>,{' '}
        {formatShortDay(preferredDate)} · {SERVICE_LABELS[serviceInterest] ?? serviceInterest}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 15, lineHeight: '28px' }}>
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} color="secondary">
          {phone}
        </Link>
        <Link
          href={`mailto:${encodeURIComponent(email)}`}
          color="secondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {email}
        </Link>
      </Box>
      {notes && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {notes}
        </Typography>
      )}
    </Card>
  );
}

import { SERVICE_LABELS } from '@contract';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Appointment } from '../../shared/api-types';
import { formatShortDay } from '../dates';
import { BookingMarks } from '../leads/BookingMarks';
import { timeLabel } from '../leads/bookingWords';
import { leadLink } from '../leads/leadRules';
import { VisitorRequestPanel } from '../leads/VisitorRequestPanel';
import { StatusChip } from '../theme/StatusChip';

interface BookingCardProps {
  readonly booking: Appointment;
  readonly onReschedule: () => void;
  readonly onMessages: () => void;
}

/** A booking in the list: time, name, statuses, contact data and what the visitor asks for. */
export function BookingCard({ booking, onReschedule, onMessages }: BookingCardProps) {
  const id = useId();
  const { firstName, lastName, email, phone, preferredDate, preferredTime, serviceInterest, notes } = booking;
  const { cancelledAt, visitorRequest, mailFailed } = booking;
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography id={id} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {firstName} {lastName}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <BookingMarks booking={booking} />
          <StatusChip status={booking.bookingStatus} />
          <StatusChip status={booking.leadStatus} />
        </Box>
      </Box>
      <Typography
        sx={{ mt: 0.5, ...(cancelledAt && { color: 'text.secondary', textDecoration: 'line-through' }) }}
      >
        <strong>{timeLabel(preferredTime)}</strong>, {formatShortDay(preferredDate)} ·{' '}
        {SERVICE_LABELS[serviceInterest] ?? serviceInterest}
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
      {visitorRequest && <VisitorRequestPanel booking={booking} request={visitorRequest} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75, ml: -0.75 }}>
        <Button size="small" color="secondary" onClick={onReschedule}>
          Reschedule
        </Button>
        <Button
          component={RouterLink}
          to={leadLink({ leadType: 'appointment', leadId: booking.id })}
          size="small"
          color="secondary"
        >
          Open lead
        </Button>
        {mailFailed && (
          <Button size="small" color="error" startIcon={<FailedIcon />} onClick={onMessages}>
            Message failed
          </Button>
        )}
      </Box>
    </Card>
  );
}

import { SERVICE_LABELS } from '@contract';
import { Box, Button, Card, Link, Typography } from '@mui/material';
import { memo, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Appointment } from '@/shared/api-types';
import { formatShortDay } from '@/admin/ground/dates/dates';
import { ClientChip } from '@/admin/records/clients/ClientChip';
import { BookingMarks } from '@/admin/records/leads/BookingMarks';
import { meetingSummary, timeLabel } from '@/admin/ground/words/bookingWords';
import { leadLink } from '@/admin/ground/words/leadRules';
import { leadName } from '@/admin/ground/words/leadWords';
import { canHaveOutcome, OutcomeToggle } from '@/admin/records/leads/OutcomeToggle';
import { VisitorRequestPanel } from '@/admin/records/leads/VisitorRequestPanel';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import type { BookingWarnings } from './bookingWarnings';
import { useCalendarActions } from './CalendarActions';
import { ConfirmBooking } from './ConfirmBooking';
import { useDragSource } from './dragAndDrop';
import { WarningChips } from './WarningChips';
import { AlertIcon as FailedIcon, DragIcon } from '@/admin/ground/theme/screenIcons';

// the warnings one by one, so that an unchanged booking is not rendered again
interface BookingCardProps extends Partial<BookingWarnings> {
  readonly booking: Appointment;
  /** Level of the heading with the name. */
  readonly heading: 'h3' | 'h4';
  /** Shows the date, where no heading above the card says it: beside the week, where the booking itself is dragged. */
  readonly dated?: boolean;
}

/** A booking: time, name, statuses, contact data, what the visitor asks for, and what staff can do about it. */
export const BookingCard = memo(function BookingCard(props: BookingCardProps) {
  const { booking, clash = null, closed = null, busy = null, heading, dated = false } = props;
  const id = useId();
  const { preferredDate, preferredTime, serviceInterest, notes, cancelledAt, visitorRequest } = booking;
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 1.5, position: 'relative' }}>
      {!dated && <DragHandle booking={booking} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', pr: 3 }}>
        <Typography
          sx={{
            fontWeight: 650,
            overflowWrap: 'anywhere',
            ...(dated && { width: '100%' }),
            ...(cancelledAt && struck),
          }}
        >
          {dated && `${formatShortDay(preferredDate)}, `}
          {timeLabel(preferredTime)}
        </Typography>
        <Typography
          id={id}
          variant="h3"
          component={heading}
          sx={{ overflowWrap: 'anywhere', ...(cancelledAt && struck) }}
        >
          {leadName(booking)}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {SERVICE_LABELS[serviceInterest] ?? serviceInterest} · {meetingSummary(booking)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 1 }}>
        <StatusChip status={booking.bookingStatus} />
        <StatusChip status={booking.leadStatus} />
        <ClientChip lead={{ ...booking, leadType: 'appointment' }} />
        <BookingMarks booking={booking} />
        <WarningChips clash={clash} closed={closed} busy={busy} />
      </Box>
      <Contact booking={booking} />
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
      {booking.bookingStatus !== 'Confirmed' && !cancelledAt && (
        <Box sx={{ mt: 1.25 }}>
          <ConfirmBooking booking={booking} />
        </Box>
      )}
      {!booking.outcome && canHaveOutcome(booking) && (
        <Box sx={{ mt: 1.25 }}>
          <OutcomeToggle booking={booking} asks />
        </Box>
      )}
      <Actions booking={booking} />
    </Card>
  );
});

/** Only this part of the card is dragged, so that the text of the card can be selected. */
function DragHandle({ booking }: { booking: Appointment }) {
  const source = useDragSource(booking);
  if (!source.draggable) return null;
  return (
    <Box
      {...source}
      title="Drag to another day or time"
      sx={{
        position: 'absolute',
        top: 8,
        right: 6,
        lineHeight: 0,
        cursor: 'grab',
        color: 'text.secondary',
        '@media (pointer: coarse)': { display: 'none' },
      }}
    >
      <DragIcon fontSize="small" />
    </Box>
  );
}

function Contact({ booking: { phone, email } }: { booking: Appointment }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 14, lineHeight: '28px' }}>
      <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} color="secondary">
        {phone}
      </Link>
      <Link href={`mailto:${encodeURIComponent(email)}`} color="secondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Link>
    </Box>
  );
}

function Actions({ booking }: { booking: Appointment }) {
  const { open } = useCalendarActions();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mt: 0.75, mx: -0.75, mb: -0.5 }}>
      <Button size="small" color="secondary" onClick={() => open({ name: 'schedule', booking })}>
        Reschedule
      </Button>
      <Button size="small" color="secondary" onClick={() => open({ name: 'notes', booking })}>
        Notes & Activity
      </Button>
      <Button
        component={RouterLink}
        to={leadLink({ leadType: 'appointment', leadId: booking.id })}
        size="small"
        color="secondary"
      >
        Open lead
      </Button>
      {booking.mailFailed && (
        <Button
          size="small"
          color="error"
          startIcon={<FailedIcon />}
          onClick={() => open({ name: 'messages', booking })}
        >
          Message failed
        </Button>
      )}
    </Box>
  );
}

const struck = { color: 'text.secondary', textDecoration: 'line-through' };

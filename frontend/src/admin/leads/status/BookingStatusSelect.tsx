import { BOOKING_STATUSES } from '@contract';
import type { BookingLead } from '../leadTypes';
import { useLeadActions } from '../LeadActions';
import type { TellVisitor } from '../useTellVisitor';
import { StatusMenu } from './StatusMenu';

interface BookingStatusSelectProps {
  readonly booking: BookingLead;
  /** Whether a confirmation is a message to the visitor; the settings decide without it. */
  readonly tell?: TellVisitor;
}

/** Selects the booking status. Only a confirmation is a message to the visitor. */
export function BookingStatusSelect({ booking, tell }: BookingStatusSelectProps) {
  const { change } = useLeadActions();
  if (booking.erasedAt) return null;
  return (
    <StatusMenu
      label="Booking Status"
      value={booking.bookingStatus}
      choices={BOOKING_STATUSES}
      onChoose={(bookingStatus) => {
        change([booking], { bookingStatus }, bookingStatus === 'Confirmed' ? tell?.decision : undefined);
        if (bookingStatus === 'Confirmed') tell?.decide(undefined);
      }}
    />
  );
}

import { BOOKING_STATUSES } from '@contract';
import type { BookingLead } from '@/admin/ground/words/leadTypes';
import { useLeadActions } from './LeadActions';
import { StatusMenu } from './StatusMenu';

/** Selects the booking status. The settings decide whether a confirmation is a message to the visitor. */
export function BookingStatusSelect({ booking }: { booking: BookingLead }) {
  const { change } = useLeadActions();
  if (booking.erasedAt) return null;
  return (
    <StatusMenu
      label="Booking Status"
      value={booking.bookingStatus}
      choices={BOOKING_STATUSES}
      onChoose={(bookingStatus) => change([booking], { bookingStatus })}
    />
  );
}

import { BOOKING_STATUSES, type BookingStatus } from '@contract';
import type { Appointment } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useChange } from '../providers/useChange';
import { StatusSelect } from './StatusSelect';

/** Pending, Hold or Confirmed; shown as the server has it once it has answered. */
export function BookingStatusSelect({ booking }: { booking: Appointment }) {
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const { mutate, isPending, variables } = useChange({
    run: (provider, status: BookingStatus) => provider.changeBookingStatus(booking.id, status),
    refreshes: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: () => ({ title: 'Booking status updated successfully' }),
  });
  return (
    <StatusSelect
      label="Booking Status"
      value={isPending ? variables : booking.bookingStatus}
      choices={BOOKING_STATUSES}
      disabled={isPending}
      onChoose={mutate}
    />
  );
}

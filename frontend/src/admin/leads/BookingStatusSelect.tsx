import { BOOKING_STATUSES, type BookingStatus } from '@contract';
import type { Appointment } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { StatusSelect } from './StatusSelect';

/** Selects the booking status; shows the stored status after the response. */
export function BookingStatusSelect({ booking }: { booking: Appointment }) {
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const { mutate, isPending, variables } = useProviderMutation({
    run: (provider, status: BookingStatus) => provider.changeBookingStatus(booking.id, status),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
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

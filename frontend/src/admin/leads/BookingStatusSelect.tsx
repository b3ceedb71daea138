import { BOOKING_STATUSES, type BookingStatus } from '@contract';
import { Box } from '@mui/material';
import type { Appointment } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { StatusSelect } from './StatusSelect';
import { TellVisitorSwitch } from './TellVisitorSwitch';
import { useTellVisitor } from './useTellVisitor';

/**
 * Selects the booking status; shows the stored status after the response. Only a confirmation is a message to the
 * visitor: the switch beside the select decides about it, and the select stays immediate.
 */
export function BookingStatusSelect({ booking }: { booking: Appointment }) {
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const tell = useTellVisitor('booking_confirmed');
  const { mutate, isPending, variables } = useProviderMutation({
    run: (provider, status: BookingStatus) =>
      provider.changeBookingStatus(booking.id, status, status === 'Confirmed' ? tell.decision : undefined),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: () => ({ title: 'Booking status updated successfully' }),
    onSuccess: () => tell.decide(undefined),
  });
  return (
    <Box>
      <StatusSelect
        label="Booking Status"
        value={isPending ? variables : booking.bookingStatus}
        choices={BOOKING_STATUSES}
        disabled={isPending}
        onChoose={mutate}
      />
      {booking.bookingStatus !== 'Confirmed' && (
        <TellVisitorSwitch tell={tell} label="Tell the visitor when confirmed" />
      )}
    </Box>
  );
}

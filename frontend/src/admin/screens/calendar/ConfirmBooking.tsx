import type { Appointment } from '@/shared/api-types';
import { ConfirmButton } from '@/admin/records/leads/ConfirmButton';
import { useConfirmQuestion } from '@/admin/records/leads/useConfirmQuestion';
import type { Telling } from '@/admin/ground/api/requests';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useCalendarActions } from './CalendarActions';
import { CheckIcon as ConfirmIcon } from '@/admin/ground/theme/screenIcons';

/** Confirms a booking. */
export function ConfirmBooking({ booking }: { booking: Appointment }) {
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const { open } = useCalendarActions();
  const { ask, question } = useConfirmQuestion();
  const { mutate, isPending } = useProviderMutation({
    run: (provider, telling: Telling | undefined) =>
      provider.changeBookingStatus(booking.id, 'Confirmed', telling),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: () => ({ title: 'Booking status updated successfully' }),
  });
  return (
    <>
      <ConfirmButton
        variant="contained"
        size="small"
        startIcon={<ConfirmIcon />}
        disabled={isPending}
        onConfirm={(telling) => ask(booking, (decided) => mutate(decided), telling)}
        onWord={() => open({ name: 'confirm', booking })}
      />
      {question}
    </>
  );
}

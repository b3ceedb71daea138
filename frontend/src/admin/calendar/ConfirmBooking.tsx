import type { Appointment } from '../../shared/api-types';
import { ConfirmButton } from '../leads/ConfirmButton';
import { useConfirmQuestion } from '../leads/useConfirmQuestion';
import type { Telling } from '../providers/requests';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { useCalendarActions } from './CalendarActions';
import { CheckIcon as ConfirmIcon } from '../theme/screenIcons';

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

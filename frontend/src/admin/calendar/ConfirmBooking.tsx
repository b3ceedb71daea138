import { Box, Button } from '@mui/material';
import type { Appointment } from '../../shared/api-types';
import { TellVisitorSwitch } from '../leads/TellVisitorSwitch';
import { useConfirmQuestion } from '../leads/useConfirmQuestion';
import { useTellVisitor } from '../leads/useTellVisitor';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { CheckIcon as ConfirmIcon } from '../theme/screenIcons';

/** Confirms a booking; the switch decides whether the visitor gets a message about it. */
export function ConfirmBooking({ booking }: { booking: Appointment }) {
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const tell = useTellVisitor('booking_confirmed');
  const { ask, question } = useConfirmQuestion();
  const { mutate, isPending } = useProviderMutation({
    run: (provider) => provider.changeBookingStatus(booking.id, 'Confirmed', tell.decision),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: () => ({ title: 'Booking status updated successfully' }),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Button
        variant="contained"
        size="small"
        startIcon={<ConfirmIcon />}
        disabled={isPending}
        onClick={() => ask(booking, () => mutate(undefined))}
      >
        Confirm
      </Button>
      <TellVisitorSwitch tell={tell} />
      {question}
    </Box>
  );
}

import { OUTCOMES } from '@contract';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { Appointment, BookingLead } from '@/shared/api-types';
import { hasBegun } from '@/admin/ground/dates/businessTime';
import { leadName } from '@/admin/ground/words/leadWords';
import { useLeadChange } from './useLeadChange';

/** Whether it can be said of a booking whether it took place. */
export const canHaveOutcome = (booking: Appointment, now?: Date) =>
  hasBegun(booking, now) && !booking.cancelledAt && !booking.erasedAt;

interface OutcomeToggleProps {
  readonly booking: Appointment | BookingLead;
  /** Shows the question beside the answers. */
  readonly asks?: boolean;
}

/** Asks whether a consultation took place; the chosen answer, chosen again, is taken back. */
export function OutcomeToggle({ booking, asks = false }: OutcomeToggleProps) {
  const { change, isPending } = useLeadChange();
  const name = leadName(booking);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' }}>
      {asks && (
        <Box component="span" aria-hidden sx={{ fontSize: 13, color: 'text.secondary' }}>
          {QUESTION}
        </Box>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        color="secondary"
        aria-label={`${QUESTION} ${name}`}
        value={booking.outcome}
        disabled={isPending}
        onChange={(_, outcome: Appointment['outcome']) =>
          change([{ ...booking, leadType: 'appointment' }], { outcome })
        }
      >
        {OUTCOMES.map((outcome) => (
          <ToggleButton
            key={outcome}
            value={outcome}
            aria-label={`${outcome}: ${name}`}
            sx={{ px: 1.25, py: 0, minHeight: 30, fontSize: 13, whiteSpace: 'nowrap' }}
          >
            {outcome}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

const QUESTION = 'Did it take place?';

import { Box } from '@mui/material';
import { type Ref, useLayoutEffect, useRef } from 'react';
import { ConfirmButton } from './ConfirmButton';
import { useLeadActions } from './LeadActions';
import { canBeConfirmed } from '@/admin/ground/words/leadRules';
import type { BookingLead } from '@/admin/ground/words/leadTypes';

interface ConfirmLeadProps {
  readonly booking: BookingLead;
  /** Of the main action on the page of the lead. */
  readonly mainRef?: Ref<HTMLButtonElement>;
}

/** Confirms a booking, which removes the button: the booking status gets its focus. Nothing where there is nothing to confirm. */
export function ConfirmLead(props: ConfirmLeadProps) {
  return canBeConfirmed(props.booking) && <Confirm {...props} />;
}

function Confirm({ booking, mainRef }: ConfirmLeadProps) {
  const { change, open } = useLeadActions();
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (own?.contains(document.activeElement))
        own.closest('[data-lead]')?.querySelector<HTMLElement>('[aria-label="Booking Status"]')?.focus();
    };
  }, []);
  return (
    <Box ref={place} component="span" sx={{ display: 'contents' }}>
      <ConfirmButton
        {...(mainRef
          ? { variant: 'contained', buttonRef: mainRef }
          : { variant: 'outlined', color: 'secondary', size: 'small' })}
        onConfirm={(telling) => change([booking], { bookingStatus: 'Confirmed' }, telling)}
        onWord={() => open({ name: 'confirm', lead: booking })}
      />
    </Box>
  );
}

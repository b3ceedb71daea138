import { Box, Button } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import type { BookingLead, Lead } from '../leadTypes';
import { ConfirmButton } from './ConfirmButton';
import { DraftIndicator } from '../../drafts/DraftIndicator';
import { draftKeys } from '../../drafts/draftKeys';
import { useLeadActions } from '../LeadActions';
import { leadRef } from '../leadRules';
import { BookingStatusSelect } from '../status/BookingStatusSelect';
import { ErasedMark } from '../status/ErasedMark';
import { LeadStatusSelect } from '../status/LeadStatusSelect';
import { TellVisitorSwitch } from '../TellVisitorSwitch';
import { useTellVisitor } from '../useTellVisitor';
import { CalendarIcon as ScheduleIcon } from '../../theme/icons';
import { TalkIcon as NotesIcon } from '../../theme/screenIcons';

interface CardControlsProps {
  readonly lead: Lead;
  /** With a button that confirms a booking, as on the page of the lead. */
  readonly withConfirm?: boolean;
}

/** The statuses and actions of a card; none of an erased lead. */
export function CardControls({ lead, withConfirm = false }: CardControlsProps) {
  const { open } = useLeadActions();
  if (lead.erasedAt) return <ErasedMark />;
  return (
    <Box sx={shape}>
      {lead.leadType === 'appointment' ? (
        <BookingControls booking={lead} withConfirm={withConfirm} />
      ) : (
        <Labelled label="Lead Status">
          <LeadStatusSelect lead={lead} />
        </Labelled>
      )}
      <Box sx={{ ...lineShape, order: 1 }}>
        <Button
          size="small"
          color="secondary"
          startIcon={<NotesIcon />}
          onClick={() => open({ name: 'notes', lead })}
          sx={actionShape}
        >
          Notes & Activity
        </Button>
        {lead.leadType === 'appointment' && (
          <Button
            size="small"
            color="secondary"
            startIcon={<ScheduleIcon />}
            onClick={() => open({ name: 'schedule', lead })}
            sx={actionShape}
          >
            Reschedule
          </Button>
        )}
      </Box>
      <Box sx={{ ...lineShape, order: 3, '&:empty': { display: 'none' } }}>
        <DraftIndicator draftKey={draftKeys.note(leadRef(lead))}>Unsaved note</DraftIndicator>
        <DraftIndicator draftKey={draftKeys.sale(lead.id)}>Unsaved sale</DraftIndicator>
      </Box>
    </Box>
  );
}

/** The statuses of a booking, and whether a confirmation is a message to the visitor. */
function BookingControls({ booking, withConfirm }: { booking: BookingLead; withConfirm: boolean }) {
  const tell = useTellVisitor('booking_confirmed');
  const { change } = useLeadActions();
  const statuses = useRef<HTMLDivElement>(null);
  function confirm() {
    // the button goes with the confirmation
    statuses.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    change([booking], { bookingStatus: 'Confirmed' }, tell.decision);
    tell.decide(undefined);
  }
  return (
    <>
      <Box ref={statuses} sx={lineShape}>
        <Labelled label="Booking Status">
          <BookingStatusSelect booking={booking} tell={tell} />
        </Labelled>
        <Labelled label="Lead Status">
          <LeadStatusSelect lead={booking} />
        </Labelled>
      </Box>
      {booking.bookingStatus !== 'Confirmed' && (
        <Box sx={{ ...lineShape, order: 2 }}>
          {withConfirm && !booking.cancelledAt && <ConfirmButton onClick={confirm} />}
          <TellVisitorSwitch tell={tell} label="Tell the visitor when confirmed" />
        </Box>
      )}
    </>
  );
}

/** Shows the name of a selector, which has it as its accessible name already. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" aria-hidden sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

const shape = {
  display: 'grid',
  '& .MuiFormControlLabel-root': { minHeight: 28 },
  gap: 0.5,
  alignContent: 'start',
  justifyItems: { xs: 'start', md: 'end' },
};
const lineShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const actionShape = { py: 0.25, px: 0.75, minHeight: 28 };

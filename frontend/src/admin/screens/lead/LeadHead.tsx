import { ageOn, SERVICE_LABELS } from '@contract';
import { Box, Button } from '@mui/material';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Lead } from '@/shared/api-types';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { ClientChip } from '@/admin/records/clients/ClientChip';
import { LinkClientDialog } from '@/admin/records/clients/LinkClientDialog';
import { useAddToClients } from '@/admin/records/clients/useAddToClients';
import { useUnlinkLead } from '@/admin/records/clients/useUnlinkLead';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { formatSchedule } from '@/admin/ground/words/bookingWords';
import { ChoiceButton } from '@/admin/ground/forms/ChoiceButton';
import { ConfirmLead } from '@/admin/records/leads/ConfirmLead';
import { EmailLink, PhoneLink } from '@/admin/ground/people/ContactLinks';
import { useLeadActions } from '@/admin/records/leads/LeadActions';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { LeadMessageDialog } from '@/admin/records/messages/messageDialogs';
import { LeadMarks } from '@/admin/records/leads/LeadMarks';
import { CONFIRM_FOCUS, leadRef } from '@/admin/ground/words/leadRules';
import { leadName, LEAD_SOURCE_LABELS } from '@/admin/ground/words/leadWords';
import { useBlockChoices } from '@/admin/records/suspected/BlockSender';
import { CalendarIcon } from '@/admin/ground/theme/icons';
import { NoteIcon, PhoneIcon } from '@/admin/ground/theme/screenIcons';
import { DetailsDialog } from '@/admin/records/leads/DetailsDialog';
import type { NoteForm } from './useNoteForm';

interface LeadHeadProps {
  readonly lead: Lead;
  /** The lead stands beside the list. */
  readonly beside: boolean;
  readonly form: NoteForm;
}

/** Who it is and what about, with the actions on the lead. */
export function LeadHead({ lead, beside, form }: LeadHeadProps) {
  const { search, state } = useLocation() as Location<unknown>;
  const confirm = useRef<HTMLButtonElement>(null);
  // opened by the mail about a new booking; the heading takes the focus first
  const isWanted = state === CONFIRM_FOCUS;
  useEffect(() => {
    if (isWanted) confirm.current?.focus();
  }, [isWanted]);
  return (
    <>
      <PageHeading
        title={leadName(lead)}
        subtitle={
          <>
            <HeadLine lead={lead} />
            <Box component="span" sx={marksShape}>
              <LeadMarks lead={lead} />
            </Box>
          </>
        }
        {...(!beside && { back: { to: `/admin/leads${search}`, label: 'All leads' } })}
        beside={beside}
      >
        <Actions lead={lead} form={form} confirm={confirm} />
      </PageHeading>
      {/* after the actions, which are few presses of Tab away */}
      <Box sx={clientShape}>
        <ClientChip lead={lead} />
      </Box>
    </>
  );
}

/** `Tue, Nov 24, 11:00 AM · Retirement Planning · 64 years · +63 917 …`. */
function HeadLine({ lead }: { lead: Lead }) {
  const parts: ReactNode[] =
    lead.leadType === 'appointment'
      ? [
          <Box key="when" component={lead.cancelledAt ? 's' : 'strong'} sx={{ color: 'text.primary' }}>
            {formatSchedule(lead.preferredDate, lead.preferredTime)}
          </Box>,
          SERVICE_LABELS[lead.serviceInterest] ?? lead.serviceInterest,
          lead.dateOfBirth && `${ageOn(lead.dateOfBirth, toCalendarDate(new Date()))} years`,
          !lead.erasedAt && <PhoneLink phone={lead.phone} />,
        ]
      : [LEAD_SOURCE_LABELS[lead.leadSource], !lead.erasedAt && <EmailLink email={lead.email} />];
  return parts.filter(Boolean).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && '\u00a0· '}
      {part}
    </Fragment>
  ));
}

const UNLINKED = [
  { id: 'client', name: 'Add to clients' },
  { id: 'link', name: 'Link to a client' },
] as const;
const LINKED = [{ id: 'unlink', name: 'Unlink from the client' }] as const;

interface ActionsProps extends Pick<LeadHeadProps, 'lead' | 'form'> {
  readonly confirm: RefObject<HTMLButtonElement | null>;
}

function Actions({ lead, form, confirm }: ActionsProps) {
  const { open } = useLeadActions();
  const [dialog, setDialog] = useState<'message' | 'details' | 'link' | null>(null);
  const addToClients = useAddToClients();
  const unlink = useUnlinkLead();
  const block = useBlockChoices(lead);
  const isBooking = lead.leadType === 'appointment';
  const choices = [
    ...(lead.erasedAt
      ? []
      : [{ id: 'message', name: 'Message' } as const, { id: 'details', name: 'Correct details' } as const]),
    ...(lead.erasedAt ? [] : lead.clientId ? LINKED : UNLINKED),
    { id: 'print', name: 'Print' } as const,
    ...(lead.erasedAt ? [] : block.choices),
  ];
  return (
    <>
      {isBooking && <ConfirmLead booking={lead} mainRef={confirm} />}
      {!lead.erasedAt && (
        <>
          {isBooking && (
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<CalendarIcon />}
              // the three fit in one line of a phone
              sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
              onClick={() => open({ name: 'schedule', lead })}
            >
              Reschedule
            </Button>
          )}
          <Button
            variant="outlined"
            color="secondary"
            startIcon={isBooking ? <PhoneIcon /> : <NoteIcon />}
            onClick={() => form.write(isBooking ? 'call' : null)}
            // the bar at the foot of a phone has it
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {isBooking ? 'Log a call' : 'Add a note'}
          </Button>
        </>
      )}
      <ChoiceButton
        label="More"
        size="medium"
        choices={choices}
        onChoose={(id) => {
          if (id === 'message' || id === 'details' || id === 'link') setDialog(id);
          else if (id === 'unlink') unlink(leadRef(lead));
          else if (id === 'client') addToClients(leadRef(lead));
          else if (id === 'print') window.print();
          else block.onChoose(id);
        }}
      />
      {dialog === 'message' && (
        <LazyDialogs onClose={() => setDialog(null)}>
          <LeadMessageDialog lead={lead} onClose={() => setDialog(null)} />
        </LazyDialogs>
      )}
      {dialog === 'details' && <DetailsDialog lead={lead} onClose={() => setDialog(null)} />}
      {dialog === 'link' && <LinkClientDialog lead={leadRef(lead)} onClose={() => setDialog(null)} />}
    </>
  );
}

/** Below the line of the heading. */
const clientShape = { mt: -2, mb: 2, '&:empty': { display: 'none' } };
const marksShape = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  mt: 0.75,
  '&:empty': { display: 'none' },
};

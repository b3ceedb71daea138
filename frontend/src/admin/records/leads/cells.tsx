import { SERVICE_LABELS } from '@contract';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { ClientChip } from '@/admin/records/clients/ClientChip';
import { useLeadActions } from './LeadActions';
import { EmailLink, PhoneLink } from '@/admin/ground/people/ContactLinks';
import { LastNote } from './LastNote';
import { LeadLink } from './LeadLink';
import { leadName, LEAD_SOURCE_LABELS } from '@/admin/ground/words/leadWords';
import { NextTask } from './NextTask';
import { OwnerMenu } from './OwnerMenu';
import { BookingStatusSelect } from './BookingStatusSelect';
import { LeadStatusSelect } from './LeadStatusSelect';
import { RowTime } from './RowTime';
import { AlertIcon as FailedIcon } from '@/admin/ground/theme/screenIcons';

// the cells of a row: react-admin renders them with the lead in the record context

const useLead = () => useRecordContext<Lead>() as Lead;

export function Name() {
  const lead = useLead();
  const { open } = useLeadActions();
  return (
    <Box data-lead={lead.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <LeadLink
        lead={lead}
        title={`${leadName(lead)}, ${lead.email}`}
        sx={{ fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis' }}
      />
      <ClientChip lead={lead} short />
      {lead.mailFailed && (
        <Tooltip title="Message failed">
          <IconButton
            size="small"
            color="error"
            aria-label="Message failed"
            onClick={() => open({ name: 'notes', lead, tab: 'messages' })}
            sx={{ p: 0.25 }}
          >
            <FailedIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

export function When() {
  const lead = useLead();
  return lead.leadType === 'appointment' ? <RowTime booking={lead} /> : null;
}

export function Service() {
  const lead = useLead();
  if (lead.leadType !== 'appointment') return <>{LEAD_SOURCE_LABELS[lead.leadSource]}</>;
  const label = SERVICE_LABELS[lead.serviceInterest] ?? lead.serviceInterest;
  return <span title={label}>{label.split(' ')[0]}</span>;
}

export function Contact() {
  const lead = useLead();
  return lead.leadType === 'appointment' ? (
    <PhoneLink phone={lead.phone} />
  ) : (
    <EmailLink email={lead.email} oneLine />
  );
}

export function Statuses() {
  const lead = useLead();
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {lead.leadType === 'appointment' && <BookingStatusSelect booking={lead} />}
      <LeadStatusSelect lead={lead} />
    </Box>
  );
}

export const NotesCell = () => <LastNote lead={useLead()} short />;

export const NextTaskCell = () => <NextTask due={useLead().nextTaskDue} />;

export const OwnerCell = () => <OwnerMenu lead={useLead()} short />;

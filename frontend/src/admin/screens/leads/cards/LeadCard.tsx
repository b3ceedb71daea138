import { Box, Card, Checkbox, Typography } from '@mui/material';
import { memo, useId } from 'react';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { EmailLink, PhoneLink, thumbShape } from '@/admin/ground/people/ContactLinks';
import { ClampedText } from '@/admin/ground/page/ClampedText';
import { ClientChip } from '@/admin/records/clients/ClientChip';
import { LastNote } from '@/admin/records/leads/LastNote';
import { LeadLink } from '@/admin/records/leads/LeadLink';
import { LeadMarks } from '@/admin/records/leads/LeadMarks';
import { leadName, LEAD_SOURCE_LABELS } from '@/admin/ground/words/leadWords';
import { NextTask } from '@/admin/records/leads/NextTask';
import { OwnerMenu } from '@/admin/records/leads/OwnerMenu';
import { useLeadKeys } from '@/admin/records/leads/useLeadKeys';
import { VisitorRequestPanel } from '@/admin/records/leads/VisitorRequestPanel';
import { BookingFacts, BookingOrigin } from './BookingFacts';
import { CardFact } from '@/admin/records/leads/CardFact';
import { CardControls } from '@/admin/records/leads/CardControls';
import { SaleInformation } from '@/admin/records/leads/SaleInformation';

interface LeadCardProps {
  readonly lead: Lead;
  /** Whether the lead is selected; without it, there is no box to select it. */
  readonly selected?: boolean;
  readonly onToggle?: (id: string) => void;
}

/** A lead with its contact data, statuses and actions. */
export const LeadCard = memo(function LeadCard({ lead, selected, onToggle }: LeadCardProps) {
  const id = useId();
  const booking = lead.leadType === 'appointment' ? lead : null;
  return (
    <Card component="article" aria-labelledby={id} data-lead={lead.id} {...useLeadKeys(lead)} sx={cardShape}>
      <Box sx={columnsShape}>
        <Box sx={{ display: 'grid', gap: '3px', alignContent: 'start', minWidth: 0 }}>
          <Box sx={{ ...lineShape, columnGap: 1 }}>
            {selected !== undefined && (
              <Checkbox
                size="small"
                color="secondary"
                checked={selected}
                disabled={lead.erasedAt !== null}
                onChange={() => onToggle?.(lead.id)}
                slotProps={{ input: { 'aria-label': `Select ${leadName(lead)}` } }}
                sx={{ p: 0.25, ml: -0.375 }}
              />
            )}
            <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              <LeadLink lead={lead} sx={thumbShape} />
            </Typography>
            <LeadMarks lead={lead} />
            <ClientChip lead={lead} />
            <OwnerMenu lead={lead} />
            <Box component="span" sx={quietShape}>
              <EmailLink email={lead.email} />
            </Box>
          </Box>
          {booking && (
            <Box component="dl" sx={{ ...lineShape, fontSize: 14.5 }}>
              <BookingFacts booking={booking} />
            </Box>
          )}
          <Box component="dl" sx={{ ...lineShape, ...quietShape }}>
            {booking && (
              <CardFact label="Phone">
                <PhoneLink phone={booking.phone} />
              </CardFact>
            )}
            <CardFact label="Lead Source">
              {LEAD_SOURCE_LABELS[lead.leadSource as string] ?? lead.leadSource}
            </CardFact>
            <CardFact label="Created">{formatDateTime(lead.createdAt)}</CardFact>
            {booking && <BookingOrigin booking={booking} />}
          </Box>
          {(lead.lastNote || lead.nextTaskDue) && (
            <Box sx={{ ...lineShape, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
              <NextTask due={lead.nextTaskDue} labelled />
              <LastNote lead={lead} />
            </Box>
          )}
        </Box>
        <CardControls lead={lead} />
      </Box>
      {booking?.visitorRequest && <VisitorRequestPanel booking={booking} request={booking.visitorRequest} />}
      {booking?.notes && (
        <Box sx={messageShape}>
          <ClampedText text={booking.notes} />
        </Box>
      )}
      {booking && <SaleInformation booking={booking} />}
    </Card>
  );
});

const cardShape = {
  '&:has([aria-current])': { borderColor: 'secondary.main' },
  px: 2,
  py: 1.25,
  // cards below the window are neither laid out nor painted
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 120px',
};
const columnsShape = {
  display: 'grid',
  gap: { xs: 1, md: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
};
const lineShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.75,
  rowGap: 0.25,
  m: 0,
  minWidth: 0,
};
const quietShape = { fontSize: 13, color: 'text.secondary' };
const messageShape = {
  mt: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: 14,
};

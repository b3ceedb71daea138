import { SERVICE_LABELS } from '@contract';
import { Draggable } from '@hello-pangea/dnd';
import { Box, Card } from '@mui/material';
import { memo } from 'react';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { EmailLink, PhoneLink } from '@/admin/ground/people/ContactLinks';
import { ClientChip } from '@/admin/records/clients/ClientChip';
import { LastNote } from '@/admin/records/leads/LastNote';
import { LeadLink } from '@/admin/records/leads/LeadLink';
import { leadName } from '@/admin/ground/words/leadWords';
import { NextTask } from '@/admin/records/leads/NextTask';
import { OwnerAvatar } from '@/admin/records/leads/OwnerAvatar';
import { RowTime } from '@/admin/records/leads/RowTime';
import { BookingStatusSelect } from '@/admin/records/leads/BookingStatusSelect';
import { LeadStatusSelect } from '@/admin/records/leads/LeadStatusSelect';

/** A lead on the board. The whole card is dragged; its menu of statuses moves it too. */
export const BoardCard = memo(function BoardCard({ lead, index }: { lead: Lead; index: number }) {
  return (
    <Draggable draggableId={lead.id} index={index} isDragDisabled={lead.erasedAt !== null}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <Card
          ref={innerRef}
          {...draggableProps}
          {...dragHandleProps}
          // not a button, which must not contain links and menus
          role="group"
          aria-roledescription="card that can be dragged"
          aria-label={leadName(lead)}
          elevation={isDragging ? 8 : 0}
          sx={{ ...cardShape, ...(isDragging && { boxShadow: 6, borderColor: 'secondary.main' }) }}
        >
          <CardContent lead={lead} />
        </Card>
      )}
    </Draggable>
  );
});

const CardContent = memo(function CardContent({ lead }: { lead: Lead }) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', width: '100%' }}>
        <LeadLink
          lead={lead}
          draggable={false}
          sx={{ flexGrow: 1, minWidth: 0, fontWeight: 650, fontSize: 14.5, overflowWrap: 'anywhere' }}
        />
        <LeadStatusSelect lead={lead} iconOnly />
      </Box>
      {lead.leadType === 'appointment' ? (
        <>
          <RowTime booking={lead} />
          <Box sx={{ color: 'text.secondary' }}>
            {SERVICE_LABELS[lead.serviceInterest] ?? lead.serviceInterest}
          </Box>
          <PhoneLink phone={lead.phone} />
        </>
      ) : (
        <EmailLink email={lead.email} />
      )}
      <ClientChip lead={lead} />
      <LastNote lead={lead} short />
      <Box sx={footShape}>
        {lead.leadType === 'appointment' && <BookingStatusSelect booking={lead} />}
        <NextTask due={lead.nextTaskDue} />
        <Box sx={{ ml: 'auto', '&:empty': { display: 'none' } }}>
          <OwnerAvatar lead={lead} />
        </Box>
      </Box>
    </>
  );
});

const footShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.25,
  width: '100%',
  mt: 0.25,
};
const cardShape = {
  display: 'grid',
  gap: 0.25,
  justifyItems: 'start',
  p: 1,
  mb: 0.75,
  '&:has([aria-current])': { borderColor: 'secondary.main' },
  fontSize: 13.5,
  minWidth: 0,
  '& > *': { minWidth: 0, maxWidth: '100%' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'secondary.main', outlineOffset: -2 },
};

import { Box, Button, Card, Link, Typography } from '@mui/material';
import NotesIcon from '@mui/icons-material/ForumOutlined';
import { useId } from 'react';
import type { Lead } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import { DraftIndicator } from '../drafts/DraftIndicator';
import { draftKeys } from '../drafts/draftKeys';
import { BookingFacts } from './BookingFacts';
import { BookingStatusSelect } from './BookingStatusSelect';
import { Fact } from './Fact';
import { LeadStatusSelect } from './LeadStatusSelect';
import { SaleInformation } from './SaleInformation';
import { leadRef } from './leadRules';
import { leadName, LEAD_SOURCE_LABELS } from './leadWords';

interface LeadCardProps {
  readonly lead: Lead;
  readonly onNotes: () => void;
  /** Opens the sale dialog: to close a booking, or to edit its sale. */
  readonly onSale: () => void;
}

/** A lead with its contact data, statuses and actions. */
export function LeadCard({ lead, onNotes, onSale }: LeadCardProps) {
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={columnsShape}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {leadName(lead)}
          </Typography>
          <Link
            href={`mailto:${encodeURIComponent(lead.email)}`}
            color="secondary"
            sx={{ display: 'block', width: 'fit-content', overflowWrap: 'anywhere', fontSize: 15 }}
          >
            {lead.email}
          </Link>
          <Box component="dl" sx={factsShape}>
            {lead.leadType === 'appointment' && <BookingFacts booking={lead} />}
            <Fact label="Lead Source">
              {LEAD_SOURCE_LABELS[lead.leadSource as string] ?? lead.leadSource}
            </Fact>
            <Fact label="Created">{formatDateTime(lead.createdAt)}</Fact>
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', mt: { xs: 0, md: 0.5 } }}>
          {lead.leadType === 'appointment' && <BookingStatusSelect booking={lead} />}
          <LeadStatusSelect lead={lead} onSale={onSale} />
          <Button startIcon={<NotesIcon />} onClick={onNotes} variant="outlined" color="secondary">
            Notes & Activity
          </Button>
          <DraftIndicator draftKey={draftKeys.note(leadRef(lead))}>Unsaved note</DraftIndicator>
          <DraftIndicator draftKey={draftKeys.sale(lead.id)}>Unsaved sale</DraftIndicator>
        </Box>
      </Box>
      {lead.leadType === 'appointment' && (
        <>
          {lead.notes && (
            <Box sx={messageShape}>
              <Typography sx={{ maxWidth: '68ch' }}>{lead.notes}</Typography>
            </Box>
          )}
          <SaleInformation booking={lead} onEdit={onSale} />
        </>
      )}
    </Card>
  );
}

const columnsShape = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 224px' } };
const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: '10px 16px',
  mt: 1.5,
  mb: 0,
};
const messageShape = {
  mt: 2,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};

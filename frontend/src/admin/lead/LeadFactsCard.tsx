import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { Lead } from '../../shared/api-types';
import { CardControls } from '../leads/cards/CardControls';
import { SaleInformation } from '../leads/cards/SaleInformation';
import { DetailsDialog } from './DetailsDialog';
import { Fact } from '../leads/Fact';
import { factsOf } from '../leads/leadFields';
import { LeadMarks } from '../leads/LeadMarks';
import { OwnerMenu } from '../leads/OwnerMenu';
import { BlockSender } from '../suspected/BlockSender';
import { VisitorRequestPanel } from '../leads/VisitorRequestPanel';

/** Everything that is stored about the person and the booking, with the actions on it. */
export function LeadFactsCard({ lead }: { lead: Lead }) {
  const [correcting, setCorrecting] = useState(false);
  const booking = lead.leadType === 'appointment' ? lead : null;
  return (
    <Card component="section" aria-label="Details" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <LeadMarks lead={lead} />
        <OwnerMenu lead={lead} />
      </Box>
      <Box component="dl" sx={factsShape}>
        {factsOf(lead).map(({ label, content }) => (
          <Fact key={label} label={label}>
            {content}
          </Fact>
        ))}
      </Box>
      <Box className="no-print" sx={controlsShape}>
        <CardControls lead={lead} withConfirm />
        {!lead.erasedAt && (
          <>
            <Button variant="outlined" color="secondary" onClick={() => setCorrecting(true)}>
              Correct details
            </Button>
            <BlockSender sender={lead} />
          </>
        )}
      </Box>
      {booking?.visitorRequest && <VisitorRequestPanel booking={booking} request={booking.visitorRequest} />}
      {booking?.notes && (
        <Box component="section" aria-label="Message of the client" sx={messageShape}>
          <Typography variant="h3">Message of the client</Typography>
          <Typography sx={{ mt: 0.5, maxWidth: '68ch' }}>{booking.notes}</Typography>
        </Box>
      )}
      {booking && <SaleInformation booking={booking} />}
      {correcting && <DetailsDialog lead={lead} onClose={() => setCorrecting(false)} />}
    </Card>
  );
}

const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '10px 16px',
  m: 0,
};
const controlsShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  '& > :first-of-type': { justifyItems: 'start' },
};
const messageShape = {
  mt: 2,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};

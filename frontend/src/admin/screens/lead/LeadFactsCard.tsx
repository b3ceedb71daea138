import { Box, Card, Typography } from '@mui/material';
import type { Lead } from '@/shared/api-types';
import { UnsavedMarks } from '@/admin/records/leads/CardControls';
import { SaleInformation } from '@/admin/records/leads/SaleInformation';
import { Fact } from '@/admin/ground/page/Fact';
import { factsOf } from '@/admin/records/leads/leadFields';
import { OwnerMenu } from '@/admin/records/leads/OwnerMenu';
import { canHaveOutcome, OutcomeToggle } from '@/admin/records/leads/OutcomeToggle';
import { ErasedMark } from '@/admin/records/leads/ErasedMark';
import { Labelled, LeadStatuses } from '@/admin/records/leads/LeadStatuses';
import { VisitorRequestPanel } from '@/admin/records/leads/VisitorRequestPanel';

/** Everything that is stored about the person and the booking: first what is open, then what to know, then the facts. */
export function LeadFactsCard({ lead }: { lead: Lead }) {
  const booking = lead.leadType === 'appointment' ? lead : null;
  return (
    <Card component="section" aria-label="Details" sx={cardShape}>
      {booking?.visitorRequest && <VisitorRequestPanel booking={booking} request={booking.visitorRequest} />}
      {lead.erasedAt ? (
        <ErasedMark />
      ) : (
        <div>
          <LeadStatuses lead={lead}>
            {booking && canHaveOutcome(booking) && (
              <Labelled label="Outcome">
                <OutcomeToggle booking={booking} />
              </Labelled>
            )}
            <Labelled label="Looked after by">
              <OwnerMenu lead={lead} />
            </Labelled>
          </LeadStatuses>
          <UnsavedMarks lead={lead} />
        </div>
      )}
      {booking?.notes && <Words title="Message of the client" text={booking.notes} />}
      {booking?.calculation && <Words title="Calculated on the site" text={booking.calculation} />}
      {booking && <SaleInformation booking={booking} />}
      <Box component="dl" sx={factsShape}>
        {factsOf(lead).map(({ label, wide, content }) => (
          <Fact key={label} label={label} wide={wide}>
            {content}
          </Fact>
        ))}
      </Box>
    </Card>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

const cardShape = { p: 2, display: 'grid', gap: 2, '& > [role="group"]': { mt: 0 } };
const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '10px 16px',
  m: 0,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
};

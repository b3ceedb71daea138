import { SERVICE_LABELS, PREFERRED_TIME_LABELS } from '@contract';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime, formatLongDate, formatNearDay } from '../dates';
import { EmailLink } from '../leads/ContactLinks';
import { REQUEST_LABELS } from '../leads/bookingWords';
import { leadPath } from '../leads/leadRules';
import { FREQUENCY_LABELS, leadName } from '../leads/leadWords';
import { Fact } from '../leads/Fact';
import { CorrectLead } from './CorrectLead';
import { Group, listShape } from './Group';
import type { HeldLead, HeldSale } from './types';

/** What the person left in forms, or staff entered for them; each is corrected by itself. */
export function HeldLeads({ leads }: { leads: readonly HeldLead[] }) {
  const [correcting, setCorrecting] = useState<HeldLead | null>(null);
  if (leads.length === 0) return null;
  return (
    <Group level="h3" title="Bookings and subscriptions">
      <Box component="ul" sx={{ ...listShape, '& > li': { ...listShape['& > li'], py: 1.75 } }}>
        {leads.map((lead) => (
          <li key={`${lead.leadType} ${lead.id}`}>
            <Box sx={headShape}>
              <Typography component="h4" variant="h3">
                <Link
                  component={RouterLink}
                  to={leadPath(lead.leadType, lead.id)}
                  color="secondary"
                  underline="always"
                >
                  {leadTitle(lead)}
                </Link>
              </Typography>
              <Button
                className="no-print"
                size="small"
                variant="outlined"
                color="secondary"
                aria-label={`Correct ${leadTitle(lead)}`}
                onClick={() => setCorrecting(lead)}
              >
                Correct
              </Button>
            </Box>
            <LeadFacts lead={lead} />
            {lead.notes && <Message text={lead.notes} />}
          </li>
        ))}
      </Box>
      {correcting && (
        <CorrectLead
          leadRef={{ leadType: correcting.leadType, leadId: correcting.id }}
          onClose={() => setCorrecting(null)}
        />
      )}
    </Group>
  );
}

function leadTitle({ leadType, preferredDate, preferredTime }: HeldLead): string {
  if (leadType === 'subscription') return 'Newsletter subscription';
  if (!preferredDate) return 'Booking';
  const time = (PREFERRED_TIME_LABELS as Readonly<Record<string, string>>)[preferredTime ?? ''];
  return `Booking for ${formatNearDay(preferredDate)}${time ? `, ${time}` : ''}`;
}

function LeadFacts({ lead }: { lead: HeldLead }) {
  const { email, phone, dateOfBirth, serviceInterest, sale, visitorRequest, visitorTimeZone } = lead;
  const service = (SERVICE_LABELS as Readonly<Record<string, string>>)[serviceInterest ?? ''];
  return (
    <Box component="dl" sx={factsShape}>
      <Fact label="Name">{leadName(lead)}</Fact>
      <Fact label="Email">
        <EmailLink email={email} />
      </Fact>
      {phone && <Fact label="Phone">{phone}</Fact>}
      {dateOfBirth && <Fact label="Date of birth">{formatLongDate(dateOfBirth)}</Fact>}
      {serviceInterest && <Fact label="Service">{service ?? serviceInterest}</Fact>}
      <Fact label="Status">{[lead.bookingStatus, lead.leadStatus].filter(Boolean).join(', ')}</Fact>
      <Fact label="Left on">{formatDateTime(lead.createdAt)}</Fact>
      {visitorTimeZone && <Fact label="Time zone">{visitorTimeZone.replaceAll('_', ' ')}</Fact>}
      {visitorRequest && <Fact label="Request">{REQUEST_LABELS[visitorRequest.type]}</Fact>}
      {sale && <Fact label="Sale">{saleWords(sale)}</Fact>}
    </Box>
  );
}

function Message({ text }: { text: string }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, whiteSpace: 'pre-line', maxWidth: '68ch' }}>
      <Fact label="Message">{text}</Fact>
    </Box>
  );
}

/** `Whole life, 1000 monthly, on November 24, 2026`. */
export function saleWords({ productPurchased, premiumFrequency, premiumRate, soldOn }: HeldSale): string {
  const frequency = premiumFrequency
    ? (FREQUENCY_LABELS[premiumFrequency] ?? premiumFrequency).toLowerCase()
    : '';
  const premium = [premiumRate, frequency].filter(Boolean).join(' ');
  return [productPurchased, premium, soldOn && `on ${formatLongDate(soldOn)}`].filter(Boolean).join(', ');
}

const headShape = { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' };
const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '8px 16px',
  m: 0,
  mt: 1,
};

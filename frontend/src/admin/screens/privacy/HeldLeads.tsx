import { NOT_SET, SERVICE_LABELS, PREFERRED_TIME_LABELS } from '@contract';
import { Box, Button, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime, formatLongDate, formatNearDay } from '@/admin/ground/dates/dates';
import { EmailLink } from '@/admin/ground/people/ContactLinks';
import { REQUEST_LABELS } from '@/admin/ground/words/bookingWords';
import { leadPath } from '@/admin/ground/words/leadRules';
import { FREQUENCY_LABELS, leadName } from '@/admin/ground/words/leadWords';
import { Fact } from '@/admin/ground/page/Fact';
import { CorrectLead } from './CorrectLead';
import { Facts, Group, Records } from './Group';
import type { HeldLead, HeldSale } from '@/admin/ground/api/privacyTypes';

/** What the person left in forms, or staff entered for them; each is corrected by itself. */
export function HeldLeads({ leads }: { leads: readonly HeldLead[] }) {
  const [correcting, setCorrecting] = useState<HeldLead | null>(null);
  if (leads.length === 0) return null;
  return (
    <Group level="h3" title="Bookings and subscriptions">
      <Records>
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
            <Facts facts={SHOWN.map(({ label, value }) => [label, value(lead)])} />
            {lead.notes && <Message text={lead.notes} />}
            {lead.calculation && <Message text={lead.calculation} />}
          </li>
        ))}
      </Records>
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
  if (!preferredDate || preferredDate === NOT_SET) return 'Booking';
  const time = (PREFERRED_TIME_LABELS as Readonly<Record<string, string>>)[preferredTime ?? ''];
  return `Booking for ${formatNearDay(preferredDate)}${time ? `, ${time}` : ''}`;
}

/** What the record says of each field, in this order; null where the title, the message or another field says it. */
const FACTS: {
  readonly [Name in keyof HeldLead]: { label: string; value: (lead: HeldLead) => ReactNode } | null;
} = {
  leadType: null,
  id: null,
  firstName: { label: 'Name', value: leadName },
  lastName: null,
  email: { label: 'Email', value: ({ email }) => <EmailLink email={email} /> },
  phone: { label: 'Phone', value: ({ phone }) => phone },
  dateOfBirth: {
    label: 'Date of birth',
    value: ({ dateOfBirth }) => dateOfBirth && formatLongDate(dateOfBirth),
  },
  serviceInterest: {
    label: 'Service',
    value: ({ serviceInterest: service }) =>
      (SERVICE_LABELS as Readonly<Record<string, string>>)[service ?? ''] ?? service,
  },
  leadStatus: {
    label: 'Status',
    value: ({ bookingStatus, leadStatus }) => [bookingStatus, leadStatus].filter(Boolean).join(', '),
  },
  bookingStatus: null,
  outcome: { label: 'Outcome', value: ({ outcome }) => outcome },
  createdAt: { label: 'Left on', value: ({ createdAt }) => formatDateTime(createdAt) },
  visitorTimeZone: { label: 'Time zone', value: ({ visitorTimeZone: zone }) => zone?.replaceAll('_', ' ') },
  visitorRequest: {
    label: 'Request',
    value: ({ visitorRequest }) => visitorRequest && REQUEST_LABELS[visitorRequest.type],
  },
  sale: { label: 'Sale', value: ({ sale }) => sale && saleWords(sale) },
  preferredDate: null,
  preferredTime: null,
  meetingWay: null,
  meetingMinutes: null,
  calculation: null,
  notes: null,
  clientId: null,
};

const SHOWN = Object.values(FACTS).filter((fact) => fact !== null);

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

const headShape = {
  display: 'flex',
  gap: 1,
  mb: 1,
  justifyContent: 'space-between',
  alignItems: 'flex-start',
};

import { Box, Card, Typography } from '@mui/material';
import type { Lead } from '@/shared/api-types';
import { formatDateTime, formatNearDay } from '@/admin/ground/dates/dates';
import { LeadLink } from './LeadLink';
import { timeLabel } from '@/admin/ground/words/bookingWords';

interface RelatedLeadsProps {
  readonly leads: readonly Lead[];
  readonly title?: string;
}

/** Leads of a person, beside a lead those with the same e-mail address or phone number. Nothing when there is none. */
export function RelatedLeads({ leads, title = 'Other leads of this person' }: RelatedLeadsProps) {
  if (leads.length === 0) return null;
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {leads.map((lead) => (
          <li key={`${lead.leadType} ${lead.id}`}>
            <LeadLink lead={lead} color="secondary" underline="always" />
            <Typography variant="body2" color="textSecondary">
              {lead.leadType === 'appointment'
                ? `Booking for ${formatNearDay(lead.preferredDate)}, ${timeLabel(lead.preferredTime)}`
                : 'Newsletter'}
              {` · ${lead.leadStatus} · ${formatDateTime(lead.createdAt)}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
}

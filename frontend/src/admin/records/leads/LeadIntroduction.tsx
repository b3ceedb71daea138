import { ageOn } from '@contract';
import { Box, Typography } from '@mui/material';
import type { Lead } from '@/shared/api-types';
import { formatLongDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { ClampedText } from '@/admin/ground/page/ClampedText';
import { EmailLink, PhoneLink } from '@/admin/ground/people/ContactLinks';
import { leadName } from '@/admin/ground/words/leadWords';

/** Who a lead is, how to reach them, and what they wrote themselves. */
export function LeadIntroduction({ lead }: { lead: Lead }) {
  const booking = lead.leadType === 'appointment' ? lead : null;
  const born = booking?.dateOfBirth;
  return (
    <Box sx={{ mb: 0.5 }}>
      <Typography color="textSecondary" sx={{ '& a': { textDecoration: 'underline' } }}>
        {leadName(lead)}
        {booking && (
          <>
            {' '}
            · <PhoneLink phone={booking.phone} />
          </>
        )}{' '}
        · <EmailLink email={lead.email} />
        {born && ` · ${ageOn(born, toCalendarDate(new Date()))} years, born ${formatLongDate(born)}`}
      </Typography>
      {booking?.notes && (
        <Box component="blockquote" aria-label="Message of the client" sx={quoteShape}>
          <ClampedText text={booking.notes} />
        </Box>
      )}
    </Box>
  );
}

const quoteShape = {
  m: 0,
  mt: 1,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  fontSize: 14,
};

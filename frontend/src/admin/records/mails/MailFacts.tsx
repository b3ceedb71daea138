import { Box, Typography } from '@mui/material';
import type { MailDetail } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { Fact } from '@/admin/ground/page/Fact';
import { OutcomeChip } from './MailStateChip';

/** Person, recipient, subject and attachments of a mail. */
export function MailFacts({ mail }: { mail: MailDetail }) {
  const { name, recipient, subject, attachments } = mail;
  return (
    <Box component="dl" sx={factsShape}>
      {name && <Fact label="Person">{name}</Fact>}
      <Fact label="To">{recipient}</Fact>
      <Fact label="Subject">{subject}</Fact>
      {attachments.length > 0 && (
        <Fact label="Attachments">{attachments.map(({ filename }) => filename).join(', ')}</Fact>
      )}
    </Box>
  );
}

/** Times, attempts and Message-ID of a mail; folded. */
export function MailDelivery({ mail }: { mail: MailDetail }) {
  const { createdAt, sentAt, nextAttemptAt, usefulUntil, messageId, attemptLog } = mail;
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer', fontWeight: 600 } }}>
      <summary>Delivery</summary>
      <Box component="dl" sx={{ ...factsShape, my: 1.5 }}>
        <Fact label="Written">{formatDateTime(createdAt)}</Fact>
        {sentAt && <Fact label="Sent">{formatDateTime(sentAt)}</Fact>}
        {nextAttemptAt && !sentAt && <Fact label="Next Attempt">{formatDateTime(nextAttemptAt)}</Fact>}
        {usefulUntil && <Fact label="Useful Until">{formatDateTime(usefulUntil)}</Fact>}
        <Fact label="Message-ID">{messageId}</Fact>
      </Box>
      <MailAttempts attempts={attemptLog} />
    </Box>
  );
}

/** Every attempt to send a mail, with the mail server's own words. */
function MailAttempts({ attempts }: { attempts: MailDetail['attemptLog'] }) {
  if (attempts.length === 0) return null;
  return (
    <Box component="section" aria-label="Attempts">
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Attempts
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {attempts.map(({ at, outcome, reply }, index) => (
          <Box component="li" key={index} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <OutcomeChip outcome={outcome} />
              <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
                {formatDateTime(at)}
              </Typography>
            </Box>
            {reply && <ServerWords>{reply}</ServerWords>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The mail server's reply, word for word. */
export function ServerWords({ children }: { children: string }) {
  return (
    <Box component="samp" sx={wordsShape}>
      {children}
    </Box>
  );
}

const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '10px 16px',
  m: 0,
};

const wordsShape = {
  display: 'block',
  mt: 0.5,
  fontSize: 13.5,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

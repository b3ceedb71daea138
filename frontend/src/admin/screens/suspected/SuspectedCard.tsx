import { isMinor, type PreferredTime, SERVICE_LABELS } from '@contract';
import { Box, Button, Card, Checkbox, Typography } from '@mui/material';
import { useId } from 'react';
import type { SuspectedSubmission } from '@/shared/api-types';
import { formatDateTime, formatShortDay } from '@/admin/ground/dates/dates';
import { timeLabel, UNDER_AGE } from '@/admin/ground/words/bookingWords';
import { ClampedText } from '@/admin/ground/page/ClampedText';
import { Fact } from '@/admin/ground/page/Fact';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { BlockSender } from '@/admin/records/suspected/BlockSender';
import { REASONS } from '@/admin/records/suspected/suspectedWords';

interface SuspectedCardProps {
  readonly submission: SuspectedSubmission;
  readonly busy: boolean;
  readonly selected: boolean;
  readonly onToggle: () => void;
  readonly onRelease: () => void;
  readonly onDiscard: () => void;
}

/** A submission that may be from a robot: what was sent, why it is suspected, and the decision. */
export function SuspectedCard({
  submission,
  busy,
  selected,
  onToggle,
  onRelease,
  onDiscard,
}: SuspectedCardProps) {
  const id = useId();
  const name = [submission.firstName, submission.lastName].filter(Boolean).join(' ') || 'Without a name';
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 1.25 }}>
      <Box sx={lineShape}>
        <Checkbox
          size="small"
          color="secondary"
          checked={selected}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': `Select ${name}` } }}
          sx={{ p: 0.25, ml: -0.375 }}
        />
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <StatusChip status="Hold" label={REASONS[submission.reason]} />
        {submission.preferredDate && isMinor(submission.dateOfBirth, submission.preferredDate) && (
          <StatusChip status="Hold" label={UNDER_AGE} />
        )}
      </Box>
      <Box component="dl" sx={factsShape}>
        <Fact label="Email">{submission.email}</Fact>
        {submission.phone && <Fact label="Phone">{submission.phone}</Fact>}
        {submission.preferredDate && (
          <Fact label="Wanted">
            {formatShortDay(submission.preferredDate)}
            {submission.preferredTime && `, ${timeLabel(submission.preferredTime as PreferredTime)}`}
          </Fact>
        )}
        <Fact label={submission.leadType === 'appointment' ? 'Service of Interest' : 'Form'}>
          {submission.leadType === 'appointment' ? serviceLabel(submission.serviceInterest) : 'Newsletter'}
        </Fact>
        <Fact label="Sent">{formatDateTime(submission.createdAt)}</Fact>
        {submission.reference && <Fact label="Reference">{submission.reference}</Fact>}
      </Box>
      {submission.notes && (
        <Box sx={notesShape}>
          <ClampedText text={submission.notes} />
        </Box>
      )}
      <Box sx={{ ...lineShape, gap: 1 }}>
        <Button size="small" variant="contained" disabled={busy} onClick={onRelease}>
          Make it a lead
        </Button>
        <Button size="small" variant="outlined" color="secondary" disabled={busy} onClick={onDiscard}>
          Discard
        </Button>
        <BlockSender sender={submission} />
      </Box>
    </Card>
  );
}

function serviceLabel(service: string | null): string {
  return (SERVICE_LABELS as Readonly<Record<string, string>>)[service ?? ''] ?? service ?? '';
}

const lineShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.75 };
const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '10px 16px',
  m: 0,
};
const notesShape = { pt: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary', fontSize: 14 };

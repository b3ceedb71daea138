import { HOLD_SECONDS } from '@contract';
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  FormControlLabel,
  Link,
  Radio,
  RadioGroup,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { formatScheduled, momentOf, tomorrowMorning, zoneName } from '@/admin/ground/dates/businessTime';
import { NoMailServerAlert } from '@/admin/records/mails/NoMailServerAlert';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { Facts } from '@/admin/ground/page/Fact';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { daysNeeded, numberText, peopleText, reasonsText, writtenIn } from './issueWords';
import { useChangeSending } from './useIssueChanges';
import type { Audience, Issue, SendingStatus } from '@/shared/api-types';

/** Shorter than the hold, so that Undo is never offered too late. */
const HOLD_DURATION = (HOLD_SECONDS - 5) * 1000;

interface SendDialogProps {
  readonly issue: Issue;
  readonly onClose: () => void;
}

const { businessName } = consoleSettings;

/** Who gets an issue and when; the last button sends it. */
export function SendDialog({ issue, onClose }: SendDialogProps) {
  const { id } = issue;
  const audience = useProviderQuery(queryKeys.audience(id), (provider) => provider.audience(id), {
    uncached: true,
  });
  const status = useProviderQuery(queryKeys.sendingStatus, (provider) => provider.sendingStatus());
  const [isLater, setLater] = useState(false);
  const [{ date, time }, setWhen] = useState(tomorrowMorning);
  const takeBack = useChangeSending(id);
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, at: string | null) => provider.sendIssue(id, at),
    invalidates: () => [queryKeys.newsletter],
    success: (at) =>
      at === null
        ? {
            title: `Sending starts in ${HOLD_SECONDS} seconds`,
            action: {
              label: 'Undo',
              altText: 'Take the issue back on its page',
              run: () => takeBack.mutate('take-back'),
            },
            duration: HOLD_DURATION,
          }
        : { title: 'The issue is scheduled' },
    onSuccess: onClose,
    inlineErrors: true,
  });
  const at = isLater ? momentOf(date, time) : null;
  const recipients = audience.data?.recipients ?? 0;
  const loadingError = audience.error ?? status.error;
  const atError = isLater ? fieldErrors(error).at : undefined;
  const retry = () => Promise.all([audience.refetch(), status.refetch()]);
  return (
    <ConsoleDialog open onClose={onClose} title="Send the issue">
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <LastLook issue={issue} />
        {loadingError && <QueryError error={loadingError} onRetry={retry} />}
        {audience.data ? (
          <AudienceFacts audience={audience.data} />
        ) : (
          !loadingError && <Skeleton height={72} />
        )}
        {status.data && <Limits status={status.data} recipients={recipients} />}
        <RadioGroup
          aria-label="When"
          value={isLater ? 'later' : 'now'}
          onChange={(_, value) => setLater(value === 'later')}
        >
          <FormControlLabel value="now" control={<Radio color="secondary" />} label="Now" />
          <FormControlLabel value="later" control={<Radio color="secondary" />} label="At a date and time" />
        </RadioGroup>
        {isLater && (
          <Box sx={whenShape}>
            <TextField
              type="date"
              label="Date"
              value={date}
              onChange={({ target }) => setWhen({ date: target.value, time })}
              error={Boolean(atError)}
              helperText={atError}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              type="time"
              label={`Time in ${zoneName()}`}
              value={time}
              onChange={({ target }) => setWhen({ date, time: target.value })}
              error={Boolean(atError)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={recipients === 0 || (isLater && at === null) || isPending || !status.data}
          onClick={() => mutate(at)}
        >
          {at === null ? `Send to ${peopleText(recipients)}` : `Schedule for ${formatScheduled(at)}`}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}

/** What readers see first, and whether somebody has seen the mail before them. */
function LastLook({ issue }: { issue: Issue }) {
  const { subject, testedAt, updatedAt } = issue;
  const shown = writtenIn(issue);
  const { data } = useProviderQuery(queryKeys.issuePreview({ shown: JSON.stringify(shown) }), (provider) =>
    provider.previewIssue(shown),
  );
  return (
    <Facts
      facts={[
        ['Subject', subject],
        ['From', data?.from ?? businessName],
        ['Test copy', testCopyText(testedAt, updatedAt)],
      ]}
    />
  );
}

function testCopyText(testedAt: string | null, updatedAt: string): string {
  if (testedAt === null) return 'None was sent';
  return `Sent ${formatDateTime(testedAt)}${updatedAt > testedAt ? ', before the last change' : ''}`;
}

function AudienceFacts({ audience }: { audience: Audience }) {
  const reasons = reasonsText(audience);
  return (
    <Box role="group" aria-label="Audience">
      <Typography sx={{ fontWeight: 650, fontSize: 17 }}>
        {peopleText(audience.recipients)} will get it
      </Typography>
      {reasons.length > 0 && (
        <Typography color="textSecondary">
          Not sent to: {reasons.join(', ')}.{' '}
          <Link
            href="/admin/newsletter/subscribers"
            target="_blank"
            rel="noopener"
            color="secondary"
            underline="always"
          >
            Show each of them
          </Link>
        </Typography>
      )}
      {audience.recipients === 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          Nobody has confirmed a subscription yet, so there is nobody to send it to.
        </Alert>
      )}
    </Box>
  );
}

function Limits({
  status: { smtp, dailyLimit, sentToday },
  recipients,
}: {
  status: SendingStatus;
  recipients: number;
}) {
  const days = daysNeeded(recipients, dailyLimit, sentToday);
  return (
    <>
      {!smtp && (
        <NoMailServerAlert>No mail server is connected: nothing is sent until one is.</NoMailServerAlert>
      )}
      {dailyLimit !== null && (
        <Alert severity={days > 1 ? 'warning' : 'info'}>
          At most {numberText(dailyLimit)} newsletter messages leave a day, {numberText(sentToday)} did today.
          {days > 1 && ` Sending takes ${days} days.`}
        </Alert>
      )}
    </>
  );
}

const whenShape = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
};

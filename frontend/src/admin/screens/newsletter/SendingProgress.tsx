import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { Fact } from '@/admin/ground/page/Fact';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { HeldIssue } from './HeldIssue';
import { IssueStateChip } from './IssueStateChip';
import { isHeld, isOver, issueTime, leftToGo, numberText, peopleText } from './issueWords';
import type { Issue } from '@/shared/api-types';
import { useChangeSending } from './useIssueChanges';

/** How far sending is, with the buttons that stop it. */
export function SendingProgress({ issue }: { issue: Issue }) {
  const { state, recipients, sent, failed, skipped, left, confirmedSince, startedAt } = issue;
  const done = recipients - leftToGo(issue);
  const change = useChangeSending(issue.id);
  return (
    <Card component="section" aria-label="Sending" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <IssueStateChip state={state} />
        {!isHeld(issue) && <Typography>{issueTime(issue)}</Typography>}
      </Box>
      {isHeld(issue) && <HeldIssue issue={issue} change={change} />}
      {startedAt ? (
        <Box>
          {!isOver(issue) && (
            <LinearProgress
              variant="determinate"
              aria-label="Progress"
              color="secondary"
              value={recipients > 0 ? (done / recipients) * 100 : 0}
              sx={{ height: 8, borderRadius: 4, mb: 1.5 }}
            />
          )}
          <Box component="dl" sx={factsShape}>
            <Fact label="Recipients">{numberText(recipients)}</Fact>
            <Fact label="Sent">{numberText(sent)}</Fact>
            <Fact label="Failed">{numberText(failed)}</Fact>
            {!isOver(issue) && <Fact label="Left to go">{numberText(leftToGo(issue))}</Fact>}
            <Fact label="Skipped">{numberText(skipped)}</Fact>
            <Fact label="Unsubscribed by it">{numberText(left)}</Fact>
            <Fact label="Confirmed since">{numberText(confirmedSince)}</Fact>
          </Box>
        </Box>
      ) : (
        <Typography color="textSecondary">
          {state === 'scheduled'
            ? 'Who gets it is decided when sending begins: everybody who has confirmed by then.'
            : 'Nothing was sent.'}
        </Typography>
      )}
      {!isOver(issue) && <Waiting issue={issue} />}
      {!isOver(issue) && !isHeld(issue) && <Controls issue={issue} change={change} />}
    </Card>
  );
}

/** Says why mails do not leave. */
function Waiting({ issue }: { issue: Issue }) {
  const { data } = useProviderQuery(queryKeys.sendingStatus, (provider) => provider.sendingStatus());
  if (!data) return null;
  if (!data.smtp)
    return (
      <Typography sx={{ color: 'warning.main' }}>
        No mail server is connected: nothing is sent until one is.
      </Typography>
    );
  const { dailyLimit, sentToday } = data;
  if (issue.state !== 'sending' || dailyLimit === null || sentToday < dailyLimit) return null;
  return (
    <Typography sx={{ color: 'warning.main' }}>
      Today’s {numberText(dailyLimit)} messages have been sent. Sending goes on tomorrow.
    </Typography>
  );
}

interface ControlsProps {
  readonly issue: Issue;
  readonly change: ReturnType<typeof useChangeSending>;
}

function Controls({ issue, change }: ControlsProps) {
  const { canAccess = false, isPending } = useCanAccess({ resource: 'newsletter', action: 'send' });
  const [confirming, setConfirming] = useState(false);
  if (isPending) return null;
  if (!canAccess)
    return <Typography color="textSecondary">Only superadmin users can pause or cancel an issue.</Typography>;
  if (confirming)
    return (
      <Box sx={buttonsShape}>
        <Typography role="alert" sx={{ flexBasis: '100%' }}>
          {issue.startedAt
            ? `Cancel for good? ${peopleText(leftToGo(issue))} will not get it.`
            : `Cancel for good? It will not be sent${issue.sendAt ? ` on ${formatDateTime(issue.sendAt)}` : ''}.`}
        </Typography>
        <Button autoFocus onClick={() => setConfirming(false)}>
          Do not cancel
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={change.isPending}
          onClick={() => {
            change.mutate('cancel');
            setConfirming(false);
          }}
        >
          Cancel the issue
        </Button>
      </Box>
    );
  return (
    <Box sx={buttonsShape}>
      {issue.state === 'sending' && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={change.isPending}
          onClick={() => change.mutate('pause')}
        >
          Pause
        </Button>
      )}
      {issue.state === 'scheduled' && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={change.isPending}
          onClick={() => change.mutate('take-back')}
        >
          Back to draft
        </Button>
      )}
      {issue.state === 'paused' && (
        <Button variant="contained" disabled={change.isPending} onClick={() => change.mutate('resume')}>
          Resume
        </Button>
      )}
      <Button color="error" disabled={change.isPending} onClick={() => setConfirming(true)}>
        Cancel
      </Button>
    </Box>
  );
}

const factsShape = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
  gap: '10px 16px',
  m: 0,
  '& dd': { fontSize: 18, fontWeight: 600 },
};
const buttonsShape = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' };

import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import type { Issue } from '@/shared/api-types';
import { peopleText } from './issueWords';
import type { useChangeSending } from './useIssueChanges';

interface HeldIssueProps {
  readonly issue: Issue;
  readonly change: ReturnType<typeof useChangeSending>;
}

/** The hold of an issue: how long it can still be taken back, for everybody who looks at it. */
export function HeldIssue({ issue, change }: HeldIssueProps) {
  const { id, secondsLeft } = issue;
  const { canAccess = false } = useCanAccess({ resource: 'newsletter', action: 'send' });
  const { data } = useProviderQuery(queryKeys.audience(id), (provider) => provider.audience(id));
  const left = useCountdown(secondsLeft ?? 0, issue);
  return (
    <Box role="group" aria-label="Before sending" sx={heldShape}>
      <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>
        Sending{data && ` to ${peopleText(data.recipients)}`} starts {left > 0 ? `in ${left} s` : 'now'}
      </Typography>
      {canAccess && (
        <>
          <Button
            variant="contained"
            disabled={change.isPending || left === 0}
            onClick={() => change.mutate('take-back')}
          >
            Undo
          </Button>
          <Button
            variant="outlined"
            color="secondary"
            disabled={change.isPending || left === 0}
            onClick={() => change.mutate('send-now')}
          >
            Send now
          </Button>
        </>
      )}
    </Box>
  );
}

/** Counts down from what the server said with this answer. */
function useCountdown(seconds: number, answer: object): number {
  const [state, setState] = useState({ answer, left: seconds });
  if (state.answer !== answer) setState({ answer, left: seconds });
  useEffect(() => {
    const timer = setInterval(
      () => setState((before) => ({ ...before, left: Math.max(0, before.left - 1) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [answer]);
  return state.left;
}

const heldShape = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  p: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'warning.main',
};

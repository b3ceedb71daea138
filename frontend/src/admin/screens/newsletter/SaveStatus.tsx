import { Box, Button, Typography } from '@mui/material';
import type { IssueDraftState } from './useIssueDraft';

/** Whether the server has what was typed, and why not. */
export function SaveStatus({ draft }: { draft: IssueDraftState }) {
  const { failure, dirty, theirs, hasSubject, isSaving, id, flush } = draft;
  const problem =
    dirty && !hasSubject
      ? 'the subject is missing'
      : theirs
        ? 'somebody else changed the issue'
        : !isSaving && failure;
  if (problem)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography role="alert" sx={{ color: 'warning.main', fontWeight: 600, overflowWrap: 'anywhere' }}>
          Not saved: {problem}
        </Typography>
        {problem === failure && (
          <Button size="small" color="secondary" onClick={() => void flush()}>
            Try again
          </Button>
        )}
      </Box>
    );
  if (!dirty && id === null) return null;
  return <Typography color="textSecondary">{dirty ? 'Saving…' : 'Saved'}</Typography>;
}

import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { submissionCount } from '@/admin/records/suspected/suspectedWords';

interface DecisionBarProps {
  readonly selected: number;
  readonly onPage: number;
  /** How many submissions have the reason of the filter; 0 without one. */
  readonly allOfReason: number;
  readonly busy: boolean;
  readonly onSelectAll: () => void;
  readonly onRelease: () => void;
  readonly onDiscard: () => void;
  readonly onDiscardAll: () => void;
}

/** The decision about the selected submissions, or about all of a reason. */
export function DecisionBar(props: DecisionBarProps) {
  const { selected, onPage, allOfReason, busy, onSelectAll, onRelease, onDiscard, onDiscardAll } = props;
  const [asking, setAsking] = useState(false);
  if (asking)
    return (
      <Box sx={shape}>
        <Typography role="alert" sx={{ mr: 'auto' }}>
          Delete {submissionCount(allOfReason)} for good?
        </Typography>
        <Button autoFocus size="small" onClick={() => setAsking(false)}>
          Keep them
        </Button>
        <Button
          size="small"
          color="error"
          onClick={() => {
            setAsking(false);
            onDiscardAll();
          }}
        >
          Delete
        </Button>
      </Box>
    );
  return (
    <Box role="toolbar" aria-label="Selected submissions" sx={shape}>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {selected === 0 ? 'Nothing selected' : `${submissionCount(selected)} selected`}
      </Typography>
      {selected < onPage && (
        <Button size="small" color="secondary" onClick={onSelectAll}>
          Select all {onPage} on this page
        </Button>
      )}
      {selected > 0 && (
        <>
          <Button size="small" variant="outlined" disabled={busy} onClick={onRelease}>
            Make them leads
          </Button>
          <Button size="small" variant="outlined" color="secondary" disabled={busy} onClick={onDiscard}>
            Discard selected
          </Button>
        </>
      )}
      {selected === 0 && allOfReason > 0 && (
        <Button size="small" color="error" disabled={busy} onClick={() => setAsking(true)}>
          Discard all {allOfReason.toLocaleString('en-US')}
        </Button>
      )}
    </Box>
  );
}

const shape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 };

import { Button, DialogActions, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { DiscardConfirmation } from './useDiscardConfirmation';

interface DiscardDialogActionsProps {
  readonly confirmation: DiscardConfirmation;
  readonly question?: string;
  readonly stay?: string;
  readonly leave?: string;
  /** The dialog's normal buttons. */
  readonly children?: ReactNode;
}

/** The buttons of a dialog, replaced by the question whether to discard while it is open. */
export function DiscardDialogActions({
  confirmation: { confirming, cancel, discard },
  question = 'Discard what you have written?',
  stay = 'Keep writing',
  leave = 'Discard',
  children,
}: DiscardDialogActionsProps) {
  if (!confirming) return children && <DialogActions>{children}</DialogActions>;
  return (
    // the key makes React create new buttons; a reused one would become the submit button during its own click
    <DialogActions key="question">
      <Typography role="alert" sx={{ flexGrow: 1, px: 2 }}>
        {question}
      </Typography>
      <Button autoFocus onClick={cancel}>
        {stay}
      </Button>
      <Button color="error" onClick={discard}>
        {leave}
      </Button>
    </DialogActions>
  );
}

import { Alert, Button, DialogContent, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { CopyButton } from '../page/CopyButton';
import { ConsoleDialog } from './ConsoleDialog';
import { DiscardDialogActions } from './DiscardDialogActions';
import { useDiscardConfirmation } from './useDiscardConfirmation';

interface OnceOnlyDialogProps {
  readonly title: string;
  /** Where to keep it. */
  readonly notice: string;
  /** What the button says that closes it without a question. */
  readonly kept?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What the server shows once. Every way out but its button asks first: Escape, Back, and a click beside it. */
export function OnceOnlyDialog({
  title,
  notice,
  kept = 'I have kept it',
  onClose,
  children,
}: OnceOnlyDialogProps) {
  const confirmation = useDiscardConfirmation({ dirty: true, onClose });
  return (
    <ConsoleDialog open title={title} onClose={confirmation.close}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important', justifyItems: 'start' }}>
        <Alert severity="warning" sx={{ width: '100%' }}>
          {notice}
        </Alert>
        {children}
      </DialogContent>
      <DiscardDialogActions
        confirmation={confirmation}
        question="Close without keeping it? It is not shown again."
        stay="Go back"
        leave="Close"
      >
        <Button color="secondary" onClick={onClose}>
          {kept}
        </Button>
      </DiscardDialogActions>
    </ConsoleDialog>
  );
}

interface SecretDialogProps extends Omit<OnceOnlyDialogProps, 'children'> {
  readonly label: string;
  readonly secret: string;
}

/** A secret to copy, shown this once. */
export const SecretDialog = ({ label, secret, ...dialog }: SecretDialogProps) => (
  <OnceOnlyDialog {...dialog}>
    <TextField
      label={label}
      fullWidth
      multiline
      value={secret}
      onFocus={({ target }) => target.select()}
      slotProps={{ htmlInput: { readOnly: true, sx: { fontFamily: 'monospace' } } }}
    />
    <CopyButton text={secret} variant="contained" color="primary" />
  </OnceOnlyDialog>
);

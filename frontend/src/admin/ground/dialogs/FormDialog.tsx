import { Box, type Breakpoint, Button, DialogContent } from '@mui/material';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { ConsoleDialog } from './ConsoleDialog';
import { DiscardDialogActions } from './DiscardDialogActions';
import { useDiscardConfirmation } from './useDiscardConfirmation';

interface FormDialogProps {
  readonly title: string;
  /** What the button says that sends the form. */
  readonly action: string;
  readonly color?: 'primary' | 'error';
  /** The form can be sent. */
  readonly ready: boolean;
  readonly onSubmit: () => void;
  /** What is typed: closing asks first, and nothing is sent while the user has to choose. */
  readonly draft?: {
    readonly dirty: boolean;
    readonly stored?: boolean;
    readonly clear?: () => void;
    readonly theirs?: object | null;
  };
  /** A second act, left of the one that sends the form. */
  readonly otherAction?: ReactNode;
  readonly maxWidth?: Breakpoint;
  /** Stays in sight between the form and the buttons. */
  readonly notice?: ReactNode;
  /** Whenever it becomes another value than null, something was rejected: the first wrong field gets the focus. */
  readonly failure?: unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const UNTOUCHED = { dirty: false };

/** A dialog with a form, a button that sends it, and one that closes it. */
export function FormDialog({
  title,
  action,
  color = 'primary',
  ready,
  onSubmit,
  otherAction,
  draft = UNTOUCHED,
  maxWidth = 'xs',
  notice,
  failure = null,
  onClose,
  children,
}: FormDialogProps) {
  const confirmation = useDiscardConfirmation({ ...draft, onClose });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const sendable = ready && !draft.theirs;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (sendable) onSubmit();
  }
  return (
    <ConsoleDialog open onClose={confirmation.close} title={title} maxWidth={maxWidth}>
      <form ref={form} onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: '8px !important' }}>{children}</DialogContent>
        {notice && <Box sx={{ mx: 3, mt: 1.5, display: 'grid', maxHeight: '32vh' }}>{notice}</Box>}
        <DiscardDialogActions confirmation={confirmation}>
          <Button onClick={confirmation.close}>Cancel</Button>
          {otherAction}
          <Button type="submit" variant="contained" color={color} disabled={!sendable}>
            {action}
          </Button>
        </DiscardDialogActions>
      </form>
    </ConsoleDialog>
  );
}

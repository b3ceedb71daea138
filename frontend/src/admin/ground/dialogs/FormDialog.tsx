import { Box, type Breakpoint, Button, DialogContent } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { ConsoleDialog } from './ConsoleDialog';
import { DiscardDialogActions } from './DiscardDialogActions';
import { useDiscardConfirmation } from './useDiscardConfirmation';

export interface FormDialogProps {
  readonly title: string;
  /** What the button says that sends the form. */
  readonly action: string;
  readonly color?: 'primary' | 'error';
  /** What the button says that closes it. */
  readonly cancel?: string;
  /** The form can be sent. */
  readonly ready: boolean;
  readonly onSubmit: () => void;
  /** Of the form in the beginning (useFormDraft). */
  readonly values?: object;
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
  cancel = 'Cancel',
  ready,
  onSubmit,
  otherAction,
  values = {},
  draft = UNTOUCHED,
  maxWidth = 'xs',
  notice,
  failure = null,
  onClose,
  children,
}: FormDialogProps) {
  const confirmation = useDiscardConfirmation({ ...draft, onClose });
  // a record around the dialog is not that of the form
  const [record] = useState(values);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const sendable = ready && !draft.theirs;
  return (
    <ConsoleDialog open onClose={confirmation.close} title={title} maxWidth={maxWidth}>
      <Form record={record} onSubmit={() => sendable && onSubmit()} noValidate>
        <DialogContent ref={content} sx={{ display: 'grid', gap: 2.5, pt: '8px !important' }}>
          {children}
        </DialogContent>
        {notice && <Box sx={{ mx: 3, mt: 1.5, display: 'grid', maxHeight: '32vh' }}>{notice}</Box>}
        <DiscardDialogActions confirmation={confirmation}>
          <Button onClick={confirmation.close}>{cancel}</Button>
          {otherAction}
          <Button type="submit" variant="contained" color={color} disabled={!sendable}>
            {action}
          </Button>
        </DiscardDialogActions>
      </Form>
    </ConsoleDialog>
  );
}

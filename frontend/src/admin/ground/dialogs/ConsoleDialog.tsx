import { Dialog, DialogTitle, IconButton, type Breakpoint, type DialogProps } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../theme/icons';
import { useBackCloses } from './useBackCloses';
import { usePhone } from '../theme/widths';

interface ConsoleDialogProps {
  readonly open: boolean;
  readonly onClose: DialogProps['onClose'];
  readonly title: string;
  readonly maxWidth?: Breakpoint;
  /** Fills the screen, not only that of a phone. */
  readonly fullScreen?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a title and a close button; full screen on a phone. Restores the focus when it closes. */
export function ConsoleDialog({
  open,
  onClose,
  title,
  maxWidth = 'sm',
  fullScreen = false,
  children,
}: ConsoleDialogProps) {
  const titleId = useId();
  const phone = usePhone();
  useBackCloses(open && phone, () => onClose?.({}, 'escapeKeyDown'));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={phone || fullScreen}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      sx={formShape}
    >
      <DialogTitle id={titleId} component="h2" variant="h4" sx={{ pr: 8, fontSize: 21 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label="Close"
        onClick={(event) => onClose?.(event, 'escapeKeyDown')}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseIcon />
      </IconButton>
      {children}
    </Dialog>
  );
}

// a form around the content must let the content scroll while the buttons stay in place
const formShape = {
  '& .MuiDialog-paper > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
  '& .MuiDialogContent-root': { alignContent: 'start' },
  '& .MuiDialogActions-root': { px: 3, pb: 2 },
};

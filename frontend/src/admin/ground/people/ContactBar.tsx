import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { LazyDialogs } from '../loading/LazyDialogs';
import { FootBar } from '../page/FootBar';
import { MailIcon } from '../theme/icons';
import { NoteIcon, PhoneIcon } from '../theme/screenIcons';
import { phoneUrl } from './ContactLinks';

interface ContactBarProps {
  /** Null hides the call button. */
  readonly phone: string | null;
  readonly onNote: () => void;
  /** The dialog of a message to the person. */
  readonly message: (onClose: () => void) => ReactNode;
}

/** Note, message and call at the foot of a phone, on the page of a person. */
export function ContactBar({ phone, onNote, message }: ContactBarProps) {
  const [isWriting, setWriting] = useState(false);
  const close = () => setWriting(false);
  return (
    <FootBar label="Note, message and call">
      <Button variant="outlined" color="secondary" startIcon={<NoteIcon />} onClick={onNote}>
        Note
      </Button>
      <Button variant="outlined" color="secondary" startIcon={<MailIcon />} onClick={() => setWriting(true)}>
        Message
      </Button>
      {phone && (
        <Button variant="contained" startIcon={<PhoneIcon />} href={phoneUrl(phone)}>
          Call
        </Button>
      )}
      {isWriting && <LazyDialogs onClose={close}>{message(close)}</LazyDialogs>}
    </FootBar>
  );
}

import { Button } from '@mui/material';
import { FootBar } from '../page/FootBar';
import { NoteIcon, PhoneIcon } from '../theme/screenIcons';
import { phoneUrl } from './ContactLinks';

interface ContactBarProps {
  /** Null hides the call button. */
  readonly phone: string | null;
  readonly onNote: () => void;
}

/** Note and call at the foot of a phone, on the page of a person. */
export function ContactBar({ phone, onNote }: ContactBarProps) {
  return (
    <FootBar label="Note and call">
      <Button variant="outlined" color="secondary" startIcon={<NoteIcon />} onClick={onNote}>
        Note
      </Button>
      {phone && (
        <Button variant="contained" startIcon={<PhoneIcon />} href={phoneUrl(phone)}>
          Call
        </Button>
      )}
    </FootBar>
  );
}

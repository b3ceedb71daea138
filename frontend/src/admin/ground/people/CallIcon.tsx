import { IconButton } from '@mui/material';
import { PhoneIcon } from '../theme/screenIcons';
import { phoneUrl } from './ContactLinks';

/** A round button that calls a number; nothing without one. */
export const CallIcon = ({ phone }: { phone: string | null }) =>
  phone && (
    <IconButton color="secondary" href={phoneUrl(phone)} aria-label={`Call ${phone}`}>
      <PhoneIcon sx={{ fontSize: 20 }} />
    </IconButton>
  );

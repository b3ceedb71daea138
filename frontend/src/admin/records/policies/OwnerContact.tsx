import { Box } from '@mui/material';
import { EmailLink, PhoneLink } from '@/admin/ground/people/ContactLinks';

interface OwnerContactProps {
  readonly phone: string | null;
  /** Null for a client whom no mail reaches. */
  readonly email: string | null;
}

/** How to reach who owes a premium: the phone first. Whom no mail reminds is to be called. */
export function OwnerContact({ phone, email }: OwnerContactProps) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {phone && <PhoneLink phone={phone} />}
      {phone && email === null && (
        <>
          {' · '}
          <span style={{ whiteSpace: 'nowrap' }}>no e-mail: call</span>
        </>
      )}
      {!phone && email !== null && <EmailLink email={email} />}
      {!phone && email === null && 'No phone, no e-mail'}
    </Box>
  );
}

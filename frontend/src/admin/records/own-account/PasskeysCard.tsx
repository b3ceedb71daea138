import { Box, Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Passkey } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { supportsPasskeys } from '@/admin/ground/api/passkeys';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs';
import { useSecondFactor } from './useSecondFactor';

type Open = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey } | null;

/** The passkeys of the user's own account. Errors and loading are shown by `SecondFactorCard`, which stands above. */
export function PasskeysCard() {
  const id = useId();
  const [open, setOpen] = useState<Open>(null);
  const { data } = useSecondFactor();
  const close = () => setOpen(null);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="h2">
        Passkeys
      </Typography>
      <Typography color="textSecondary">
        Sign in with the fingerprint, face or PIN of a phone or computer, or with a security key. A passkey
        works without the password, and on this site only.
      </Typography>
      {data?.passkeys.length === 0 && <Typography>You have no passkeys.</Typography>}
      {data && data.passkeys.length > 0 && (
        <Box
          component="ul"
          aria-label="Passkeys"
          sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {data.passkeys.map((passkey) => (
            <Box component="li" key={passkey.id} sx={rowShape}>
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{passkey.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  Added {formatDateTime(passkey.createdAt)}
                  {passkey.lastUsedAt
                    ? `, last used ${formatDateTime(passkey.lastUsedAt)}`
                    : ', not used yet'}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex', gap: 1, flexShrink: 0 }}>
                <Button
                  color="secondary"
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setOpen({ dialog: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  color="error"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setOpen({ dialog: 'remove', passkey })}
                >
                  Remove
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {supportsPasskeys() ? (
        <Button
          variant="outlined"
          color="secondary"
          disabled={!data}
          sx={{ justifySelf: 'start' }}
          onClick={() => setOpen({ dialog: 'add' })}
        >
          Add a passkey
        </Button>
      ) : (
        <Typography variant="body2">This browser cannot make passkeys here.</Typography>
      )}
      {open?.dialog === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.dialog === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.dialog === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
    </Card>
  );
}

const rowShape = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

import { Button, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { totpCodeLimits } from '@/shared/api-limits';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { PasswordConfirmation } from './PasswordConfirmation';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

/** Sets up an authenticator app: confirm with the password, scan, enter a code, keep the recovery codes. */
export function TotpDialog({
  replaces,
  onClose,
}: {
  readonly replaces: boolean;
  readonly onClose: () => void;
}) {
  const begin = useProviderMutation({
    run: (provider, password: string) => provider.beginTotp(password),
    invalidates: () => [],
    inlineErrors: true,
  });
  const confirm = useProviderMutation({
    run: (provider, code: string) => provider.confirmTotp(code),
    invalidates: () => [queryKeys.secondFactor],
    success: () => ({ title: 'Authenticator app set up' }),
    inlineErrors: true,
  });
  if (confirm.data) return <RecoveryCodes codes={confirm.data} onDone={onClose} />;
  return (
    <ConsoleDialog open onClose={onClose} title="Authenticator app" maxWidth="xs">
      {begin.data ? (
        <ScanAndConfirm {...begin.data} change={confirm} onClose={onClose} />
      ) : (
        <PasswordConfirmation
          text={`Confirm with your password that it is you who ${replaces ? 'replaces' : 'sets up'} the app.`}
          action="Continue"
          change={begin}
          onClose={onClose}
        />
      )}
    </ConsoleDialog>
  );
}

interface ScanProps {
  readonly secret: string;
  readonly uri: string;
  readonly change: {
    readonly mutate: (code: string) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  readonly onClose: () => void;
}

function ScanAndConfirm({ secret, uri, change: { mutate, isPending, error }, onClose }: ScanProps) {
  const [code, setCode] = useState('');
  const wrong = fieldErrors(error).code;
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(code);
  }
  return (
    <form onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <Typography>
          Scan this with an authenticator app on your phone, such as Aegis, Google Authenticator or the
          passwords of your phone.
        </Typography>
        <QrCode text={uri} label="QR code for the authenticator app" />
        <Typography variant="body2">
          Or type this key into the app:{' '}
          <Typography component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Typography>
        </Typography>
        <TextField
          label="Code from the app"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={Boolean(wrong)}
          helperText={wrong ?? 'Six digits'}
          slotProps={{
            htmlInput: {
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              maxLength: totpCodeLimits.code.max,
            },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={code.replace(/\s/g, '').length < 6 || isPending}>
          Confirm
        </Button>
      </DialogActions>
    </form>
  );
}

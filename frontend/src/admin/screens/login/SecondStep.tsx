import { Box, Button, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { signInCodeLimits, totpCodeLimits } from '@/shared/api-limits';
import type { SignInStep } from '@/admin/ground/api/authProvider';
import { supportsPasskeys } from '@/admin/ground/api/passkeys';
import type { FactorKind } from './useSignIn';

interface SecondStepProps {
  readonly factors: readonly FactorKind[];
  readonly pending: boolean;
  readonly onStep: (step: SignInStep) => Promise<void>;
  readonly onBack: () => void;
}

type Way = 'app' | 'recovery' | 'passkey';

const FIELDS = {
  app: {
    text: 'Enter the code that your authenticator app shows now.',
    label: 'Code',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: totpCodeLimits.code.max },
  },
  recovery: {
    text: 'Enter one of the recovery codes that you kept. Each is good once.',
    label: 'Recovery code',
    input: {
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
      maxLength: signInCodeLimits.code.max,
    },
  },
} as const;

/** The second step of signing in, in the place of the password: a code, a passkey or a recovery code. */
export function SecondStep({ factors, pending, onStep, onBack }: SecondStepProps) {
  const [way, setWay] = useState<Way>(factors.includes('totp') ? 'app' : 'passkey');
  const [code, setCode] = useState('');
  const passkey = factors.includes('passkey') && supportsPasskeys();
  const field = way === 'passkey' ? null : FIELDS[way];
  const choose = (next: Way) => {
    setCode('');
    setWay(next);
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    await onStep({ code });
    setCode('');
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h2">One more step</Typography>
      <Typography>
        {field?.text ??
          (passkey
            ? 'Confirm with your passkey that it is you.'
            : 'This browser cannot use your passkey. Enter one of your recovery codes instead.')}
      </Typography>
      {field && (
        <>
          <TextField
            // a new field, so that it takes the focus
            key={way}
            label={field.label}
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
            slotProps={{ htmlInput: field.input }}
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={pending || code.replace(/\s/g, '').length < 6}
          >
            {pending ? 'Signing in…' : 'Sign In'}
          </Button>
        </>
      )}
      {passkey && (
        <Button
          variant={field ? 'outlined' : 'contained'}
          color={field ? 'secondary' : 'primary'}
          size="large"
          disabled={pending}
          onClick={() => void onStep('passkey')}
        >
          Use a passkey
        </Button>
      )}
      {way !== 'recovery' && (
        <Button color="secondary" disabled={pending} onClick={() => choose('recovery')}>
          Use a recovery code
        </Button>
      )}
      {way === 'recovery' && factors.includes('totp') && (
        <Button color="secondary" disabled={pending} onClick={() => choose('app')}>
          Use the authenticator app
        </Button>
      )}
      <Button color="secondary" disabled={pending} onClick={onBack}>
        Back
      </Button>
    </Box>
  );
}

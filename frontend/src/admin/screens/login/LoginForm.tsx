import { Box, Button } from '@mui/material';
import { Form, TextInput } from 'react-admin';
import { usePasswordSwitch } from '@/admin/ground/forms/usePasswordSwitch';
import type { SignInStep } from '@/admin/ground/api/authProvider';
import { supportsPasskeys } from '@/admin/ground/api/passkeys';
import { SecondStep } from './SecondStep';
import { useSignIn } from './useSignIn';

const usernameRequired = (value?: string) => (value?.trim() ? undefined : 'Username is required');
const passwordRequired = (value?: string) => (value ? undefined : 'Password is required');

/** Username and password (spec §5), then the second factor of an account that has one; or a passkey alone. */
export function LoginForm() {
  const { pending, factors, signIn, startAgain } = useSignIn();
  return factors ? (
    <SecondStep factors={factors} pending={pending} onStep={signIn} onBack={startAgain} />
  ) : (
    <PasswordStep pending={pending} onStep={signIn} />
  );
}

interface PasswordStepProps {
  readonly pending: boolean;
  readonly onStep: (step: SignInStep) => Promise<void>;
}

function PasswordStep({ pending, onStep }: PasswordStepProps) {
  const { type, endAdornment } = usePasswordSwitch();
  return (
    <Form onSubmit={(fields: object) => onStep(fields as { username: string; password: string })} noValidate>
      <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
        <TextInput
          source="username"
          label="Username"
          validate={usernameRequired}
          autoComplete="username"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          autoFocus
        />
        <TextInput
          source="password"
          label="Password"
          type={type}
          validate={passwordRequired}
          autoComplete="current-password"
          slotProps={{ input: { endAdornment } }}
        />
        <Button type="submit" variant="contained" size="large" disabled={pending} sx={{ mt: 1 }}>
          {pending ? 'Signing in…' : 'Sign In'}
        </Button>
        {supportsPasskeys() && (
          <Button
            variant="outlined"
            color="secondary"
            size="large"
            disabled={pending}
            onClick={() => void onStep('passkey')}
          >
            Use a passkey
          </Button>
        )}
      </Box>
    </Form>
  );
}

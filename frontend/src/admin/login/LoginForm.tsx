import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Form, TextInput, useLogin } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { dismissShownToast, notify } from '../../shared/toast/toastQueue';
import { usePasswordSwitch } from '../account/usePasswordSwitch';
import { errorMessage } from '../providers/errorMessage';

const usernameRequired = (value?: string) => (value?.trim() ? undefined : 'Username is required');
const passwordRequired = (value?: string) => (value ? undefined : 'Password is required');

/** Username and password (spec §5); errors are shown as a toast with the server's message (spec §8). */
export function LoginForm() {
  const login = useLogin();
  const { state } = useLocation() as { state: unknown };
  // react-admin redirects to the location in the state; without one, go to the dashboard
  const next = state ? undefined : '/admin';
  const [pending, setPending] = useState(false);
  const { type, endAdornment } = usePasswordSwitch();
  async function submit(credentials: object) {
    setPending(true);
    try {
      await login(credentials, next);
      dismissShownToast();
    } catch (error) {
      notify({ title: 'Login failed', description: errorMessage(error), destructive: true });
    } finally {
      setPending(false);
    }
  }
  return (
    <Form onSubmit={submit} noValidate>
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
      </Box>
    </Form>
  );
}

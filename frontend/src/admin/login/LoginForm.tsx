import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Form, TextInput, useLogin } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { notify } from '../../shared/toast/toastQueue';
import { sentenceOf } from '../providers/sentenceOf';

const usernameRequired = (value?: string) => (value?.trim() ? undefined : 'Username is required');
const passwordRequired = (value?: string) => (value ? undefined : 'Password is required');

/** Username and password (spec §5); a refusal is shown as a toast with the server's words (spec §8). */
export function LoginForm() {
  const login = useLogin();
  const { state } = useLocation() as { state: unknown };
  // with a way back in the state, react-admin takes it; otherwise the dashboard
  const next = state ? undefined : '/admin';
  const [pending, setPending] = useState(false);
  async function submit(credentials: object) {
    setPending(true);
    try {
      await login(credentials, next);
    } catch (error) {
      notify({ title: 'Login failed', description: sentenceOf(error), destructive: true });
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
          type="password"
          validate={passwordRequired}
          autoComplete="current-password"
        />
        <Button type="submit" variant="contained" size="large" disabled={pending} sx={{ mt: 1 }}>
          {pending ? 'Signing in…' : 'Sign In'}
        </Button>
      </Box>
    </Form>
  );
}

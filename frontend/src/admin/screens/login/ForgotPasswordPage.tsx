import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material';
import { useEffect, useState, type FormEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { setPageTitle } from '@/admin/ground/page/documentTitle';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { SignInFrame } from './SignInFrame';

/** Asks for a link that sets a new password. What follows is the same for every name. */
export function ForgotPasswordPage() {
  const [account, setAccount] = useState('');
  const { mutate, isPending, data } = useProviderMutation({
    run: (provider, name: string) => provider.askForPasswordLink(name),
    invalidates: () => [],
    success: () => ({ title: 'Request received' }),
  });
  useEffect(() => setPageTitle('Forgotten password'), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    const name = account.trim();
    if (name !== '') mutate(name);
  }
  return (
    <SignInFrame
      title="Forgot your password?"
      lead="We send a link to the e-mail address of your account. It works for 30 minutes."
    >
      {data ? (
        <Alert severity="info">
          {data.message} Nothing there after a few minutes? Look among the unwanted mail, or ask your
          administrator.
        </Alert>
      ) : (
        <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label="Username or e-mail address"
            autoComplete="username"
            autoFocus
            value={account}
            onChange={({ target }) => setAccount(target.value)}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={account.trim() === '' || isPending}
          >
            {isPending ? 'Sending…' : 'Send the link'}
          </Button>
        </Box>
      )}
      <BackToSignIn />
    </SignInFrame>
  );
}

/** The way back to the login page. */
export function BackToSignIn() {
  return (
    <Typography variant="body2" sx={{ mt: 2.5 }}>
      <Link component={RouterLink} to="/admin/login" color="secondary" underline="always">
        Back to sign in
      </Link>
    </Typography>
  );
}

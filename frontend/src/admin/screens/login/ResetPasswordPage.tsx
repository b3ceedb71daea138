import { Alert, Box, Button, Link } from '@mui/material';
import { useEffect, useState, type FormEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '@/shared/api-client';
import { NewPasswordField } from '@/admin/ground/forms/NewPasswordField';
import { isLongEnough } from '@/admin/ground/forms/passwordStrength';
import { setPageTitle } from '@/admin/ground/page/documentTitle';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { clearSessionUser } from '@/admin/ground/api/session';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { BackToSignIn } from './ForgotPasswordPage';
import { SignInFrame } from './SignInFrame';

/** Sets a new password by the link of a mail. Its secret is behind the `#`, which browsers do not send to servers. */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const [newPassword, setNewPassword] = useState('');
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, password: string) => provider.setForgottenPassword(token, password),
    invalidates: () => [],
    success: () => ({ title: 'Success', description: 'Your new password is set. Sign in with it.' }),
    onSuccess: () => {
      clearSessionUser();
      void navigate('/admin/login', { replace: true });
    },
    inlineErrors: true,
  });
  useEffect(() => {
    setPageTitle('New password');
    // the secret leaves the address bar and the history
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const expired = token === '' || (error instanceof ApiError && error.status === 404);
  const ready = isLongEnough(newPassword) && !isPending;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) mutate(newPassword);
  }
  return (
    <SignInFrame title="New password" lead="Choose a new password. It ends all your sessions.">
      {expired ? (
        <Alert severity="warning">
          This link does not work any more.{' '}
          <Link component={RouterLink} to="/admin/forgot-password" color="inherit" underline="always">
            Ask for a new one
          </Link>
        </Alert>
      ) : (
        <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
          <NewPasswordField
            label="New password"
            autoFocus
            value={newPassword}
            onChange={setNewPassword}
            error={fieldErrors(error).newPassword}
          />
          <Button type="submit" variant="contained" size="large" disabled={!ready}>
            {isPending ? 'Saving…' : 'Set new password'}
          </Button>
        </Box>
      )}
      <BackToSignIn />
    </SignInFrame>
  );
}

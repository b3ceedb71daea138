import { Alert, Link, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { setPageTitle } from '@/admin/ground/page/documentTitle';
import { Spinner } from '@/admin/ground/page/Spinner';
import { sessionUser } from '@/admin/ground/api/session';
import { LoginForm } from './LoginForm';
import { SignInFrame } from './SignInFrame';

/** The login page; redirects to the dashboard if already signed in (spec §2). */
export function LoginPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [checking, setChecking] = useState(true);
  useEffect(() => {
    setPageTitle('Sign in');
    sessionUser().then(
      (user) => (user ? void navigate('/admin', { replace: true }) : setChecking(false)),
      () => setChecking(false),
    );
  }, [navigate]);

  if (checking) return <Spinner />;
  return (
    <SignInFrame title="Admin Login" lead="Good to see you. Sign in to pick up where you left off.">
      {search === '?ended' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          Your session has ended. Sign in again and you are back where you were. If you cannot sign in, ask
          your administrator.
        </Alert>
      )}
      <LoginForm />
      <Typography variant="body2" sx={{ mt: 2.5 }}>
        <Link component={RouterLink} to="/admin/forgot-password" color="secondary" underline="always">
          Forgot your password?
        </Link>
      </Typography>
    </SignInFrame>
  );
}

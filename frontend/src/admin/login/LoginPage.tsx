import { Alert, Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Spinner } from '../layout/Spinner';
import { sessionUser } from '../providers/session';
import { tokens } from '../theme/tokens';
import { LoginForm } from './LoginForm';
import { OfficeDrawing } from './OfficeDrawing';

/** The login page; redirects to the dashboard if already signed in (spec §2). */
export function LoginPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [checking, setChecking] = useState(true);
  useEffect(() => {
    document.title = 'Sign in · Staff console';
    sessionUser().then(
      (user) => (user ? void navigate('/admin', { replace: true }) : setChecking(false)),
      () => setChecking(false),
    );
  }, [navigate]);

  if (checking) return <Spinner />;
  return (
    <Box component="main" sx={shape}>
      <Box sx={{ display: 'grid', placeItems: 'center', p: 3 }}>
        <Box sx={{ width: '100%', maxWidth: 360 }}>
          <Typography variant="h1" sx={{ mb: 1 }}>
            Admin Login
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            Good to see you. Sign in to pick up where you left off.
          </Typography>
          {search === '?ended' && (
            <Alert severity="info" sx={{ mb: 3 }}>
              Your session has ended. Sign in again and you are back where you were. If you cannot sign in,
              ask your administrator.
            </Alert>
          )}
          <LoginForm />
        </Box>
      </Box>
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', md: 'block' }, bgcolor: tokens.forest, overflow: 'hidden' }}
      >
        <OfficeDrawing />
      </Box>
    </Box>
  );
}

const shape = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' },
  minHeight: '100vh',
  bgcolor: 'background.default',
};

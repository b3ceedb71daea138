import { Alert, Box, Link, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HeroScene } from '../../shared/brand/HeroScene';
import { Brand } from '../layout/Brand';
import { setPageTitle } from '../layout/documentTitle';
import { Spinner } from '../layout/Spinner';
import { sessionUser } from '../providers/session';
import { barBackground } from '../theme/barBackground';
import { LoginForm } from './LoginForm';

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
    <Box component="main" sx={shape}>
      <Box sx={formSideShape}>
        <Box sx={{ color: ({ typography }) => typography.h1.color }}>
          <Brand size={44} />
        </Box>
        <Box sx={{ width: '100%', maxWidth: 360, m: 'auto', py: 4 }}>
          <Typography variant="h1" sx={{ mb: 1, fontSize: '2.25rem' }}>
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
        <Typography variant="body2">
          <Link href="/" color="secondary" underline="always">
            View site
          </Link>
        </Typography>
      </Box>
      <Box aria-hidden sx={drawingSideShape}>
        <HeroScene />
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

const formSideShape = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  p: { xs: 3, sm: 5 },
};

const drawingSideShape = {
  display: { xs: 'none', md: 'grid' },
  placeItems: 'center',
  bgcolor: barBackground,
  p: 4,
  '& .hero-scene': { width: 'min(100%, 560px, 86vh)', height: 'auto' },
  // the frame has the colour of the panel in the scene itself
  '& .window-frame': { stroke: 'color-mix(in oklab, var(--brand-deep), var(--brand))' },
};

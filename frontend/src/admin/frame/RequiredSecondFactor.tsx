import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { Brand } from '../ground/page/Brand';
import { READING_WIDTH } from '../ground/page/ReadingColumn';
import { setPageTitle } from '../ground/page/documentTitle';
import { PasskeysCard } from '../records/own-account/PasskeysCard';
import { SecondFactorCard } from '../records/own-account/SecondFactorCard';
import { useSecondFactor } from '../records/own-account/useSecondFactor';

/** What staff see instead of the console until they have the second factor that the office requires. */
export function RequiredSecondFactor() {
  const { data } = useSecondFactor();
  const logout = useLogout();
  useEffect(() => setPageTitle('Set up a second factor'), []);
  const isDone = data ? data.totpSince !== null || data.passkeys.length > 0 : false;
  return (
    <Box
      component="main"
      sx={{ display: 'grid', gap: 2.5, maxWidth: READING_WIDTH, mx: 'auto', p: { xs: 2, sm: 4 } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Brand />
        <Button color="secondary" onClick={() => void logout()}>
          Logout
        </Button>
      </Box>
      <Box>
        <Typography variant="h1" sx={{ mb: 1 }}>
          Set up a second factor
        </Typography>
        <Typography color="textSecondary">
          This office requires one of everybody on the staff. Set up an authenticator app or a passkey; then
          the console opens.
        </Typography>
      </Box>
      {isDone && (
        <Alert
          severity="success"
          action={
            // loaded again, because everything before was refused
            <Button color="inherit" onClick={() => window.location.assign('/admin')}>
              Open the console
            </Button>
          }
        >
          Your account is protected.
        </Alert>
      )}
      <SecondFactorCard />
      <PasskeysCard />
    </Box>
  );
}

import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { notify } from '../../shared/toast/toastQueue';
import { sentenceOf } from '../providers/sentenceOf';
import { useSignedIn } from '../providers/useSignedIn';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { SettingsMenu } from './SettingsMenu';

const OwnPasswordDialog = lazy(() =>
  import('../account/OwnPasswordDialog').then((module) => ({ default: module.OwnPasswordDialog })),
);
const ShortcutsDialog = lazy(() =>
  import('../shortcuts/ShortcutsDialog').then((module) => ({ default: module.ShortcutsDialog })),
);

/** Who is signed in, their settings and the way out. */
export function AccountPanel({ children }: { children: ReactNode }) {
  const user = useSignedIn();
  const signOut = useLogout();
  const [menuAnchor, setMenuAnchor] = useState<Element | null>(null);
  const [dialog, setDialog] = useState<'password' | 'shortcuts' | null>(null);
  useShortcuts({ '?': () => setDialog('shortcuts') });

  function logOut() {
    signOut({}, undefined, false).catch((error: unknown) =>
      notify({ title: 'Logout failed', description: sentenceOf(error), destructive: true }),
    );
  }
  return (
    <Box sx={shape}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={nameShape}>Welcome, {user?.name}</Typography>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button
          color="inherit"
          variant="outlined"
          onClick={logOut}
          sx={{ flexGrow: 1, borderColor: '#5E7F6E' }}
        >
          Logout
        </Button>
        <IconButton
          color="inherit"
          aria-label="Settings"
          onClick={(event) => setMenuAnchor(event.currentTarget)}
        >
          <SettingsIcon />
        </IconButton>
      </Box>
      <SettingsMenu anchor={menuAnchor} onClose={() => setMenuAnchor(null)} onChoose={setDialog} />
      <Suspense>
        {dialog === 'password' && <OwnPasswordDialog onClose={() => setDialog(null)} />}
        {dialog === 'shortcuts' && <ShortcutsDialog open onClose={() => setDialog(null)} />}
      </Suspense>
    </Box>
  );
}

const shape = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'stretch' },
  gap: 1.5,
  minWidth: 0,
  px: { sm: 1.5 },
};

// one line on a phone's strip; a sidebar has room for a long name
const nameShape = {
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
  overflowWrap: 'anywhere',
};

import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { notify } from '@/shared/toast/toastQueue';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { lazyScreen } from '@/admin/ground/loading/screenCode';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useShortcuts } from '@/admin/ground/shortcuts/useShortcuts';
import { UserIcon } from '@/admin/ground/theme/icons';
import { LOW_SIDEBAR } from '../navigationShape';
import type { AccountDialog } from '../SettingsMenu';

const SettingsMenu = lazyScreen('dashboard', () =>
  import('../SettingsMenu').then((module) => module.SettingsMenu),
);
const AlertsDialog = lazyComponent(() =>
  import('../alerts/AlertsDialog').then((module) => module.AlertsDialog),
);
const OwnPasswordDialog = lazyComponent(() =>
  import('@/admin/records/own-account/OwnPasswordDialog').then((module) => module.OwnPasswordDialog),
);
const ShortcutsDialog = lazyComponent(() =>
  import('../ShortcutsDialog').then((module) => module.ShortcutsDialog),
);

/** The signed-in user's name, settings and logout. */
export function AccountPanel({ children }: { children?: ReactNode }) {
  const user = useCurrentUser();
  const signOut = useLogout();
  const [menu, setMenu] = useState<{ readonly anchor: Element; readonly open: boolean } | null>(null);
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  useShortcuts({ '?': () => setDialog('shortcuts') });

  function logOut() {
    signOut({}, undefined, false).catch((error: unknown) =>
      notify({ title: 'Logout failed', description: errorMessage(error), destructive: true }),
    );
  }
  return (
    <Box sx={shape}>
      <Box>
        <Typography sx={nameShape}>Welcome, {user?.name}</Typography>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button color="inherit" variant="outlined" size="small" onClick={logOut} sx={logoutShape}>
          Logout
        </Button>
        <Tooltip title="Settings">
          <IconButton
            color="inherit"
            aria-label="Settings"
            onClick={(event) => setMenu({ anchor: event.currentTarget, open: true })}
          >
            <UserIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <LazyDialogs onClose={() => setMenu(null)}>
        {menu && (
          <SettingsMenu {...menu} onClose={() => setMenu({ ...menu, open: false })} onChoose={setDialog} />
        )}
      </LazyDialogs>
      <LazyDialogs onClose={() => setDialog(null)}>
        {dialog === 'alerts' && <AlertsDialog onClose={() => setDialog(null)} />}
        {dialog === 'password' && <OwnPasswordDialog onClose={() => setDialog(null)} />}
        {dialog === 'shortcuts' && <ShortcutsDialog open onClose={() => setDialog(null)} />}
      </LazyDialogs>
    </Box>
  );
}

const shape = {
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: 1.5,
  px: 1.5,
  pt: { xs: 1, sm: 2 },
  [LOW_SIDEBAR]: { pt: 1, gap: 1 },
};

const logoutShape = { flexGrow: 1, minHeight: 36, px: 1.5, borderColor: 'rgb(234 244 239 / 35%)' };

const nameShape = { fontWeight: 600, overflowWrap: 'anywhere' };

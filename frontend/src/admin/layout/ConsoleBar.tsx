import { Box } from '@mui/material';
import { useLeadAlerts } from '../alerts/useLeadAlerts';
import { LiveIndicator } from '../live/LiveIndicator';
import { useLiveUpdates } from '../live/useLiveUpdates';
import { SearchLauncher } from '../search/SearchLauncher';
import { barBackground } from '../theme/barBackground';
import { tokens } from '../theme/tokens';
import { AccountPanel } from './AccountPanel';
import { Brand } from './Brand';
import { ConsoleLogo } from './ConsoleLogo';
import { Navigation } from './Navigation';
import { useScreenShortcuts } from './useScreenShortcuts';

/** The sidebar: brand, navigation, live indicator and account. On a phone a bar at the top and one at the bottom. */
export function ConsoleBar() {
  const { newLeads, onMessage } = useLeadAlerts();
  const live = useLiveUpdates(onMessage);
  useScreenShortcuts();
  return (
    <Box component="header" sx={shape}>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, px: 1, mb: 2 }}>
        <Brand />
      </Box>
      <Box sx={{ display: { xs: 'grid', sm: 'none' }, placeItems: 'center', mr: 1.5 }}>
        <ConsoleLogo size={34} />
      </Box>
      <Box sx={{ mb: { sm: 2 }, mr: { xs: 1, sm: 0 } }}>
        <SearchLauncher />
      </Box>
      <Navigation newLeads={newLeads} />
      <Box sx={accountShape}>
        <AccountPanel>
          <LiveIndicator state={live} />
        </AccountPanel>
      </Box>
    </Box>
  );
}

const shape = {
  bgcolor: barBackground,
  color: tokens.onForest,
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  flexShrink: 0,
  boxSizing: 'border-box',
  width: { xs: '100%', sm: 224 },
  height: { sm: '100vh' },
  position: { sm: 'sticky' },
  top: 0,
  borderRight: { sm: 1 },
  borderColor: { sm: 'divider' },
  px: { xs: 2, sm: 1.5 },
  py: { xs: 1, sm: 2 },
};

const accountShape = {
  flex: { sm: 'none' },
  pt: { sm: 2 },
  minWidth: 0,
  flexGrow: { xs: 1, sm: 0 },
};

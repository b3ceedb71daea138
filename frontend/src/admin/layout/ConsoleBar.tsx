import { Box } from '@mui/material';
import { LiveIndicator } from '../live/LiveIndicator';
import { useLiveUpdates } from '../live/useLiveUpdates';
import { tokens } from '../theme/tokens';
import { AccountPanel } from './AccountPanel';
import { Navigation } from './Navigation';
import { useScreenShortcuts } from './useScreenShortcuts';

/** The sidebar: brand, navigation, live indicator and account. */
export function ConsoleBar() {
  const live = useLiveUpdates();
  useScreenShortcuts();
  return (
    <Box component="header" sx={shape}>
      <Box sx={{ fontFamily: 'h1.fontFamily', display: { xs: 'none', sm: 'block' }, px: 1.5, mb: 3 }}>
        <Brand />
      </Box>
      <Navigation />
      <Box
        sx={{
          mt: { sm: 'auto' },
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          flexGrow: { xs: 1, sm: 0 },
        }}
      >
        <AccountPanel>
          <LiveIndicator state={live} />
        </AccountPanel>
      </Box>
    </Box>
  );
}

function Brand() {
  return (
    <Box component="p" sx={{ typography: 'h1', fontSize: 20, m: 0 }}>
      Staff console
    </Box>
  );
}

const shape = {
  bgcolor: tokens.forest,
  color: tokens.onForest,
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  flexShrink: 0,
  boxSizing: 'border-box',
  width: { xs: '100%', sm: 216 },
  height: { sm: '100vh' },
  position: { sm: 'sticky' },
  top: 0,
  overflowY: { sm: 'auto' },
  px: { xs: 2, sm: 1.5 },
  py: { xs: 1, sm: 3 },
};

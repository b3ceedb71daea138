import { Box } from '@mui/material';
import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeadAlerts } from './alerts/useLeadAlerts';
import { LiveIndicator } from './live/LiveIndicator';
import { useLiveUpdates } from './live/useLiveUpdates';
import { titleAt } from './screens';
import { SearchLauncher } from './search/SearchLauncher';
import { barBackground } from '../ground/theme/barBackground';
import { tokens } from '../ground/theme/tokens';
import { visuallyHidden } from '../ground/theme/visuallyHidden';
import { AccountPanel } from './account/AccountPanel';
import { Brand } from '../ground/page/Brand';
import { Navigation } from './Navigation';
import { LOW_SIDEBAR } from './navigationShape';
import { useScreenShortcuts } from './useScreenShortcuts';
import { usePhone } from '../ground/theme/widths';

/**
 * The sidebar: brand, navigation, live indicator and account. On a phone a bar at the top, which the page gives its title
 * and main action, and one at the bottom.
 */
export function ConsoleBar({ titleRef }: { titleRef: Ref<HTMLElement> }) {
  const { newLeads, onMessage } = useLeadAlerts();
  const live = useLiveUpdates(onMessage);
  const phone = usePhone();
  useScreenShortcuts();
  const connection = <LiveIndicator state={live} />;
  return (
    <Box component="header" sx={shape}>
      {phone ? (
        <TitleBar titleRef={titleRef} />
      ) : (
        <Box component="a" href="/" target="_blank" rel="noopener" title="View site" sx={brandShape}>
          <Brand />
          <span style={visuallyHidden}>View site (opens in a new tab)</span>
        </Box>
      )}
      <Box sx={phone ? {} : partShape}>
        <SearchLauncher />
      </Box>
      <Navigation newLeads={newLeads} phone={phone}>
        <AccountPanel>{!phone && connection}</AccountPanel>
      </Navigation>
      {phone && (
        // in the bar only where something is wrong
        <div
          style={live.name === 'live' || live.name === 'connecting' ? visuallyHidden : { flexBasis: '100%' }}
        >
          {connection}
        </div>
      )}
    </Box>
  );
}

/** The place of the title; the name of the screen until its page has loaded. */
function TitleBar({ titleRef }: { titleRef: Ref<HTMLElement> }) {
  const { pathname } = useLocation();
  return (
    <>
      <Box ref={titleRef} sx={titleShape} />
      <Box aria-hidden sx={loadingTitleShape}>
        {titleAt(pathname)}
      </Box>
    </>
  );
}

const shape = {
  bgcolor: barBackground,
  color: tokens.onForest,
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: { xs: 'center', sm: 'stretch' },
  flexShrink: 0,
  boxSizing: 'border-box',
  width: { xs: '100%', sm: 224 },
  minHeight: { xs: 56 },
  height: { sm: '100vh' },
  position: 'sticky',
  zIndex: { xs: 1100, sm: 'auto' },
  top: 0,
  borderRight: { sm: 1 },
  borderColor: { sm: 'divider' },
  px: { xs: 2, sm: 1.5 },
  py: { xs: 0.5, sm: 2 },
  [`@media (min-width: 768px) and (max-height: 960px)`]: { pb: 1 },
  // a low window, such as a phone on its side or zoomed, needs its height for the page
  [`@media (max-width: 767.95px) and (max-height: 500px)`]: { position: 'static' },
};

const partShape = { mb: 2, [LOW_SIDEBAR]: { mb: 1 } };

const brandShape = {
  px: 1,
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: `2px solid ${tokens.leaf}`, outlineOffset: 2 },
  ...partShape,
};

const titleShape = {
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 44,
  '&:empty': { display: 'none' },
};

const loadingTitleShape = {
  mr: 'auto',
  fontFamily: 'h1.fontFamily',
  fontSize: '1.25rem',
  fontWeight: 600,
  '*:not(:empty) + &': { display: 'none' },
};

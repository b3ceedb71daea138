import { Box, ButtonBase } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../providers/useCurrentUser';
import { MoreIcon, OutsideIcon } from '../theme/icons';
import { visuallyHidden } from '../theme/visuallyHidden';
import { NavigationLink } from './NavigationLink';
import { navigationShape, sheetShape } from './navigationShape';
import { screensFor } from '../screens';

/** Links to the pages: a column in the sidebar; on a phone a bottom bar with the most used ones and a sheet. */
export function Navigation({ newLeads }: { newLeads: number }) {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const screens = screensFor(user?.role ?? 'admin_assistant');
  const rest = screens.filter(({ inBar }) => !inBar);
  return (
    <Box
      component="nav"
      aria-label="Screens"
      sx={navigationShape}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {open && <Box className="backdrop" onClick={close} />}
      {screens
        .filter(({ inBar }) => inBar)
        .map((screen) => (
          <NavigationLink
            key={screen.path}
            screen={screen}
            count={screen.path === '/admin/leads' ? newLeads : 0}
          />
        ))}
      <Box id="more-screens" sx={sheetShape(open)} onClick={close}>
        {rest.map((screen) => (
          <NavigationLink key={screen.path} screen={screen} count={0} />
        ))}
        <a href="/" target="_blank" rel="noopener">
          <OutsideIcon aria-hidden sx={{ fontSize: 22 }} />
          <span>View site</span>
          <span style={visuallyHidden}>(opens in a new tab)</span>
        </a>
      </Box>
      <ButtonBase
        className={rest.some(({ path }) => path === pathname) ? 'active' : ''}
        aria-expanded={open}
        aria-controls="more-screens"
        onClick={() => setOpen(!open)}
        sx={{ display: { sm: 'none !important' } }}
      >
        <MoreIcon aria-hidden sx={{ fontSize: 22 }} />
        More
      </ButtonBase>
    </Box>
  );
}

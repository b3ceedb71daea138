import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { useCurrentUser } from '../providers/useCurrentUser';
import { tokens } from '../theme/tokens';
import { screensFor } from './screens';

/** Links to the pages: a column in the sidebar, a bottom bar on a phone. */
export function Navigation() {
  const user = useCurrentUser();
  return (
    <Box component="nav" aria-label="Screens" sx={shape}>
      {screensFor(user?.role ?? 'admin_assistant').map(({ path, label, icon: Icon }) => (
        <NavLink key={path} to={path} end={path === '/admin'} data-path={path}>
          <Icon aria-hidden sx={{ fontSize: 22 }} />
          <span>{label}</span>
        </NavLink>
      ))}
    </Box>
  );
}

const shape = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  justifyContent: { xs: 'space-around', sm: 'flex-start' },
  gap: 0.5,
  position: { xs: 'fixed', sm: 'static' },
  zIndex: 1100,
  left: 0,
  right: 0,
  bottom: 0,
  bgcolor: tokens.forest,
  p: { xs: 0.5, sm: 0 },
  // the menu of the account has it on a phone
  '& a[data-path="/admin/settings"]': { display: { xs: 'none', sm: 'flex' } },
  '& a': {
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    flex: { xs: '1 1 0', sm: 'none' },
    alignItems: 'center',
    gap: { xs: 0.25, sm: 1.5 },
    minWidth: 0,
    minHeight: 44,
    px: { xs: 0.25, sm: 1.5 },
    borderRadius: 1,
    color: tokens.onForest,
    // six labels side by side on a phone
    fontSize: { xs: 'clamp(9.5px, 2.9vw, 11.5px)', sm: 15 },
    textAlign: 'center',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'rgb(255 255 255 / 8%)' },
    '&.active': { bgcolor: 'rgb(124 198 160 / 20%)', color: tokens.white, fontWeight: { sm: 650 } },
    '&:focus-visible': { outline: `2px solid ${tokens.leaf}`, outlineOffset: -2 },
  },
};

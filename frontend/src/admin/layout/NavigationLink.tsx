import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { tokens } from '../theme/tokens';
import { visuallyHidden } from '../theme/visuallyHidden';
import type { Screen } from '../screens';

interface NavigationLinkProps {
  readonly screen: Screen;
  /** Number of new entries on the page. */
  readonly count: number;
}

/** A link to a page, with the number of new entries. */
export function NavigationLink({ screen: { path, label, icon: Icon }, count }: NavigationLinkProps) {
  return (
    <NavLink to={path} end={path === '/admin'}>
      <Icon aria-hidden sx={{ fontSize: 22 }} />
      <span>{label}</span>
      {count > 0 && (
        <>
          <Box component="span" aria-hidden sx={badgeShape}>
            {count > 99 ? '99+' : count}
          </Box>
          <span style={visuallyHidden}>{count} new</span>
        </>
      )}
    </NavLink>
  );
}

const badgeShape = {
  position: { xs: 'absolute', sm: 'static' },
  top: 3,
  left: 'calc(50% + 4px)',
  ml: { sm: 'auto' },
  minWidth: 20,
  boxSizing: 'border-box',
  px: 0.75,
  borderRadius: 10,
  bgcolor: '#F2C078',
  color: tokens.forest,
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
};

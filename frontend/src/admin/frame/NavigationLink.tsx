import { Box } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { tokens } from '../ground/theme/tokens';
import { PAGE_ICONS } from './pageIcons';
import { type MenuScreen, sectionAt } from './screens';
import { visuallyHidden } from '../ground/theme/visuallyHidden';

/** What waits on a page, such as 3 that are `due`. */
export interface Wait {
  readonly count: number;
  readonly words: string;
}

export const NOTHING: Wait = { count: 0, words: '' };

/** `Tasks, 3 due`. */
export const labelOf = ({ title }: MenuScreen, { count, words }: Wait) =>
  count > 0 ? `${title}, ${count} ${words}` : title;

interface NavigationLinkProps {
  readonly screen: MenuScreen;
  readonly wait: Wait;
  /** Whether it replaces the step of the history. */
  readonly replace: boolean;
}

/** A link to a page, with the number of what waits there. */
export function NavigationLink({ screen, wait, replace }: NavigationLinkProps) {
  const { path, title } = screen;
  const Icon = PAGE_ICONS[screen.menu.icon];
  const isCurrent = sectionAt(useLocation().pathname) === screen.section;
  return (
    <Link to={path} replace={replace} {...(isCurrent && { className: 'active', 'aria-current': 'page' })}>
      <Icon aria-hidden sx={{ fontSize: 22 }} />
      <span>{title}</span>
      <WaitingBadge {...wait} />
    </Link>
  );
}

/** The number of what waits, with its words for screen readers; nothing for 0. */
export function WaitingBadge({ count, words }: Wait) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Box component="span" className="badge" sx={badgeShape}>
        {count > 99 ? '99+' : count}
      </Box>{' '}
      <span style={visuallyHidden}>{words}</span>
    </>
  );
}

const badgeShape = {
  ml: 'auto',
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

import { Box } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { tokens } from '../ground/theme/tokens';
import { resourceAt, type Screen } from './screens';
import { visuallyHidden } from '../ground/theme/visuallyHidden';

/** What waits on a page, such as 3 that are `due`. */
export interface Wait {
  readonly count: number;
  readonly words: string;
}

export const NOTHING: Wait = { count: 0, words: '' };

/** `Tasks, 3 due`. */
export const labelOf = ({ label }: Screen, { count, words }: Wait) =>
  count > 0 ? `${label}, ${count} ${words}` : label;

interface NavigationLinkProps {
  readonly screen: Screen;
  readonly wait: Wait;
  /** Whether it replaces the step of the history. */
  readonly replace: boolean;
}

/** A link to a page, with the number of what waits there. */
export function NavigationLink({ screen, wait, replace }: NavigationLinkProps) {
  const { path, label, icon: Icon } = screen;
  const isCurrent = resourceAt(useLocation().pathname) === screen.resource;
  return (
    <Link to={path} replace={replace} {...(isCurrent && { className: 'active', 'aria-current': 'page' })}>
      <Icon aria-hidden sx={{ fontSize: 22 }} />
      <span>{label}</span>
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

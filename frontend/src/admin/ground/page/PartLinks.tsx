import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { moveFocus } from '../shortcuts/moveFocus';

interface PartLinksProps {
  /** The accessible name. */
  readonly label: string;
  /** The first is the page itself; it is the current one only at its own address. */
  readonly parts: readonly { readonly path: string; readonly label: string }[];
}

/**
 * Links to the parts of a page, in one line that scrolls where it does not fit; one tab stop, arrow keys move between the
 * links.
 */
export function PartLinks({ label, parts }: PartLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const current = parts.findLastIndex(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const [list, link] = [nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]')];
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={label}
      className="no-print"
      onKeyDown={(event) => moveFocus(event, 'a')}
      onBlur={() => setFocused(null)}
      sx={navShape}
    >
      {parts.map((part, index) => (
        <NavLink
          key={part.path}
          to={part.path}
          end={index === 0}
          tabIndex={index === (focused ?? Math.max(current, 0)) ? 0 : -1}
          onFocus={() => setFocused(index)}
        >
          {part.label}
        </NavLink>
      ))}
    </Box>
  );
}

const navShape = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  mb: 2.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    flex: 'none',
    px: 1.5,
    py: 1.25,
    color: 'text.secondary',
    fontWeight: 600,
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    '&:hover': { color: 'text.primary' },
    '&.active': { color: 'secondary.main', borderColor: 'secondary.main' },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
  },
};

import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

interface PartLinksProps {
  /** The accessible name. */
  readonly label: string;
  /** The first is the page itself; it is the current one only at its own address. */
  readonly parts: readonly { readonly path: string; readonly label: string }[];
}

/** Links to the parts of a page, in one line that scrolls where it does not fit. */
export function PartLinks({ label, parts }: PartLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const [list, link] = [nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]')];
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Box ref={nav} component="nav" aria-label={label} className="no-print" sx={navShape}>
      {parts.map((part, index) => (
        <NavLink key={part.path} to={part.path} end={index === 0}>
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

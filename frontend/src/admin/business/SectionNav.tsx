import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { sectionPath, SECTIONS } from './sections';

/** Links to the other sections, in one line that scrolls where it does not fit. */
export function SectionNav({ current }: { current: string }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const [list, link] = [nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]')];
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <Box ref={nav} component="nav" aria-label="Sections" className="no-print" sx={navShape}>
      <NavLink to="/admin/business" end>
        All sections
      </NavLink>
      {SECTIONS.map(({ id, label }) => (
        <NavLink key={id} to={sectionPath(id)}>
          {label}
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

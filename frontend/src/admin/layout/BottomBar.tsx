import { Box, ButtonBase } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Screen } from '../screens';
import { MoreIcon } from '../theme/icons';
import { bottomBarShape, sheetShape } from './navigationShape';

interface BottomBarProps {
  readonly screens: readonly Screen[];
  readonly linkTo: (screen: Screen) => ReactNode;
  /** What the sheet shows of these screens. */
  readonly sheet: (screens: readonly Screen[]) => ReactNode;
}

/** The most used screens, and a sheet with the others. */
export function BottomBar({ screens, linkTo, sheet }: BottomBarProps) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const rest = screens.filter(({ inBar }) => !inBar);
  return (
    <Box
      component="nav"
      aria-label="Screens"
      sx={bottomBarShape}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {open && <Box className="backdrop" onClick={close} />}
      {screens.filter(({ inBar }) => inBar).map(linkTo)}
      <Box id="more-screens" sx={sheetShape(open)} onClick={close}>
        {sheet(rest)}
      </Box>
      <ButtonBase
        className={rest.some(({ path }) => path === pathname) ? 'active' : ''}
        aria-expanded={open}
        aria-controls="more-screens"
        onClick={() => setOpen(!open)}
      >
        <MoreIcon aria-hidden sx={{ fontSize: 22 }} />
        More
      </ButtonBase>
    </Box>
  );
}

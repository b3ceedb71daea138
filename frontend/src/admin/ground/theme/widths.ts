import { type Breakpoint, type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is narrower than that width of the theme. */
export const useBelow = (width: Breakpoint) =>
  useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down(width), { noSsr: true });

/** Whether the console is on a phone: with the bar at the bottom, and dialogs that fill the screen. */
export const usePhone = () => useBelow('sm');

/** Whether there is no room for tables and for two things beside each other. */
export const useNarrow = () => useBelow('md');

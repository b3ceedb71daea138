import type { Theme } from '@mui/material';
import { tokens } from './tokens';

/** Background of the bars: forest, and darker than the page in the dark theme. */
export function barBackground({ palette }: Theme): string {
  return palette.mode === 'dark' ? tokens.nightBar : tokens.forest;
}

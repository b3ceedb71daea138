import type { Theme } from '@mui/material';
import { tokens } from './tokens';

/** Background of slightly emphasised boxes: mint in the light theme, dark green in the dark theme. */
export function subtleBackground({ palette }: Theme): string {
  return palette.mode === 'dark' ? tokens.nightMint : tokens.mint;
}

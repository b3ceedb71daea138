import type { Theme } from '@mui/material';
import { tokens } from './tokens';

/** The ground of what stands out quietly: mint by day, a dark green by night. */
export function quietGround({ palette }: Theme): string {
  return palette.mode === 'dark' ? tokens.nightMint : tokens.mint;
}

import type { Theme } from '@mui/material';

/** Hatching of days and times when the office is closed. */
export function closedPattern({ palette }: Theme): string {
  return `repeating-linear-gradient(135deg, ${palette.action.hover} 0 4px, transparent 4px 9px)`;
}

import type { Theme } from '@mui/material';

/** Hatching of days and times when the office is closed. */
function closedPattern({ palette }: Theme): string {
  return `repeating-linear-gradient(135deg, ${palette.action.hover} 0 4px, transparent 4px 9px)`;
}

/** Hatching of times when members of staff are busy, in the other direction, so that it differs on a closed day. */
export function busyPattern({ palette }: Theme): string {
  return `repeating-linear-gradient(45deg, ${palette.action.focus} 0 3px, transparent 3px 8px)`;
}

/** The background of a day or time. */
export function hatching(theme: Theme, closed: boolean, busy: boolean): string {
  return [closed && closedPattern(theme), busy && busyPattern(theme)].filter(Boolean).join(', ') || 'none';
}

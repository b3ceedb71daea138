import type { BookingStatus, LeadStatus } from '@contract';
import { Chip, useTheme } from '@mui/material';
import { statusColours } from './statusColours';

/** A status as text on its colour. */
export function StatusChip({ status }: { status: LeadStatus | BookingStatus }) {
  const { palette } = useTheme();
  const { background, text, border } = statusColours(status, palette.mode);
  return (
    <Chip
      component="span"
      size="small"
      label={status}
      sx={{
        bgcolor: background,
        color: text,
        border: 1,
        borderColor: border ?? 'transparent',
        fontWeight: 600,
        cursor: 'inherit',
      }}
    />
  );
}

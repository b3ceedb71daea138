import { Chip, useTheme } from '@mui/material';
import type { ReactElement } from 'react';
import { statusColours, type StatusName } from './statusColours';

interface StatusChipProps {
  /** Determines the colour. */
  readonly status: StatusName;
  /** The text if it is not the status itself. */
  readonly label?: string;
  readonly icon?: ReactElement;
}

/** A status as text on its colour. */
export function StatusChip({ status, label = status, icon }: StatusChipProps) {
  const { palette } = useTheme();
  const { background, text, border } = statusColours(status, palette.mode);
  return (
    <Chip
      component="span"
      size="small"
      label={label}
      {...(icon ? { icon } : {})}
      sx={{
        bgcolor: background,
        color: text,
        border: 1,
        borderColor: border ?? 'transparent',
        fontWeight: 600,
        cursor: 'inherit',
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      }}
    />
  );
}

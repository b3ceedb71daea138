import type { CalendarDate, PreferredTime } from '@contract';
import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useDropTarget } from './dragAndDrop';

interface DropCellProps {
  readonly date: CalendarDate;
  readonly time?: PreferredTime;
  readonly selected?: boolean;
  readonly sx?: SxProps<Theme>;
  readonly children?: ReactNode;
}

/** A table cell that a booking can be dropped on. */
export function DropCell({ date, time, selected, sx, children }: DropCellProps) {
  const { over, target } = useDropTarget(date, time);
  return (
    <Box
      component="td"
      aria-selected={selected}
      sx={[over && overShape, ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx])] as SxProps<Theme>}
      {...target}
    >
      {children}
    </Box>
  );
}

const overShape = {
  outline: '2px dashed',
  outlineColor: 'secondary.main',
  outlineOffset: '-2px',
  borderRadius: 1,
};

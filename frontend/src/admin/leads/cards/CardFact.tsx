import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden';

interface CardFactProps {
  readonly label: string;
  /** The value does not explain itself: the label is visible. */
  readonly shown?: boolean;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** A label and its value on one line, inside a `dl`. */
export function CardFact({ label, shown = false, strong = false, children }: CardFactProps) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, minWidth: 0, position: 'relative' }}>
      <Box component="dt" sx={shown ? {} : visuallyHidden}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', fontWeight: strong ? 600 : 400 }}
      >
        {children}
      </Box>
    </Box>
  );
}

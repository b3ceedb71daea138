import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface CardFactProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** A label and its value on one line, inside a `dl`. */
export function CardFact({ label, strong = false, children }: CardFactProps) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'baseline', minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}>
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

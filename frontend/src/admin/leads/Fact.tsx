import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A label and its value, inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 15, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

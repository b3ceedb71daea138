import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Labels with their values, those without a value left out, in two columns on a phone and three elsewhere. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, content: ReactNode])[] }) {
  return (
    <Box component="dl" sx={factsShape}>
      {facts
        .filter(([, content]) => Boolean(content))
        .map(([label, content]) => (
          <Fact key={label} label={label}>
            {content}
          </Fact>
        ))}
    </Box>
  );
}

interface FactProps {
  readonly label: string;
  /** Over two columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A label and its value, inside a `dl`. */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <Box sx={{ minWidth: 0, ...(wide && { gridColumn: 'span 2' }) }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 15, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '10px 16px',
  m: 0,
  whiteSpace: 'pre-line',
};

import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FieldSetProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, with a common name. */
export function FieldSet({ title, children }: FieldSetProps) {
  return (
    <Box component="fieldset" sx={groupShape}>
      {title && (
        <Typography component="legend" variant="h2" sx={{ p: 0, mb: 1.5 }}>
          {title}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.75 }}>{children}</Box>
    </Box>
  );
}

const groupShape = { m: 0, p: 0, border: 0, minWidth: 0, mb: 3 };

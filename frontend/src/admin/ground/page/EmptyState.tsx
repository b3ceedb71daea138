import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Plant } from '@/shared/brand/Plant';

interface EmptyStateProps {
  readonly title: string;
  /** What belongs here, and the first step. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Box sx={{ py: { xs: 5, sm: 7 }, px: 2, mx: 'auto', maxWidth: 460, textAlign: 'center' }}>
      <svg viewBox="346 306 108 134" width="72" height="90" aria-hidden="true" focusable="false">
        <Plant />
      </svg>
      <Typography variant="h2" component="p" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ mt: 0.75, textWrap: 'pretty' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
}

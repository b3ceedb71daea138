import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FootBarProps {
  readonly label: string;
  /** One or two buttons. */
  readonly children: ReactNode;
}

/** The main acts of a page at the foot of a phone, above the bar of the console. */
export function FootBar({ label, children }: FootBarProps) {
  return (
    <Box className="no-print" data-foot-bar="phone" role="group" aria-label={label} sx={barShape}>
      {children}
    </Box>
  );
}

const barShape = {
  display: { xs: 'flex', sm: 'none' },
  gap: 1,
  position: 'sticky',
  bottom: 'calc(60px + env(safe-area-inset-bottom))',
  zIndex: 2,
  mx: -2,
  mt: 2,
  px: 2,
  py: 1,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { flex: '1 1 0', minHeight: 44 },
};

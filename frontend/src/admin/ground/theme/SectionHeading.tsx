import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** The heading of a section, in the heading typeface; names of things use the sans. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <Typography id={id} component="h2" variant="h4">
      {children}
    </Typography>
  );
}

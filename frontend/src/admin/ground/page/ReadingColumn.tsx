import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { stackShape } from './columns';

/** The width of what is read from top to bottom, such as a form; lists of records take the whole page. */
export const READING_WIDTH = 760;

/** The cards of a page that is read from top to bottom. */
export function ReadingColumn({ children }: { children: ReactNode }) {
  return <Box sx={{ ...stackShape, maxWidth: READING_WIDTH }}>{children}</Box>;
}

import { Box, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Actions of the page, on the right. */
  readonly children?: ReactNode;
}

/** The heading of a page; also sets the document title. */
export function PageHeading({ title, subtitle, children }: PageHeadingProps) {
  useEffect(() => {
    document.title = `${title} · Staff console`;
  }, [title]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: 3,
      }}
    >
      <Box>
        <Typography variant="h1">{title}</Typography>
        {subtitle && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
    </Box>
  );
}

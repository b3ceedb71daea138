import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { setPageTitle, setTitleBeside } from './documentTitle';

interface PageHeadingProps {
  readonly title: string;
  readonly subtitle?: string;
  /** The heading of what has been opened beside a page: it gets the focus. */
  readonly beside?: boolean;
  /** Actions of the page, on the right. */
  readonly children?: ReactNode;
}

/** The heading of a page; also sets the document title. */
export function PageHeading({ title, subtitle, beside = false, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!beside) return setPageTitle(title);
    setTitleBeside(title);
    return () => setTitleBeside('');
  }, [title, beside]);
  useEffect(() => {
    if (beside) heading.current?.focus({ preventScroll: true });
  }, [beside]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: beside ? 2 : 3,
      }}
    >
      <Box>
        <Typography
          ref={heading}
          variant="h1"
          {...(beside && { component: 'h2', tabIndex: -1 })}
          sx={beside ? besideShape : {}}
        >
          {title}
        </Typography>
        {subtitle && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {children && (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

const besideShape = { fontSize: '1.5rem', overflowWrap: 'anywhere' };

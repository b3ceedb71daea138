import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { setPageTitle, setTitleBeside } from './documentTitle';

interface PageHeadingProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The heading of what has been opened beside a page: it gets the focus. */
  readonly beside?: boolean;
  /** Actions of the page, on the right. */
  readonly children?: ReactNode;
}

/** The heading of a page; also sets the document title, and gets the focus after a navigation. */
export function PageHeading({ title, subtitle, beside = false, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!beside) return setPageTitle(title);
    setTitleBeside(title);
    return () => setTitleBeside('');
  }, [title, beside]);
  // of the page as it opened: a change of its filters leaves the focus
  const isFirstPage = useRef(useLocation().key === 'default');
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = !focused || focused === document.body || !focused.closest('main, [role=dialog]');
    if (beside || (!isFirstPage.current && isFree)) heading.current?.focus({ preventScroll: true });
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
      <Box sx={{ minWidth: 0 }}>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={-1}
          {...(beside && { component: 'h2' })}
          sx={beside ? besideShape : headingShape}
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

const headingShape = { outline: 'none' };
const besideShape = { fontSize: '1.5rem', overflowWrap: 'anywhere' };

import { Box, IconButton, Link, Typography } from '@mui/material';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { BackIcon } from '../theme/screenIcons';
import { setPageTitle, setTitleBeside } from './documentTitle';
import { TitleBarContext } from './titleBar';

interface PageHeadingProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The page to which this one belongs. */
  readonly back?: { readonly to: string; readonly label: string };
  /** The heading of what has been opened beside a page: it gets the focus. */
  readonly beside?: boolean;
  /** Actions of the page, on the right. */
  readonly children?: ReactNode;
}

/**
 * The heading of a page; also sets the document title, and gets the focus after a navigation. On a phone it is in the bar
 * at the top, with an arrow for the way back.
 */
export function PageHeading({ title, subtitle, back, beside = false, children }: PageHeadingProps) {
  const bar = use(TitleBarContext);
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
  const headingShape = beside ? besideShape : bar ? barShape : wideShape;
  const words = (
    <Typography
      ref={heading}
      variant="h1"
      tabIndex={-1}
      {...(beside && { component: 'h2' })}
      sx={headingShape}
    >
      {title}
    </Typography>
  );
  const inBar = bar !== null && !beside;
  return (
    <>
      {inBar &&
        createPortal(
          <>
            {back && (
              <IconButton
                component={RouterLink}
                to={back.to}
                aria-label={back.label}
                color="inherit"
                sx={arrowShape}
              >
                <BackIcon />
              </IconButton>
            )}
            {words}
          </>,
          bar,
        )}
      {inBar && (
        <Typography variant="h1" component="p" sx={onPaperShape}>
          {title}
        </Typography>
      )}
      {!inBar && back && (
        <Link
          component={RouterLink}
          to={back.to}
          color="secondary"
          underline="hover"
          className="no-print"
          sx={backShape}
        >
          <BackIcon aria-hidden fontSize="small" />
          {back.label}
        </Link>
      )}
      <Box sx={{ ...rowShape, mb: beside || inBar ? 2 : 3 }}>
        {(!inBar || subtitle) && (
          <Box sx={{ minWidth: 0 }}>
            {!inBar && words}
            {subtitle && (
              <Typography color="textSecondary" sx={{ mt: inBar ? 0 : 0.5 }}>
                {subtitle}
              </Typography>
            )}
          </Box>
        )}
        {children && (
          <Box className="no-print" sx={actionsShape}>
            {children}
          </Box>
        )}
      </Box>
    </>
  );
}

const rowShape = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  // where all of it is in the title bar
  '&:empty, &:has(> :only-child:empty)': { display: 'none' },
};
const actionsShape = { display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } };
const wideShape = { outline: 'none' };
const besideShape = { fontSize: '1.5rem', overflowWrap: 'anywhere' };
const barShape = {
  ...wideShape,
  flex: '1 1 auto',
  overflow: 'hidden',
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: 'inherit',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
};
const arrowShape = { ml: -1.5, width: 44, height: 44 };
const backShape = { display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 0.5, fontSize: 14 };
const onPaperShape = { display: 'none', '@media print': { display: 'block' } };

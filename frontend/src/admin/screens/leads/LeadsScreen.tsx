import { Box, IconButton, Tooltip } from '@mui/material';
import { Suspense, useEffect, useRef } from 'react';
import { RestoreScrollPosition } from 'react-admin';
import { Link, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ErrorAlert } from '@/admin/ground/loading/ErrorAlert';
import { ErrorBoundary } from '@/admin/ground/loading/ErrorBoundary';
import { useShortcuts } from '@/admin/ground/shortcuts/useShortcuts';
import { CloseIcon } from '@/admin/ground/theme/icons';
import { LeadListPage } from './LeadListPage';
import { LEAD_PANEL_ID } from '@/admin/ground/words/leadRules';
import { LoadingLeads } from '@/admin/records/leads/LoadingLeads';
import { useIsWide } from '@/admin/records/leads/useIsWide';
import { WideContent } from './WideContent';

/** The list of leads. The page of a lead opens beside it on a wide screen, and replaces it on others. */
export function LeadsScreen() {
  const { pathname } = useLocation();
  const opened = useParams().leadId !== undefined;
  const wide = useIsWide();
  const list = useRef<HTMLDivElement>(null);
  const shown = opened && wide ? pathname : null;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && !shown && document.activeElement === document.body)
      (linkTo(before.current, list.current) ?? document.getElementById(LEAD_PANEL_ID))?.focus({
        preventScroll: true,
      });
    before.current = shown;
  }, [shown]);
  if (opened && !wide) return <Outlet />;
  return (
    <Box sx={opened ? besideShape : {}}>
      {opened && <WideContent />}
      <Box ref={list} className={opened ? 'no-print' : ''} sx={{ minWidth: 0 }}>
        <RestoreScrollPosition storeKey="leads.list.scrollPosition">
          <LeadListPage />
        </RestoreScrollPosition>
      </Box>
      {opened && (
        <Box component="section" aria-label="Lead" key={pathname} sx={paneShape}>
          <CloseLead />
          <ErrorBoundary fallback={(error, retry) => <ErrorAlert error={error} onRetry={retry} />}>
            <Suspense fallback={<LoadingLeads count={1} />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Box>
      )}
    </Box>
  );
}

/** The list, which is not printed, stays where it was scrolled to. */
function useScrollAfterPrint() {
  useEffect(() => {
    let top = 0;
    const remember = () => (top = window.scrollY);
    const restore = () => window.scrollTo(0, top);
    window.addEventListener('beforeprint', remember);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', remember);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}

function CloseLead() {
  const list = `/admin/leads${useLocation().search}`;
  const navigate = useNavigate();
  useScrollAfterPrint();
  useShortcuts({ Escape: () => void navigate(list) });
  return (
    <Tooltip title="Close">
      <IconButton component={Link} to={list} aria-label="Close" className="no-print" sx={{ float: 'right' }}>
        <CloseIcon />
      </IconButton>
    </Tooltip>
  );
}

const linkTo = (path: string, list: HTMLElement | null) =>
  [...(list?.querySelectorAll('a') ?? [])].find((link) => link.pathname === path);

const besideShape = {
  display: 'grid',
  '@media print': { display: 'block' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40%)',
  gap: 2,
};

// the list scrolls with the window, the lead on its own
const paneShape = {
  position: 'sticky',
  top: 16,
  alignSelf: 'start',
  boxSizing: 'border-box',
  height: 'calc(100vh - 32px)',
  mt: -2,
  pl: 2,
  pr: 0.5,
  borderLeft: 1,
  borderColor: 'divider',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media print': { position: 'static', height: 'auto', overflow: 'visible', m: 0, p: 0, border: 0 },
};

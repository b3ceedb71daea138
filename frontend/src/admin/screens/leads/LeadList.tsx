import { Box } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { ListContextProvider, Pagination } from 'react-admin';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { lazyScreen } from '@/admin/ground/loading/screenCode';
import { QueryError } from '@/admin/ground/api/QueryError';
import { BulkBar } from './bulk/BulkBar';
import { LeadCards } from './cards/LeadCards';
import { LoadingLeads } from '@/admin/records/leads/LoadingLeads';
import { NoLeads } from './NoLeads';
import { usePendingChanges } from '@/admin/records/leads/useLeadChange';
import { useLeadList } from './useLeadList';
import type { LeadView } from './useLeadView';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

// not fetched ahead: its drag and drop is larger than the rest of the screen
const LeadBoard = lazyComponent(() => import('./board/LeadBoard').then((module) => module.LeadBoard));
const LeadRows = lazyScreen('leads', () => import('./rows/LeadRows').then((module) => module.LeadRows));

/** The leads in the chosen view. */
export function LeadList({ view }: { view: LeadView }) {
  return view === 'board' ? <LeadBoard /> : <LeadPage view={view} />;
}

/** The current page of leads, with loading, error and empty states. */
function LeadPage({ view }: { view: 'cards' | 'rows' }) {
  const list = useLeadList();
  const { data, isPending, error, refetch, filterValues, selectedIds, onToggleItem } = list;
  const { isPlaceholderData = false } = list;
  const leads = usePendingChanges(data ?? []);
  const container = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(container, leads);
  const tab = filterValues.leadStatus ?? null;
  const [loadedTab, setLoadedTab] = useState(tab);
  if (!isPlaceholderData && loadedTab !== tab) setLoadedTab(tab);
  const context = useMemo(() => ({ ...list, data: leads }), [list, leads]);
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  // the placeholder rows of React Query belong to the previous tab
  if (isPending || (isPlaceholderData && loadedTab !== tab)) return <LoadingLeads view={view} />;
  return (
    <Box ref={container}>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      {leads.length === 0 && !error && <NoLeads />}
      <BulkBar leads={leads} />
      {view === 'cards' ? (
        <LeadCards
          leads={leads}
          outdated={isPlaceholderData}
          selectedIds={selectedIds}
          onToggle={onToggleItem}
        />
      ) : (
        <ListContextProvider value={context as never}>
          <LeadRows outdated={isPlaceholderData} />
        </ListContextProvider>
      )}
      {leads.length > 0 && (
        <Box sx={footShape}>
          <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
        </Box>
      )}
    </Box>
  );
}

// toasts appear over the empty left half of this bar, not over the leads
const footShape = {
  position: { sm: 'sticky' },
  bottom: 0,
  zIndex: 2,
  minHeight: { sm: 56 },
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  mt: { xs: 1, sm: 0 },
  '& .MuiToolbar-root': { minHeight: { sm: 55 } },
};

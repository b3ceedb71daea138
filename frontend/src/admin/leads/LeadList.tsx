import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Pagination } from 'react-admin';
import type { Lead } from '../../shared/api-types';
import type { LeadFilter } from '../providers/consoleProvider';
import { QueryError } from '../providers/QueryError';
import { LeadCard } from './LeadCard';
import { emptyText } from './leadTabs';
import { NotesDialog } from './NotesDialog';
import { SaleDialog } from './SaleDialog';
import { useLeadList } from './useLeadList';

/** The open dialog and its lead. */
type OpenDialog = { readonly name: 'notes' | 'sale'; readonly lead: Lead } | null;

/** The current page of leads, with loading, error and empty states. */
export function LeadList() {
  const { data, isPending, error, refetch, filterValues, isPlaceholderData } = useLeadList();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const tab = filterValues.leadStatus ?? null;
  const [loadedTab, setLoadedTab] = useState(tab);
  if (!isPlaceholderData && loadedTab !== tab) setLoadedTab(tab);
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  // the placeholder rows of React Query belong to the previous tab
  if (isPending || (isPlaceholderData && loadedTab !== tab)) return <LoadingLeads />;
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      {data.length === 0 && !error && <NoLeads filter={filterValues} />}
      <Box
        component="ul"
        aria-busy={isPlaceholderData}
        inert={isPlaceholderData}
        sx={{ ...listShape, opacity: isPlaceholderData ? 0.5 : 1 }}
      >
        {data.map((lead) => (
          <li key={`${lead.leadType} ${lead.id}`}>
            <LeadCard
              lead={lead}
              onNotes={() => setDialog({ name: 'notes', lead })}
              onSale={() => setDialog({ name: 'sale', lead })}
            />
          </li>
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
      {dialog?.name === 'notes' && <NotesDialog lead={dialog.lead} onClose={close} />}
      {dialog?.name === 'sale' && dialog.lead.leadType === 'appointment' && (
        <SaleDialog booking={dialog.lead} onClose={close} />
      )}
    </>
  );
}

function NoLeads({ filter }: { filter: LeadFilter }) {
  const { setFilters } = useLeadList();
  const { leadStatus: _, ...narrowed } = filter;
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Typography color="textSecondary">{emptyText(filter)}</Typography>
      {Object.keys(narrowed).length > 0 && (
        <Button sx={{ mt: 2 }} onClick={() => setFilters({})}>
          Clear search and filters
        </Button>
      )}
    </Box>
  );
}

function LoadingLeads() {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="textSecondary">Loading leads...</Typography>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} variant="rounded" height={150} />
      ))}
    </Box>
  );
}

const listShape = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' };

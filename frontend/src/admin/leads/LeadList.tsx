import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Pagination } from 'react-admin';
import type { LeadFilter } from '../providers/consoleProvider';
import { QueryError } from '../providers/QueryError';
import { LeadCards } from './LeadCards';
import { LoadingLeads } from './LoadingLeads';
import { emptyText } from './leadTabs';
import { useLeadList } from './useLeadList';

/** The current page of leads, with loading, error and empty states. */
export function LeadList() {
  const { data, isPending, error, refetch, filterValues, isPlaceholderData } = useLeadList();
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
      <LeadCards leads={data} outdated={isPlaceholderData} />
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
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

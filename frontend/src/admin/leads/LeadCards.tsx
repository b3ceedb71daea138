import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import type { Lead } from '../../shared/api-types';
import type { LeadFilter } from '../providers/consoleProvider';
import { ReadError } from '../providers/ReadError';
import { LeadCard } from './LeadCard';
import { emptyText } from './leadTabs';
import { NotesDialog } from './NotesDialog';
import { SaleDialog } from './SaleDialog';
import { useLeadList } from './useLeadList';

/** What is open over the list, and for which lead. */
type OpenDialog = { readonly name: 'notes' | 'sale'; readonly lead: Lead } | null;

/** The page of leads, or why there are none. */
export function LeadCards() {
  const { data, isPending, error, refetch, filterValues, isPlaceholderData } = useLeadList();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  if (error) return <ReadError error={error} onRetry={refetch} />;
  if (isPending) return <LoadingLeads />;
  if (data.length === 0) return <NoLeads filter={filterValues} />;
  return (
    <>
      <Box component="ul" aria-busy={isPlaceholderData} sx={listShape}>
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

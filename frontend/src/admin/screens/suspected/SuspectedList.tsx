import { Box, MenuItem, TextField } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import type { SuspectedSubmission } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
import { DecisionBar } from './DecisionBar';
import { SuspectedCard } from './SuspectedCard';
import { REASONS } from '@/admin/records/suspected/suspectedWords';
import { useDiscardSubmissions, useReleaseSubmissions } from '@/admin/records/suspected/useSuspected';

/**
 * The current page of suspected submissions, with the decision about one, some, or all of a reason. It is no EntityList:
 * its filter, its selection and the bar of decisions depend on each other.
 */
export function SuspectedList() {
  const list = useListContext<SuspectedSubmission>();
  const { data, error, selectedIds, onToggleItem, onUnselectItems, setFilters } = list;
  const total = list.total ?? 0;
  const release = useReleaseSubmissions();
  const discard = useDiscardSubmissions();
  const { reason } = list.filterValues as { reason?: SuspectedSubmission['reason'] };
  const busy = release.isPending || discard.isPending;
  if (!data) return <QueryState of={list} loading="Loading suspected submissions" />;
  const selected = data.map(({ id }) => id).filter((id) => selectedIds.includes(id));
  return (
    <Box
      component="section"
      aria-label="Submissions"
      sx={{ display: 'grid', gap: 1.5, maxWidth: READING_WIDTH }}
    >
      <QueryState of={list} />
      {(total > 0 || reason) && (
        <TextField
          select
          size="small"
          label="Filter by reason"
          value={reason ?? ''}
          onChange={({ target }) => {
            onUnselectItems();
            setFilters(target.value === '' ? {} : { reason: target.value });
          }}
          sx={{ maxWidth: 420 }}
        >
          <MenuItem value="">All reasons</MenuItem>
          {Object.entries(REASONS).map(([value, words]) => (
            <MenuItem key={value} value={value}>
              {words}
            </MenuItem>
          ))}
        </TextField>
      )}
      {data.length > 0 && (
        <DecisionBar
          key={reason ?? 'all'}
          selected={selected.length}
          onPage={data.length}
          allOfReason={reason ? total : 0}
          busy={busy}
          onSelectAll={() => list.onSelect(data.map(({ id }) => id))}
          onRelease={() => release.mutate(selected, { onSuccess: () => onUnselectItems() })}
          onDiscard={() => discard.mutate({ ids: selected }, { onSuccess: () => onUnselectItems() })}
          onDiscardAll={() => reason && discard.mutate({ reason })}
        />
      )}
      {data.map((submission) => (
        <SuspectedCard
          key={submission.id}
          submission={submission}
          busy={busy}
          selected={selectedIds.includes(submission.id)}
          onToggle={() => onToggleItem(submission.id)}
          onRelease={() => release.mutate([submission.id])}
          onDiscard={() => discard.mutate({ ids: [submission.id] })}
        />
      ))}
      {data.length === 0 && !error && (
        <EmptyState title={reason ? 'No submissions of this reason' : 'Nothing is suspected'}>
          {reason
            ? 'Choose another reason above.'
            : 'What robots send to your forms waits here for your decision. Nothing is lost; after 90 days it is deleted.'}
        </EmptyState>
      )}
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
    </Box>
  );
}

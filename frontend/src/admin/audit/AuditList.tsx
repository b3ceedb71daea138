import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import type { AuditEntry } from '../../shared/api-types';
import { QueryError } from '../providers/QueryError';
import { AuditRow } from './AuditRow';

/** The current page of entries, with loading, error and empty states. */
export function AuditList() {
  const { data, isPending, error, refetch, setFilters, isPlaceholderData, ...list } =
    useListContext<AuditEntry>();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (isPending) return <LoadingEntries />;
  const filtered = Object.keys(list.filterValues as object).length > 0;
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      {data.length === 0 && !error && (
        <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
          <Typography color="textSecondary">
            {filtered ? 'Nothing was recorded that matches the filters' : 'Nothing has been recorded yet'}
          </Typography>
          {filtered && (
            <Button sx={{ mt: 2 }} onClick={() => setFilters({})}>
              Clear filters
            </Button>
          )}
        </Box>
      )}
      {data.length > 0 && (
        <Card
          component="ul"
          aria-label="Audit trail"
          aria-busy={isPlaceholderData}
          sx={{ ...listShape, opacity: isPlaceholderData ? 0.5 : 1 }}
        >
          {data.map((entry) => (
            <li key={entry.id}>
              <AuditRow entry={entry} />
            </li>
          ))}
        </Card>
      )}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
}

function LoadingEntries() {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">Loading the audit trail...</Typography>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} variant="rounded" height={44} />
      ))}
    </Box>
  );
}

const listShape = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Pagination, useListContext } from 'react-admin';
import type { Mail } from '../../shared/api-types';
import type { MailFilter } from '../providers/requests';
import { QueryError } from '../providers/QueryError';
import { MailDialog } from './MailDialog';
import { MailRow } from './MailRow';

/** The current page of messages, with loading, error and empty states. */
export function MessageList() {
  const { data, isPending, error, refetch, setFilters, isPlaceholderData, ...list } = useListContext<Mail>();
  const filterValues = list.filterValues as MailFilter;
  const [open, setOpen] = useState<Mail | null>(null);
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (isPending) return <LoadingMessages />;
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      {data.length === 0 && !error && (
        <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
          <Typography color="textSecondary">
            {filtered ? 'No messages match the search and filters' : 'No messages yet'}
          </Typography>
          {filtered && (
            <Button sx={{ mt: 2 }} onClick={() => setFilters({})}>
              Clear search and filters
            </Button>
          )}
        </Box>
      )}
      {data.length > 0 && (
        <Card
          component="ul"
          aria-label="Messages"
          aria-busy={isPlaceholderData}
          inert={isPlaceholderData}
          sx={{ ...listShape, opacity: isPlaceholderData ? 0.5 : 1 }}
        >
          {data.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} onOpen={() => setOpen(mail)} />
            </li>
          ))}
        </Card>
      )}
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
      {open && <MailDialog mail={open} withLead onClose={() => setOpen(null)} />}
    </>
  );
}

function LoadingMessages() {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="textSecondary">Loading messages...</Typography>
      {[0, 1, 2, 3, 4].map((index) => (
        <Skeleton key={index} variant="rounded" height={64} />
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

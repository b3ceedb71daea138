import { Box, Skeleton, Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import type { Task } from '../../shared/api-types';
import type { TaskFilter } from '../providers/requests';
import { QueryError } from '../providers/QueryError';
import { TaskLines } from './TaskLines';

const EMPTY = {
  open: 'No open tasks',
  due: 'Nothing is due today',
  done: 'No tasks are done yet',
};

/** The current page of tasks, with loading, error and empty states. */
export function TaskList() {
  const { data, isPending, error, refetch, isPlaceholderData, ...list } = useListContext<Task>();
  const { state = 'open' } = list.filterValues as TaskFilter;
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (isPending) return <LoadingTasks />;
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      {data.length > 0 ? (
        <TaskLines tasks={data} label="Tasks" isStale={isPlaceholderData} />
      ) : (
        <Typography role="status" color="textSecondary" sx={{ py: 8, textAlign: 'center' }}>
          {EMPTY[state]}
        </Typography>
      )}
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
    </>
  );
}

function LoadingTasks() {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="textSecondary">Loading tasks...</Typography>
      {[0, 1, 2, 3, 4].map((index) => (
        <Skeleton key={index} variant="rounded" height={56} />
      ))}
    </Box>
  );
}

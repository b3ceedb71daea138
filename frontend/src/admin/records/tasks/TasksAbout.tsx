import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import type { TaskSubject } from '@/shared/api-types';
import { QueryError } from '@/admin/ground/api/QueryError';
import { AddTask } from './AddTask';
import { TaskLines } from './TaskLines';
import { useTasksAbout } from './useTasksAbout';

/** The tasks of a lead or client: a form for a new one, the open ones by due date, and those done on request. */
export function TasksAbout({ about }: { about: TaskSubject }) {
  const [showDone, setShowDone] = useState(false);
  const { data, error, refetch } = useTasksAbout(about);
  const open = data?.filter(({ doneAt }) => doneAt === null) ?? [];
  const done = data?.filter(({ doneAt }) => doneAt !== null) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AddTask about={about} />
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {!data && !error && <Skeleton variant="rounded" height={64} role="img" aria-label="Loading tasks" />}
      {data && open.length === 0 && (
        <Typography color="textSecondary" role="status">
          No open tasks
        </Typography>
      )}
      {open.length > 0 && <TaskLines tasks={open} label="Open tasks" withoutLead />}
      {done.length > 0 && (
        <Button
          color="secondary"
          aria-expanded={showDone}
          onClick={() => setShowDone(!showDone)}
          sx={{ justifySelf: 'start' }}
        >
          {showDone ? 'Hide' : 'Show'} done ({done.length})
        </Button>
      )}
      {showDone && done.length > 0 && <TaskLines tasks={done} label="Done tasks" withoutLead />}
    </Box>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { TaskSubject } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { AddTask } from './AddTask';
import { TaskLines } from './TaskLines';
import { useTasksAbout } from './useTasksAbout';

/** The tasks of a lead or client: a form for a new one, the open ones by due date, and those done on request. */
export function TasksAbout({ about }: { about: TaskSubject }) {
  const [showDone, setShowDone] = useState(false);
  const query = useTasksAbout(about);
  const { data } = query;
  const open = data?.filter(({ doneAt }) => doneAt === null) ?? [];
  const done = data?.filter(({ doneAt }) => doneAt !== null) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AddTask about={about} />
      <QueryState of={query} loading="Loading tasks" height={64} />
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

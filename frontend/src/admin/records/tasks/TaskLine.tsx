import { Box, Checkbox, IconButton, Tooltip, Typography } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Task } from '@/shared/api-types';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { ErrorAlert } from '@/admin/ground/loading/ErrorAlert';
import { ErrorBoundary } from '@/admin/ground/loading/ErrorBoundary';
import { lazyScreen } from '@/admin/ground/loading/screenCode';
import { rowKeys } from '@/admin/ground/shortcuts/rowKeys';
import { PolicyStepLine } from './PolicyStepLine';
import { TaskFacts } from './TaskFacts';
import { useDeleteTask, useMarkTask } from './useTaskChanges';
import { DeleteIcon, EditIcon } from '@/admin/ground/theme/icons';

const EditTask = lazyScreen('tasks', () => import('./EditTask').then((module) => module.EditTask));

interface TaskLineProps {
  readonly task: Task;
  /** Leaves out the link, on the page of the lead itself. */
  readonly withoutLead?: boolean;
}

/** A task, the next step of a case, or a day of a policy. */
export function TaskLine({ task, withoutLead = false }: TaskLineProps) {
  return task.kind === 'task' ? (
    <OwnTask task={task} withoutLead={withoutLead} />
  ) : (
    <PolicyStepLine step={task} withoutClient={withoutLead} />
  );
}

/** A checkbox, the title, when it is due, of which lead, whose it is; edited and deleted in place. */
function OwnTask({ task, withoutLead = false }: TaskLineProps) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const marking = useMarkTask(task);
  const deleting = useDeleteTask(task);
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const done = marking.isPending ? marking.variables : task.doneAt !== null;
  const busy = marking.isPending || deleting.isPending;
  const line = (
    <Box {...rowKeys({}, { focus: 'input' })} sx={{ ...shape, opacity: deleting.isPending ? 0.5 : 1 }}>
      <Checkbox
        checked={done}
        disabled={busy}
        color="secondary"
        onChange={(_, checked) => marking.mutate(checked)}
        slotProps={{ input: { 'aria-label': `Done: ${task.title}` } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', ...(done && doneShape) }}>
          {task.title}
        </Typography>
        <TaskFacts task={task} withoutLead={withoutLead} />
        <DraftIndicator draftKey={draftKeys.taskChange(task.id)}>Unsaved changes</DraftIndicator>
      </Box>
      <Tooltip title="Edit">
        <IconButton ref={editButton} aria-label={`Edit ${task.title}`} onClick={() => setEditing(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton
          aria-label={`Delete ${task.title}`}
          disabled={busy}
          onClick={() => deleting.mutate(undefined)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
  if (!editing) return line;
  return (
    <ErrorBoundary fallback={(error, retry) => <ErrorAlert error={error} onRetry={retry} />}>
      <Suspense fallback={line}>
        <EditTask task={task} onClose={() => setEditing(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}

const shape = { display: 'flex', alignItems: 'flex-start', px: { xs: 0.5, sm: 1 }, py: 0.25 };
const doneShape = { color: 'text.secondary', textDecoration: 'line-through' };

import { Card, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { use } from 'react';
import { useListContext } from 'react-admin';
import type { Task } from '@/shared/api-types';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EntityList } from '@/admin/ground/lists/EntityList';
import { LoadingRows } from '@/admin/ground/lists/ListContent';
import { useActParameter } from '@/admin/ground/page/useActParameter';
import { TitleBarContext } from '@/admin/ground/page/titleBar';
import type { TaskFilter } from '@/admin/ground/api/requests';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { AddTask } from '@/admin/records/tasks/AddTask';
import { TaskLines } from '@/admin/records/tasks/TaskLines';

const DUE_FIRST = { field: 'dueDate', order: 'ASC' } as const;

const STATES = {
  open: {
    label: 'Open',
    sort: DUE_FIRST,
    empty: (
      <EmptyState title="No open tasks">
        Write down what is to be done and when: it stands on the dashboard on that day. Tasks about a person
        are written on the page of the lead.
      </EmptyState>
    ),
  },
  due: {
    label: 'Due',
    sort: DUE_FIRST,
    empty: <EmptyState title="Nothing is due today">What is due later stands under Open.</EmptyState>,
  },
  done: {
    label: 'Done',
    sort: { field: 'doneAt', order: 'DESC' },
    empty: (
      <EmptyState title="No tasks are done yet">
        What is ticked off stands here and can be opened again.
      </EmptyState>
    ),
  },
} as const;

/** Tasks by due date; filter and page are in the URL. On a phone the form for a new one is opened by the title bar. */
export function TaskListPage() {
  const folds = use(TitleBarContext) !== null;
  const [act, setAct] = useActParameter(['add']);
  const isFolded = folds && !act;
  return (
    <EntityList<Task>
      title="Tasks"
      subtitle="What is to be done, and by when"
      actions={isFolded && <DraftIndicator draftKey={draftKeys.task()}>Unsaved task</DraftIndicator>}
      action={isFolded ? { label: 'New task', onClick: () => setAct('add') } : null}
      filters={
        !isFolded && (
          <Card sx={{ p: 2, mb: 2 }}>
            <AddTask key={act} autoFocus={act !== null} />
          </Card>
        )
      }
      tabs={{ name: 'Tasks', states: STATES, beside: <Whose /> }}
      loading={<LoadingRows label="Loading tasks..." height={56} />}
      rows={(tasks, busy) => <TaskLines tasks={tasks} label="Tasks" isBusy={busy} />}
    />
  );
}

/** Whether the tasks of the user or of everybody are shown; kept in the URL. */
function Whose() {
  const { setFilters, ...list } = useListContext<Task>();
  const me = useCurrentUser()?.id;
  const { assigneeId, ...filter } = list.filterValues as TaskFilter;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="secondary"
      aria-label="Whose tasks"
      value={assigneeId ? 'mine' : 'everybody'}
      onChange={(_, value: string | null) =>
        value && setFilters(value === 'mine' && me ? { ...filter, assigneeId: me } : filter)
      }
      sx={{ my: 0.75, '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5, py: 0.5, minHeight: 36 } }}
    >
      <ToggleButton value="everybody">Everybody</ToggleButton>
      <ToggleButton value="mine">Mine</ToggleButton>
    </ToggleButtonGroup>
  );
}

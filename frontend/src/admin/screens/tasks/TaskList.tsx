import { useListContext } from 'react-admin';
import type { Task } from '@/shared/api-types';
import { ListContent, LoadingRows } from '@/admin/ground/lists/ListContent';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import type { TaskFilter } from '@/admin/ground/api/requests';
import { TaskLines } from '@/admin/records/tasks/TaskLines';

const EMPTY = {
  open: (
    <EmptyState title="No open tasks">
      Write down what is to be done and when: it stands on the dashboard on that day. Tasks about a person are
      written on the page of the lead.
    </EmptyState>
  ),
  due: <EmptyState title="Nothing is due today">What is due later stands under Open.</EmptyState>,
  done: (
    <EmptyState title="No tasks are done yet">
      What is ticked off stands here and can be opened again.
    </EmptyState>
  ),
};

/** The current page of tasks. */
export function TaskList() {
  const { state = 'open' } = useListContext<Task>().filterValues as TaskFilter;
  return (
    <ListContent<Task> loading={<LoadingRows label="Loading tasks..." height={56} />} empty={EMPTY[state]}>
      {(tasks, busy) => <TaskLines tasks={tasks} label="Tasks" isBusy={busy} />}
    </ListContent>
  );
}

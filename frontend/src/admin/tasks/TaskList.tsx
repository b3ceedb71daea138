import { useListContext } from 'react-admin';
import type { Task } from '../../shared/api-types';
import { ListContent, LoadingRows } from '../layout/ListContent';
import type { TaskFilter } from '../providers/requests';
import { TaskLines } from './TaskLines';

const EMPTY = {
  open: 'No open tasks',
  due: 'Nothing is due today',
  done: 'No tasks are done yet',
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

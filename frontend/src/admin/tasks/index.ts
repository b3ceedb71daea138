import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const TaskListPage = lazyScreen('tasks', () =>
  import('./TaskListPage').then((module) => module.TaskListPage),
);

/** What staff want to do by a day, at /admin/tasks. */
export const tasks: ResourceProps = { name: 'tasks', list: TaskListPage };

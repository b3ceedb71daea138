import { useGetList } from 'react-admin';
import type { Task, TaskSubject } from '@/shared/api-types';

/** The tasks of a lead or client, open and done, by due date. */
export function useTasksAbout(about: TaskSubject) {
  return useGetList<Task>('tasks', {
    filter:
      'leadType' in about ? { leadType: about.leadType, leadId: about.leadId } : { clientId: about.clientId },
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'dueDate', order: 'ASC' },
  });
}

import { useGetList } from 'react-admin';
import type { LeadRef, Task } from '../../shared/api-types';

/** The tasks of a lead, open and done, by due date. */
export function useLeadTasks({ leadType, leadId }: LeadRef) {
  return useGetList<Task>('tasks', {
    filter: { leadType, leadId },
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'dueDate', order: 'ASC' },
  });
}

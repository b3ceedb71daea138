import type { LeadRef, NewTask, Task, TaskChange } from '@/shared/api-types';
import { notify } from '@/shared/toast/toastQueue';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys, type QueryKey } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useConsoleProvider } from '@/admin/ground/api/useProviderQuery';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';

/** Longer than other toasts, because these have an action. */
const UNDO_DURATION = 15_000;

type WithLead = { leadType?: LeadRef['leadType'] | null; leadId?: string | null };

/** The lead of a task; null without one. */
export function taskLead({ leadType, leadId }: WithLead): LeadRef | null {
  return leadType && leadId ? { leadType, leadId } : null;
}

/** A lead shows its next task, and its history the tasks that were added and done. */
function affected(task: WithLead): QueryKey[] {
  const lead = taskLead(task);
  return [queryKeys.tasks, ...(lead ? [queryKeys.leads, queryKeys.calendar, queryKeys.activity(lead)] : [])];
}

export function useAddTask(onSuccess: () => void) {
  return useProviderMutation({
    run: (provider, task: NewTask) => provider.create('tasks', { data: task }),
    invalidates: affected,
    success: () => ({ title: 'Task added' }),
    onSuccess,
  });
}

/** Changes title, due date or assignee. */
export function useEditTask(task: Task, onSuccess: () => void) {
  return useProviderMutation({
    run: (provider, change: TaskChange) => provider.update('tasks', { id: task.id, data: change }),
    invalidates: () => affected(task),
    success: () => ({ title: 'Task saved' }),
    onSuccess,
  });
}

/** Marks a task done or open again; the toast's Undo reverses it. */
export function useMarkTask(task: Task) {
  const undo = useUndo(task);
  return useProviderMutation({
    run: (provider, done: boolean) => provider.update('tasks', { id: task.id, data: { done } }),
    invalidates: () => affected(task),
    success: (done) => ({
      title: done ? 'Task done' : 'Task is open again',
      action: {
        label: 'Undo',
        altText: done ? 'Find it under Done and clear its checkbox' : 'Find it under Open and check it',
        run: () => void undo((provider) => provider.update('tasks', { id: task.id, data: { done: !done } })),
      },
      duration: UNDO_DURATION,
    }),
  });
}

/** Deletes a task without confirmation; the toast's Undo adds it again. */
export function useDeleteTask(task: Task) {
  const undo = useUndo(task);
  return useProviderMutation({
    run: (provider) => provider.delete('tasks', { id: task.id }),
    invalidates: () => affected(task),
    success: () => ({
      title: 'Task deleted',
      action: {
        label: 'Undo',
        altText: 'Add the task again',
        run: () => void undo((provider) => addAgain(provider, task)),
      },
      duration: UNDO_DURATION,
    }),
  });
}

async function addAgain(provider: ConsoleProvider, task: Task): Promise<void> {
  const { title, dueDate, assigneeId, clientId, doneAt } = task;
  const data = { title, dueDate, assigneeId, clientId, ...taskLead(task) };
  const { data: again } = await provider.create('tasks', { data });
  if (doneAt) await provider.update('tasks', { id: again.id, data: { done: true } });
}

/** Reverses a change, also after the line of the task is unmounted. */
function useUndo(task: Task) {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  return async (reverse: (provider: ConsoleProvider) => Promise<unknown>) => {
    try {
      await reverse(provider);
    } catch (error) {
      notify({ title: 'Error', description: errorMessage(error), destructive: true });
    }
    await Promise.all(affected(task).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

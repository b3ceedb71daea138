import { newId } from '../../platform/clock.js';
import type { Task } from '../domain/task.js';
import type { ListedTask } from '../task-queries.js';

export const ANA = { id: '0198f000-0000-7000-8000-000000000001', name: 'Ana Cruz' };

export function aTask(changes: Partial<Task> = {}): Task {
  return {
    id: newId(),
    title: 'Send the proposal',
    dueDate: '2026-11-24',
    leadType: null,
    leadId: null,
    clientId: null,
    assigneeId: ANA.id,
    createdBy: ANA.id,
    createdAt: '2026-11-20T08:00:00.000Z',
    doneAt: null,
    doneBy: null,
    ...changes,
  };
}

export function aListedTask(changes: Partial<ListedTask> = {}): ListedTask {
  return {
    ...aTask(),
    kind: 'task',
    caseTitle: null,
    policyId: null,
    policyName: null,
    done: false,
    leadName: null,
    clientName: null,
    assigneeName: null,
    ...changes,
  };
}

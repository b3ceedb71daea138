import { Invalid } from '../../platform/domain-error.js';
import { Written } from '../../platform/http/field-classes.js';
import { Flag } from '../../platform/http/fields.js';
import { type TaskChange, type TaskLead } from '../domain/task.js';
import { TASK_FIELDS } from '../domain/task-fields.js';

export class NewTaskBody {
  @Written(TASK_FIELDS.title) title: string;
  @Written(TASK_FIELDS.dueDate) dueDate: string;
  @Written(TASK_FIELDS.leadType) leadType?: TaskLead['leadType'] | null;
  @Written(TASK_FIELDS.leadId) leadId?: string | null;
  @Written(TASK_FIELDS.clientId) clientId?: string | null;
  /** The signed-in user when it is left out; null is nobody. */
  @Written(TASK_FIELDS.assigneeId) assigneeId?: string | null;
  @Flag({ optional: true }) done?: boolean | null;
}

export class TaskChangeBody {
  @Written(TASK_FIELDS.title, { optional: true }) title?: string | null;
  @Written(TASK_FIELDS.dueDate, { optional: true }) dueDate?: string | null;
  /** null is nobody. */
  @Written(TASK_FIELDS.assigneeId) assigneeId?: string | null;
  @Flag({ optional: true }) done?: boolean | null;
}

/** The lead of a new task; rejects half of one. */
export function leadIn({ leadType, leadId }: NewTaskBody): TaskLead | null {
  if (leadType && leadId) return { leadType, leadId };
  if (leadType || leadId) throw new Invalid({ leadId: 'lead.type-with-id' });
  return null;
}

/** A missing title, due date or `done`, or null, stays as it is. */
export function changeIn({ title, dueDate, assigneeId, done }: TaskChangeBody): TaskChange {
  return {
    title: title ?? undefined,
    dueDate: dueDate ?? undefined,
    assigneeId,
    done: done ?? undefined,
  };
}

import { Invalid } from '../../platform/domain-error.js';
import { Flag, Label, OneOf, Text } from '../../platform/http/fields.js';
import { type TaskChange, type TaskLead } from '../domain/task.js';
import { MOST_TITLE, TASK_LEAD_TYPES } from '../domain/task-fields.js';

export class NewTaskBody {
  @Text({ max: MOST_TITLE }) title: string;
  @Text({ max: 10, tooLong: 'field.real-date' }) dueDate: string;
  @OneOf(TASK_LEAD_TYPES, { optional: true }) leadType?: TaskLead['leadType'] | null;
  @Label('Lead') @Text({ max: 36, optional: true }) leadId?: string | null;
  @Label('Client') @Text({ max: 36, optional: true }) clientId?: string | null;
  /** The signed-in user when it is left out; null is nobody. */
  @Label('Assignee') @Text({ max: 36, optional: true }) assigneeId?: string | null;
  @Flag({ optional: true }) done?: boolean | null;
}

export class TaskChangeBody {
  @Text({ max: MOST_TITLE, optional: true }) title?: string | null;
  @Text({ max: 10, optional: true, tooLong: 'field.real-date' }) dueDate?: string | null;
  /** null is nobody. */
  @Label('Assignee') @Text({ max: 36, optional: true }) assigneeId?: string | null;
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

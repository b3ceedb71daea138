import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { Invalid } from '../../platform/domain-error.js';
import { EMPTY_TASK, type TASK_LEAD_TYPES } from './task-fields.js';

/** The lead of a task. */
export interface TaskLead {
  readonly leadType: (typeof TASK_LEAD_TYPES)[number];
  readonly leadId: string;
}

/** Something that staff want to do by a day: for a lead, for a client, or for nobody. Times are ISO 8601 UTC. */
export interface Task {
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly dueDate: string;
  /** Null, together with `leadId`, for a task without a lead. The lead of a task never changes. */
  readonly leadType: TaskLead['leadType'] | null;
  readonly leadId: string | null;
  /** Null for a task that is not about a client. */
  readonly clientId: string | null;
  /** Null for a task without an assignee. */
  readonly assigneeId: string | null;
  readonly createdBy: string;
  readonly createdAt: string;
  /** Null while the task is open. */
  readonly doneAt: string | null;
  readonly doneBy: string | null;
}

/** A task as staff write it. */
export interface NewTask extends Pick<Task, 'title' | 'dueDate' | 'assigneeId'> {
  readonly lead: TaskLead | null;
  readonly clientId: string | null;
}

/** What staff change of a task; missing fields stay as they are. */
export interface TaskChange extends Partial<Pick<Task, 'title' | 'dueDate' | 'assigneeId'>> {
  readonly done?: boolean;
}

/** An event for the history of the task's lead. The title is left out: it is as personal as a note. */
export interface TaskEvent {
  readonly actionType: 'task_added' | 'task_done' | 'task_reopened';
  readonly actionDetails: string;
}

/**
 * A new open task. The due date may have passed; rejects what is no day, or further away than a typing error,
 * and a task of both a lead and a client.
 */
export function createTask(
  { lead, ...details }: NewTask,
  id: string,
  createdBy: string,
  createdAt: string,
): Task {
  assertPossible(details.dueDate);
  if (lead && details.clientId !== null) throw new Invalid({ clientId: 'task.lead-or-client' });
  return {
    ...EMPTY_TASK,
    ...details,
    ...lead,
    id,
    createdBy,
    createdAt,
  };
}

/** The changed task; the same object when nothing changes. A task that is done keeps who did it, and when. */
export function changeTask(task: Task, change: TaskChange, by: string, at: string): Task {
  const { title = task.title, dueDate = task.dueDate, assigneeId = task.assigneeId } = change;
  const isDone = task.doneAt !== null;
  const done = change.done ?? isDone;
  const isSame = title === task.title && dueDate === task.dueDate && assigneeId === task.assigneeId;
  if (isSame && done === isDone) return task;
  assertPossible(dueDate);
  const changed = { ...task, title, dueDate, assigneeId };
  if (done === isDone) return changed;
  return { ...changed, doneAt: done ? at : null, doneBy: done ? by : null };
}

/** What the history of the lead says about a change; `before` is null for a new task. Null for nothing. */
export function taskEvent(before: Task | null, after: Task): TaskEvent | null {
  if (!before) return { actionType: 'task_added', actionDetails: `Task added, due ${after.dueDate}` };
  if ((before.doneAt === null) === (after.doneAt === null)) return null;
  return after.doneAt === null
    ? { actionType: 'task_reopened', actionDetails: 'Task open again' }
    : { actionType: 'task_done', actionDetails: 'Task done' };
}

/** The lead of a task; null without one. */
export function leadOf({ leadType, leadId }: Task): TaskLead | null {
  return leadType !== null && leadId !== null ? { leadType, leadId } : null;
}

function assertPossible(dueDate: string): void {
  if (!isCalendarDate(dueDate)) throw new Invalid({ dueDate: 'field.real-date' });
  if (dueDate < '1900-01-01' || dueDate > '2199-12-31') throw new Invalid({ dueDate: 'task.due-date-range' });
}

/** Tells the consoles that a task was added, changed or deleted. */
export interface TaskMessage {
  readonly type: 'task_updated';
  readonly data: { readonly id: string };
}

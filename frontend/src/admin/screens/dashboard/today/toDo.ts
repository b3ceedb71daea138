import type { Today } from '@/shared/api-types';
import { toCalendarDate } from '@/admin/ground/dates/dates';

type AskingLead = Today['visitorRequests']['rows'][number];
type TaskDue = Today['tasks']['rows'][number];

/** A task, the next step of a case, or what a visitor asks for. */
export type ToDo =
  | { readonly kind: 'task'; readonly since: string; readonly task: TaskDue }
  | { readonly kind: 'request'; readonly since: string; readonly lead: AskingLead };

/**
 * By the day since when they wait: tasks since they are due, requests since they were made. On one day requests come
 * first, because somebody waits for the answer.
 */
export function byUrgency(tasks: readonly TaskDue[], requests: readonly AskingLead[]): ToDo[] {
  const asked = requests.map((lead): ToDo => ({ kind: 'request', since: askedOn(lead), lead }));
  const due = tasks.map((task): ToDo => ({ kind: 'task', since: task.dueDate, task }));
  // the sort keeps the order of the server within a day
  return [...asked, ...due].sort((one, other) => one.since.localeCompare(other.since));
}

function askedOn(lead: AskingLead): string {
  const request = lead.leadType === 'appointment' ? lead.visitorRequest : null;
  return request ? toCalendarDate(new Date(request.requestedAt)) : '';
}

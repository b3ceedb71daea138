import type { Task } from './domain/task.js';

/** What the record of a person says of a task. */
export const PERSONAL_TASK_FIELDS = [
  'id',
  'title',
  'dueDate',
  'doneAt',
  'leadType',
  'leadId',
  'clientId',
] as const satisfies readonly (keyof Task)[];
export type PersonalTask = Pick<Task, (typeof PERSONAL_TASK_FIELDS)[number]>;

declare module '../platform/personal-data.js' {
  interface PersonalLists {
    readonly tasks: readonly PersonalTask[];
  }
  interface PersonalCounts {
    readonly tasks: number;
  }
  interface MentionKinds {
    readonly task: true;
  }
}

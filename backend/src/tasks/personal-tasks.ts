import type { Task } from './domain/task.js';

export type PersonalTask = Pick<
  Task,
  'id' | 'title' | 'dueDate' | 'doneAt' | 'leadType' | 'leadId' | 'clientId'
>;

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

import type { Task, TaskLead } from './domain/task.js';

/** A `case` is the next step of a service case, a `policy` a day of a policy; both are changed at the policy. */
export const TASK_KINDS = ['task', 'case', 'policy'] as const;

/** A task, or what else is to be done, with the names that staff read. */
export interface ListedTask extends Task {
  readonly kind: (typeof TASK_KINDS)[number];
  /** Null but for a case. */
  readonly caseTitle: string | null;
  /** Null for a task. */
  readonly policyId: string | null;
  readonly policyName: string | null;
  readonly done: boolean;
  /** Null without a lead, and when the lead is gone. */
  readonly leadName: string | null;
  /** Null without a client. */
  readonly clientName: string | null;
  /** Also of a user whose account is no longer active. */
  readonly assigneeName: string | null;
}

export const TASK_STATES = ['open', 'due', 'done'] as const;
/** `due` tasks are the open ones whose day is today or earlier. */
export type TaskState = (typeof TASK_STATES)[number];

export const TASK_SORTS = ['dueDate', 'createdAt', 'doneAt'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

export interface TaskPageRequest {
  readonly filter: {
    readonly ids?: readonly string[];
    readonly state?: TaskState;
    readonly assigneeId?: string;
    readonly lead?: TaskLead;
    readonly clientId?: string;
  };
  readonly sort: TaskSort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
  /** `YYYY-MM-DD` in the business time zone. */
  readonly today: string;
}

export interface TaskPage {
  readonly rows: readonly ListedTask[];
  readonly total: number;
}

/** Reads of tasks with the names of their leads, clients and assignees. */
export abstract class TaskQueries {
  abstract page(request: TaskPageRequest): Promise<TaskPage>;

  /** The number of a user's open tasks that are due on that day (`YYYY-MM-DD`) or before. */
  abstract countDue(date: string, assigneeId: string): Promise<number>;

  /** The open task of a lead that is due first; null without one. */
  abstract nextOf(lead: TaskLead): Promise<ListedTask | null>;

  /** The same for several leads, each once: their tasks in any order, without the leads that have none. */
  abstract nextOfEach(leads: readonly TaskLead[]): Promise<ListedTask[]>;

  /** Adds the names to tasks. */
  abstract named(tasks: readonly Task[]): Promise<ListedTask[]>;
}

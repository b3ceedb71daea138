import type { Task, TaskLead } from '../domain/task.js';
import { DueTasks, type ListedTask } from '../due-tasks.js';

/** Who changes a task, and when. */
export interface TaskActor {
  readonly id: string;
  readonly name: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** A task after a change. */
export interface StoredTask {
  readonly task: Task;
  /** False when the change changed nothing; then nothing is stored. */
  readonly isChanged: boolean;
  /** Whether the lead of the task changed as well: its next due date or its history. */
  readonly leadChanged: boolean;
}

/** Stores tasks. The next due date and the history of a task's lead are stored in the same unit of work. */
export abstract class TaskRepository {
  /** Null, and nothing is stored, when the lead of the task does not exist. */
  abstract add(task: Task, actor: TaskActor): Promise<StoredTask | null>;

  abstract find(id: string): Promise<Task | null>;

  /** Applies `decide` to the locked, current task; the same object means no change. Null for an unknown id. */
  abstract change(id: string, decide: (task: Task) => Task, actor: TaskActor): Promise<StoredTask | null>;

  /** Null for an unknown id. Rejects when the person of its lead is under a legal hold. */
  abstract remove(id: string, actor: TaskActor): Promise<StoredTask | null>;
}

export const TASK_STATES = ['open', 'due', 'done'] as const;
/** `due` tasks are the open ones whose day is today or earlier. */
export type TaskState = (typeof TASK_STATES)[number];

export const TASK_SORTS = ['dueDate', 'createdAt', 'doneAt'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

export interface TaskPageRequest {
  readonly filter: {
    readonly state?: TaskState;
    readonly assigneeId?: string;
    readonly lead?: TaskLead;
  };
  readonly sort: TaskSort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
  /** `YYYY-MM-DD` in the business time zone. */
  readonly today: string;
}

/** Reads of tasks with the names of their leads and assignees. */
export abstract class TaskQueries extends DueTasks {
  abstract page(
    request: TaskPageRequest,
  ): Promise<{ readonly rows: readonly ListedTask[]; readonly total: number }>;

  /** Adds the names to tasks. */
  abstract named(tasks: readonly Task[]): Promise<ListedTask[]>;
}

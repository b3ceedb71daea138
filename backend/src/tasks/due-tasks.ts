import type { Task, TaskLead } from './domain/task.js';

/** A task with the names that staff read. */
export interface ListedTask extends Task {
  readonly done: boolean;
  /** Null without a lead, and when the lead is gone. */
  readonly leadName: string | null;
  /** Also of a user whose account is no longer active. */
  readonly assigneeName: string | null;
}

/** Open tasks, for other areas. */
export abstract class DueTasks {
  /** The open tasks that are due on that day (`YYYY-MM-DD`) or before, earliest first, and the number of all of them. */
  abstract dueUntil(
    date: string,
    limit: number,
  ): Promise<{ readonly rows: readonly ListedTask[]; readonly total: number }>;

  /** The open task of a lead that is due first; null without one. */
  abstract nextOf(lead: TaskLead): Promise<ListedTask | null>;

  /** The same for several leads, each once: their tasks in any order, without the leads that have none. */
  abstract nextOfEach(leads: readonly TaskLead[]): Promise<ListedTask[]>;
}

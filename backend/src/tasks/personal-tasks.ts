import type { Transaction } from '../platform/database/database.js';
import type { Task, TaskLead } from './domain/task.js';

/** Whose tasks they are: those of these leads. */
export interface TaskPerson {
  readonly leads: readonly { readonly leadType: TaskLead['leadType']; readonly id: string }[];
}

export type PersonalTask = Pick<Task, 'id' | 'title' | 'dueDate' | 'doneAt' | 'leadType' | 'leadId'>;

/** What the tasks hold about a person. */
export abstract class PersonalTasks {
  /** Newest first. */
  abstract find(person: TaskPerson): Promise<PersonalTask[]>;

  /** Every task, in pieces, so that other work goes on between them. */
  abstract all(): AsyncGenerator<readonly PersonalTask[]>;

  /** Deletes the tasks of the leads; returns how many there were. In the unit of work of the caller. */
  abstract erase(tx: Transaction, person: TaskPerson): Promise<number>;

  /** Deletes tasks about any lead, and corrects the next due dates of their leads. */
  abstract eraseSome(tx: Transaction, ids: readonly string[]): Promise<number>;
}

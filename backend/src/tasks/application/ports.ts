import type { LeadTaskEvent } from '../../leads/lead-tasks.js';
import { Records } from '../../platform/records.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Task, TaskLead } from '../domain/task.js';

export abstract class TaskRepository extends Records<Task> {
  /** `YYYY-MM-DD`, of the open tasks of a locked lead; null without one. */
  abstract earliestDue(unit: Unit, lead: TaskLead): Promise<string | null>;
}

/** The leads and clients that tasks are about. */
export abstract class TaskSubjects {
  /** Locks the lead until the unit of work ends; false for an unknown one. Rejects an erased one. */
  abstract lockLead(unit: Unit, lead: TaskLead): Promise<boolean>;

  /** Locks the client until the unit of work ends; false for an unknown one. */
  abstract lockClient(unit: Unit, clientId: string): Promise<boolean>;

  /** Rejects when the client, or the person of the locked lead, is under a legal hold. */
  abstract assertNotHeld(unit: Unit, task: Task): Promise<void>;

  /** Stores the earliest due date of the open tasks of a locked lead; false when it is stored already. */
  abstract setNextDue(unit: Unit, lead: TaskLead, dueDate: string | null): Promise<boolean>;

  /** Adds an entry to the history of the lead. */
  abstract addActivity(unit: Unit, lead: TaskLead, event: LeadTaskEvent): Promise<void>;
}

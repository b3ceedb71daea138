import type { Unit } from '../platform/unit-of-work.js';
import type { LeadRef } from './domain/lead.js';

export type { LeadRef } from './domain/lead.js';

/** An event in the history of a lead. It contains no title of a task. */
export interface LeadTaskEvent {
  readonly actionType: 'task_added' | 'task_done' | 'task_reopened';
  readonly actionDetails: string;
  readonly actor: { readonly id: string; readonly name: string };
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** What the tasks of a lead change on the lead itself, in their unit of work. */
export abstract class LeadTasks {
  /**
   * Locks the lead until the unit of work ends; false when there is no such lead. Rejects an erased one. Called before its tasks are changed or
   * read, so that concurrent changes of one lead's tasks follow each other.
   */
  abstract lock(unit: Unit, ref: LeadRef): Promise<boolean>;

  /** Rejects when the person of a locked lead is under a legal hold, so that nothing of the lead may be deleted. */
  abstract assertNotHeld(unit: Unit, ref: LeadRef): Promise<void>;

  /** Stores the earliest due date of the open tasks of a locked lead; false when it is stored already. */
  abstract setNextDue(unit: Unit, ref: LeadRef, dueDate: string | null): Promise<boolean>;

  abstract addActivity(unit: Unit, ref: LeadRef, event: LeadTaskEvent): Promise<void>;

  /** The full names of those of the leads that exist, by `leadKey`; one statement for each kind of lead. */
  abstract names(refs: readonly LeadRef[]): Promise<ReadonlyMap<string, string>>;
}

/** Identifies a lead in a map. */
export function leadKey({ leadType, leadId }: LeadRef): string {
  return `${leadType}:${leadId}`;
}

import { Conflict } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { leadKey, type LeadRef, type LeadTaskEvent, LeadTasks } from '../lead-tasks.js';

/** Leads by `leadKey`, with their names. */
export class InMemoryLeadTasks extends LeadTasks {
  readonly named = new Map<string, string>();
  /** Leads of people under a legal hold. */
  readonly held = new Set<string>();
  readonly nextDue = new Map<string, string | null>();
  readonly events: (LeadTaskEvent & LeadRef)[] = [];

  override async lock(_unit: Unit, ref: LeadRef): Promise<boolean> {
    return this.named.has(leadKey(ref));
  }

  override async assertNotHeld(_unit: Unit, ref: LeadRef): Promise<void> {
    if (this.held.has(leadKey(ref))) throw new Conflict('hold.keeps-data');
  }

  override async setNextDue(_unit: Unit, ref: LeadRef, dueDate: string | null): Promise<boolean> {
    const before = this.nextDue.get(leadKey(ref)) ?? null;
    this.nextDue.set(leadKey(ref), dueDate);
    return before !== dueDate;
  }

  override async addActivity(_unit: Unit, ref: LeadRef, event: LeadTaskEvent): Promise<void> {
    this.events.push({ ...ref, ...event });
  }

  override async names(refs: readonly LeadRef[]): Promise<ReadonlyMap<string, string>> {
    const keys = refs.map(leadKey).filter((key) => this.named.has(key));
    return new Map(keys.map((key) => [key, this.named.get(key)!]));
  }
}

import type { LeadTaskEvent } from '../../leads/lead-tasks.js';
import { Conflict } from '../../platform/domain-error.js';
import { InMemoryRecords } from '../../platform/testing/in-memory-records.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type TaskRepository, TaskSubjects } from '../application/ports.js';
import type { Task, TaskLead } from '../domain/task.js';

export class InMemoryTasks extends InMemoryRecords<Task> implements TaskRepository {
  async earliestDue(_unit: Unit, { leadType, leadId }: TaskLead): Promise<string | null> {
    const open = [...this.all.values()].filter(
      (task) => task.leadType === leadType && task.leadId === leadId && task.doneAt === null,
    );
    return open.map(({ dueDate }) => dueDate).sort()[0] ?? null;
  }
}

/** Knows the given ids of leads and clients; keeps what is stored at a lead by its id. */
export class InMemoryTaskSubjects extends TaskSubjects {
  readonly known: Set<string>;
  /** Ids of people under a legal hold. */
  readonly held = new Set<string>();
  readonly nextDue = new Map<string, string | null>();
  readonly history: LeadTaskEvent[] = [];

  constructor(...known: readonly string[]) {
    super();
    this.known = new Set(known);
  }

  override async lockLead(_unit: Unit, { leadId }: TaskLead): Promise<boolean> {
    return this.known.has(leadId);
  }

  override async lockClient(_unit: Unit, clientId: string): Promise<boolean> {
    return this.known.has(clientId);
  }

  override async assertNotHeld(_unit: Unit, { leadId, clientId }: Task): Promise<void> {
    if (this.held.has(leadId ?? '') || this.held.has(clientId ?? '')) throw new Conflict('hold.keeps-data');
  }

  override async setNextDue(_unit: Unit, { leadId }: TaskLead, dueDate: string | null): Promise<boolean> {
    const before = this.nextDue.get(leadId) ?? null;
    this.nextDue.set(leadId, dueDate);
    return before !== dueDate;
  }

  override async addActivity(_unit: Unit, _lead: TaskLead, event: LeadTaskEvent): Promise<void> {
    this.history.push(event);
  }
}

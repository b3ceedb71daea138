import type { LeadTaskEvent } from '../../leads/lead-tasks.js';
import { Conflict } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { TaskRepository, TaskSubjects } from '../application/ports.js';
import type { Task, TaskLead } from '../domain/task.js';

export class InMemoryTasks extends TaskRepository {
  readonly stored = new Map<string, Task>();

  override async findById(id: string): Promise<Task | null> {
    return this.stored.get(id) ?? null;
  }

  override async lock(_unit: Unit, id: string): Promise<Task | null> {
    return this.findById(id);
  }

  override async add(_unit: Unit, task: Task): Promise<void> {
    this.stored.set(task.id, task);
  }

  override async update(_unit: Unit, task: Task): Promise<void> {
    this.stored.set(task.id, task);
  }

  override async remove(_unit: Unit, id: string): Promise<void> {
    this.stored.delete(id);
  }

  override async earliestDue(_unit: Unit, { leadType, leadId }: TaskLead): Promise<string | null> {
    const open = [...this.stored.values()].filter(
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

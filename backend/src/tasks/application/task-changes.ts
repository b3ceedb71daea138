import { Injectable } from '@nestjs/common';
import type { LeadMessage } from '../../leads/lead-message.js';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { leadOf, type Task, taskEvent, type TaskMessage } from '../domain/task.js';
import { TaskRepository, TaskSubjects } from './ports.js';

/** The user who changes a task, and when. */
export interface TaskActor {
  readonly id: string;
  readonly name: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

interface StoredTask {
  readonly task: Task;
  /** False when the change changed nothing; then nothing is stored. */
  readonly isChanged: boolean;
  /** Whether the lead of the task changed as well: its next due date or its history. */
  readonly leadChanged: boolean;
}

/**
 * Stores a change of a task with what follows from it: the next due date and the history of its lead, and after the commit
 * the live messages. Every unit locks the lead first, then the task, so that units of one lead follow each other without
 * a deadlock.
 */
@Injectable()
export class TaskChanges {
  constructor(
    private readonly units: UnitOfWork,
    private readonly tasks: TaskRepository,
    private readonly subjects: TaskSubjects,
    private readonly live: LiveUpdates<TaskMessage | LeadMessage>,
  ) {}

  /** Rejects a task of a lead or client that does not exist. */
  async add(task: Task, actor: TaskActor): Promise<Task> {
    const lead = leadOf(task);
    const stored = await this.units.run(async (unit) => {
      if (lead && !(await this.subjects.lockLead(unit, lead))) throw new Invalid({ leadId: 'lead.unknown' });
      if (task.clientId !== null && !(await this.subjects.lockClient(unit, task.clientId)))
        throw new Invalid({ clientId: 'client.unknown' });
      await this.tasks.add(unit, task);
      return this.followed(unit, null, task, actor);
    });
    return this.announced(stored);
  }

  /** Applies `decide` to the locked, current task; the same object means no change. Rejects an unknown one. */
  async change(id: string, decide: (task: Task) => Task, actor: TaskActor): Promise<Task> {
    const stored = await this.locked(id, async (unit, before) => {
      const after = decide(before);
      if (after === before) return { task: before, isChanged: false, leadChanged: false };
      await this.tasks.save(unit, after);
      return this.followed(unit, before, after, actor);
    });
    return this.announced(stored);
  }

  /** Rejects an unknown task, and one about a person under a legal hold. */
  async remove(id: string, actor: TaskActor): Promise<void> {
    const stored = await this.locked(id, async (unit, task) => {
      await this.subjects.assertNotHeld(unit, task);
      await this.tasks.remove(unit, id);
      return this.followed(unit, task, task, actor);
    });
    this.announced(stored);
  }

  private async locked(
    id: string,
    work: (unit: Unit, task: Task) => Promise<StoredTask>,
  ): Promise<StoredTask> {
    // read before the unit of work, because the lead of a task never changes: on MariaDB the first read without a lock
    // takes the snapshot of the transaction, and must come after the lock of the lead
    const known = await this.tasks.findById(id);
    if (!known) throw new NotFound('task.unknown');
    const lead = leadOf(known);
    return this.units.run(async (unit) => {
      if (lead) await this.subjects.lockLead(unit, lead);
      const task = await this.tasks.lock(unit, id);
      if (!task) throw new NotFound('task.unknown');
      return work(unit, task);
    });
  }

  /** Updates the lead after a change of its task. */
  private async followed(
    unit: Unit,
    before: Task | null,
    task: Task,
    { id, name, at }: TaskActor,
  ): Promise<StoredTask> {
    const lead = leadOf(task);
    if (!lead) return { task, isChanged: true, leadChanged: false };
    const next = await this.tasks.earliestDue(unit, lead);
    const moved = await this.subjects.setNextDue(unit, lead, next);
    const event = taskEvent(before, task);
    if (event) await this.subjects.addActivity(unit, lead, { ...event, actor: { id, name }, at });
    return { task, isChanged: true, leadChanged: moved || event !== null };
  }

  private announced({ task, isChanged, leadChanged }: StoredTask): Task {
    if (isChanged) this.live.publish({ type: 'task_updated', data: { id: task.id } });
    const lead = leadOf(task);
    if (lead && leadChanged)
      this.live.publish({ type: `${lead.leadType}_updated`, data: { id: lead.leadId } });
    return task;
  }
}

import { Injectable } from '@nestjs/common';
import { lockClients } from '../../clients/client-ties.js';
import { PersonalClients } from '../../clients/personal-clients.js';
import { LeadTasks } from '../../leads/lead-tasks.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { leadOf, type Task, taskEvent } from '../domain/task.js';
import { Tasks } from './task.tables.js';

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

/** Every unit locks the lead first, then the task, so that units of one lead follow each other without a deadlock. */
@Injectable()
export class SqlTasks {
  constructor(
    private readonly database: Database,
    private readonly leads: LeadTasks,
    private readonly clients: PersonalClients,
  ) {}

  /** Null, and nothing is stored, when the lead or client of the task does not exist. */
  add(task: Task, actor: TaskActor): Promise<StoredTask | null> {
    return this.database.write(async (tx) => {
      const lead = leadOf(task);
      if (lead && !(await this.leads.lock(tx, lead))) return null;
      const { clientId } = task;
      if (clientId !== null && (await lockClients(tx, [clientId])).length === 0) return null;
      await tx.insert(Tasks, task);
      return this.stored(tx, null, task, actor);
    });
  }

  find(id: string): Promise<Task | null> {
    return this.database.reader.findOneBy(Tasks, { id });
  }

  /** Applies `decide` to the locked, current task; the same object means no change. Null for an unknown id. */
  change(id: string, decide: (task: Task) => Task, actor: TaskActor): Promise<StoredTask | null> {
    return this.locked(id, async (tx, before) => {
      const after = decide(before);
      if (after === before) return { task: before, isChanged: false, leadChanged: false };
      const { title, dueDate, assigneeId, doneAt, doneBy } = after;
      await tx.update(Tasks, id, { title, dueDate, assigneeId, doneAt, doneBy });
      return this.stored(tx, before, after, actor);
    });
  }

  /** Null for an unknown id. Rejects when its client, or the person of its lead, is under a legal hold. */
  remove(id: string, actor: TaskActor): Promise<StoredTask | null> {
    return this.locked(id, async (tx, task) => {
      const lead = leadOf(task);
      if (lead) await this.leads.assertNotHeld(tx, lead);
      if (task.clientId !== null) await this.clients.assertNotHeld(tx, task.clientId);
      await tx.delete(Tasks, id);
      return this.stored(tx, task, task, actor);
    });
  }

  private async locked(
    id: string,
    work: (tx: Transaction, task: Task) => Promise<StoredTask>,
  ): Promise<StoredTask | null> {
    // read before the unit of work, because the lead of a task never changes: on MariaDB the first read without a lock
    // takes the snapshot of the transaction, and must come after the lock of the lead
    const known = await this.find(id);
    if (!known) return null;
    const lead = leadOf(known);
    return this.database.write(async (tx) => {
      if (lead) await this.leads.lock(tx, lead);
      const task = await tx.findOne(Tasks, { where: { id }, ...this.database.rowLock });
      return task && work(tx, task);
    });
  }

  /** Updates the lead after a change of its task. */
  private async stored(
    tx: Transaction,
    before: Task | null,
    task: Task,
    { id, name, at }: TaskActor,
  ): Promise<StoredTask> {
    const lead = leadOf(task);
    if (!lead) return { task, isChanged: true, leadChanged: false };
    const [open] = await tx.query<{ next: string | null }[]>(
      'SELECT MIN(dueDate) AS next FROM tasks WHERE leadId = ? AND leadType = ? AND doneAt IS NULL',
      [lead.leadId, lead.leadType],
    );
    const moved = await this.leads.setNextDue(tx, lead, open?.next ?? null);
    const event = taskEvent(before, task);
    if (event) await this.leads.addActivity(tx, lead, { ...event, actor: { id, name }, at });
    return { task, isChanged: true, leadChanged: moved || event !== null };
  }
}

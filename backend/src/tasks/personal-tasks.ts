import { Injectable } from '@nestjs/common';
import { portions } from '../platform/portions.js';
import { PersonalClients } from '../clients/personal-clients.js';
import { LeadTasks } from '../leads/lead-tasks.js';
import { affected, Database, type Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';
import { leadOf, type Task, TASK_LEAD_TYPES, type TaskLead } from './domain/task.js';
import { Tasks } from './store/task.tables.js';

/** Whose tasks they are: those of these leads and clients. */
export interface TaskPerson {
  readonly leads: readonly { readonly leadType: TaskLead['leadType']; readonly id: string }[];
  /** Ids. */
  readonly clients: readonly string[];
}

export type PersonalTask = Pick<
  Task,
  'id' | 'title' | 'dueDate' | 'doneAt' | 'leadType' | 'leadId' | 'clientId'
>;

const COLUMNS = 'id, title, dueDate, doneAt, leadType, leadId, clientId';
/** Rows of a piece. */
const PIECE = 2_000;
/** Values in one statement. */
const MOST_VALUES = 500;

/** What the tasks hold about a person. */
@Injectable()
export class PersonalTasks {
  constructor(
    private readonly database: Database,
    private readonly leads: LeadTasks,
    private readonly clients: PersonalClients,
  ) {}

  /** Newest first. */
  async find(person: TaskPerson): Promise<PersonalTask[]> {
    const tasks: PersonalTask[] = [];
    for (const { where, values } of conditionsOf(person))
      tasks.push(
        ...(await this.database.reader.query<PersonalTask[]>(
          `SELECT ${COLUMNS} FROM tasks ${where}`,
          values,
        )),
      );
    return tasks.sort((one, other) => (one.id < other.id ? 1 : -1));
  }

  /** Every task, in pieces, so that other work goes on between them. */
  async *all(): AsyncGenerator<readonly PersonalTask[]> {
    for (let after = ''; ;) {
      const rows = await this.database.reader.query<PersonalTask[]>(
        `SELECT ${COLUMNS} FROM tasks WHERE id > ? ORDER BY id LIMIT ${PIECE}`,
        [after],
      );
      if (rows.length > 0) yield rows;
      if (rows.length < PIECE) return;
      after = rows.at(-1)!.id;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Deletes the tasks of the leads and clients; returns how many there were. In the unit of work of the caller. */
  async erase(tx: Transaction, person: TaskPerson): Promise<number> {
    let erased = 0;
    for (const { where, values } of conditionsOf(person))
      erased += await affected(tx, `DELETE FROM tasks ${where}`, values);
    return erased;
  }

  /** Deletes tasks about any lead, and corrects the next due dates of their leads. */
  async eraseSome(tx: Transaction, ids: readonly string[]): Promise<number> {
    let erased = 0;
    for (const id of ids) {
      const task = await tx.findOneBy(Tasks, { id });
      if (task) erased += await this.eraseOne(tx, task);
    }
    return erased;
  }

  private async eraseOne(tx: Transaction, task: Task): Promise<number> {
    const lead = leadOf(task);
    if (lead && (await this.leads.lock(tx, lead))) await this.leads.assertNotHeld(tx, lead);
    if (task.clientId !== null) await this.clients.assertNotHeld(tx, task.clientId);
    const erased = await affected(tx, 'DELETE FROM tasks WHERE id = ?', [task.id]);
    if (lead) {
      const [open] = await tx.query<{ next: string | null }[]>(
        'SELECT MIN(dueDate) AS next FROM tasks WHERE leadId = ? AND leadType = ? AND doneAt IS NULL',
        [lead.leadId, lead.leadType],
      );
      await this.leads.setNextDue(tx, lead, open?.next ?? null);
    }
    return erased;
  }
}

function conditionsOf({ leads, clients }: TaskPerson): { where: string; values: string[] }[] {
  const ofLeads = TASK_LEAD_TYPES.flatMap((type) => {
    const ids = leads.filter(({ leadType }) => leadType === type).map(({ id }) => id);
    return [...portions(ids, MOST_VALUES)].map((some) => ({
      where: `WHERE leadId IN (${placeholders(some)}) AND leadType = ?`,
      values: [...some, type],
    }));
  });
  const ofClients = [...portions(clients, MOST_VALUES)].map((some) => ({
    where: `WHERE clientId IN (${placeholders(some)})`,
    values: some,
  }));
  return [...ofLeads, ...ofClients];
}

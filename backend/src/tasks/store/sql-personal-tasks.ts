import { Injectable } from '@nestjs/common';
import { portions } from '../../platform/portions.js';
import { ClientRecords } from '../../clients/client-records.js';
import { LeadTasks } from '../../leads/lead-tasks.js';
import {
  affected,
  Database,
  type Transaction,
  unitOf,
  transactionOf,
} from '../../platform/database/database.js';
import { rowsInPieces } from '../../platform/database/rows-in-pieces.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { placeholders } from '../../platform/database/placeholders.js';
import {
  idsOf,
  type Mention,
  type MentioningTexts,
  type Person,
  type PersonalPart,
} from '../../platform/personal-data.js';
import { leadOf, type Task } from '../domain/task.js';
import { TASK_LEAD_TYPES } from '../domain/task-fields.js';
import { PERSONAL_TASK_FIELDS, type PersonalTask } from '../personal-tasks.js';
import { Tasks } from './task.tables.js';

const COLUMNS = PERSONAL_TASK_FIELDS.join(', ');
/** Rows of a piece. */
const PIECE = 2_000;
/** Values in one statement. */
const MOST_VALUES = 500;

/** What the tasks hold about a person. */
@Injectable()
export class SqlPersonalTasks implements PersonalPart<'tasks', 'tasks'> {
  readonly name = 'tasks';
  readonly tables = ['tasks'];
  readonly after = ['clients'];
  readonly mentioning: MentioningTexts = {
    kind: 'task',
    countedAs: 'tasks',
    all: () => this.all(),
    erase: (unit, ids) => this.eraseSome(transactionOf(unit), ids),
  };

  constructor(
    private readonly database: Database,
    private readonly leads: LeadTasks,
    private readonly clients: ClientRecords,
  ) {}

  /** Newest first. */
  async find(person: Pick<Person, 'records'>): Promise<{ lists: { tasks: PersonalTask[] } }> {
    const tasks: PersonalTask[] = [];
    for (const { where, values } of conditionsOf(person))
      tasks.push(
        ...(await this.database.reader.query<PersonalTask[]>(
          `SELECT ${COLUMNS} FROM tasks ${where}`,
          values,
        )),
      );
    return { lists: { tasks: tasks.sort((one, other) => (one.id < other.id ? 1 : -1)) } };
  }

  private async *all(): AsyncGenerator<readonly Mention[]> {
    const { reader } = this.database;
    const sql = `SELECT ${COLUMNS} FROM tasks WHERE id > ? ORDER BY id LIMIT ${PIECE}`;
    const read = (after: string) => reader.query<PersonalTask[]>(sql, [after]);
    for await (const rows of rowsInPieces(PIECE, '', ({ id }) => id, read))
      yield rows.map(({ id, title: text, leadType, leadId }) => ({
        kind: 'task',
        id,
        text,
        leadType,
        leadId,
      }));
  }

  async erase(unit: Unit, person: Pick<Person, 'records'>): Promise<{ tasks: number }> {
    const tx = transactionOf(unit);
    let tasks = 0;
    for (const { where, values } of conditionsOf(person))
      tasks += await affected(tx, `DELETE FROM tasks ${where}`, values);
    return { tasks };
  }

  /** Deletes tasks about any lead, and corrects the next due dates of their leads. */
  private async eraseSome(tx: Transaction, ids: readonly string[]): Promise<number> {
    let erased = 0;
    for (const id of ids) {
      const task = await tx.findOneBy(Tasks, { id });
      if (task) erased += await this.eraseOne(tx, task);
    }
    return erased;
  }

  private async eraseOne(tx: Transaction, task: Task): Promise<number> {
    const lead = leadOf(task);
    if (lead && (await this.leads.lock(unitOf(tx), lead))) await this.leads.assertNotHeld(unitOf(tx), lead);
    if (task.clientId !== null) await this.clients.assertNotHeld(unitOf(tx), task.clientId);
    const erased = await affected(tx, 'DELETE FROM tasks WHERE id = ?', [task.id]);
    if (lead) {
      const [open] = await tx.query<{ next: string | null }[]>(
        'SELECT MIN(dueDate) AS next FROM tasks WHERE leadId = ? AND leadType = ? AND doneAt IS NULL',
        [lead.leadId, lead.leadType],
      );
      await this.leads.setNextDue(unitOf(tx), lead, open?.next ?? null);
    }
    return erased;
  }
}

function conditionsOf(person: Pick<Person, 'records'>): { where: string; values: string[] }[] {
  const ofLeads = TASK_LEAD_TYPES.flatMap((type) => {
    return [...portions(idsOf(person, type), MOST_VALUES)].map((some) => ({
      where: `WHERE leadId IN (${placeholders(some)}) AND leadType = ?`,
      values: [...some, type],
    }));
  });
  const ofClients = [...portions(idsOf(person, 'client'), MOST_VALUES)].map((some) => ({
    where: `WHERE clientId IN (${placeholders(some)})`,
    values: some,
  }));
  return [...ofLeads, ...ofClients];
}

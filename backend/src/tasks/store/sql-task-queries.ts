import { Injectable } from '@nestjs/common';
import { ClientQueries, nameOf } from '../../clients/client-queries.js';
import { leadKey, LeadTasks } from '../../leads/lead-tasks.js';
import { Database } from '../../platform/database/database.js';
import { hasOneOf } from '../../platform/database/placeholders.js';
import { UserNames } from '../../users/user-names.js';
import { leadOf, type Task, type TaskLead } from '../domain/task.js';
import {
  type ListedTask,
  type TaskPage,
  type TaskPageRequest,
  TaskQueries,
  type TaskSort,
} from '../task-queries.js';

const NO_CASE = { caseTitle: null, policyId: null, policyName: null };

// ids sort by the time of creation
const ORDER: Readonly<Record<TaskSort, readonly string[]>> = {
  dueDate: ['dueDate', 'id'],
  createdAt: ['id'],
  doneAt: ['doneAt', 'id'],
};

@Injectable()
export class SqlTaskQueries extends TaskQueries {
  constructor(
    private readonly database: Database,
    private readonly leads: LeadTasks,
    private readonly clients: ClientQueries,
    private readonly users: UserNames,
  ) {
    super();
  }

  override async page({ filter, sort, order, range, today }: TaskPageRequest): Promise<TaskPage> {
    const { where, values } = conditions(filter, today);
    const total = await this.count(filter, today);
    const orderBy = ORDER[sort].map((column) => `${column} ${order}`).join(', ');
    const rows = await this.database.reader.query<Task[]>(
      `SELECT * FROM tasks ${where} ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
      [...values, range.limit, range.offset],
    );
    return { rows: await this.named(rows), total };
  }

  override countDue(date: string, assigneeId: string): Promise<number> {
    return this.count({ state: 'due', assigneeId }, date);
  }

  override async nextOf(lead: TaskLead): Promise<ListedTask | null> {
    return (await this.nextOfEach([lead]))[0] ?? null;
  }

  override async nextOfEach(leads: readonly TaskLead[]): Promise<ListedTask[]> {
    if (leads.length === 0) return [];
    const rows = await this.database.reader.query<Task[]>(
      leads
        .map(
          (
            _,
            place,
          ) => `SELECT * FROM (SELECT * FROM tasks WHERE leadId = ? AND leadType = ? AND doneAt IS NULL
            ORDER BY dueDate, id LIMIT 1) lead${place}`,
        )
        .join(' UNION ALL '),
      leads.flatMap(({ leadId, leadType }) => [leadId, leadType]),
    );
    return this.named(rows);
  }

  private async count(filter: TaskPageRequest['filter'], today: string): Promise<number> {
    const { where, values } = conditions(filter, today);
    const [counted] = await this.database.reader.query<{ tasks: number | string }[]>(
      `SELECT COUNT(*) AS tasks FROM tasks ${where}`,
      values,
    );
    return Number(counted?.tasks ?? 0);
  }

  override async named(tasks: readonly Task[]): Promise<ListedTask[]> {
    const leads = tasks.map(leadOf).filter((lead) => lead !== null);
    const assignees = tasks.map(({ assigneeId }) => assigneeId).filter((id) => id !== null);
    const [leadNames, clients, userNames] = await Promise.all([
      this.leads.names(leads),
      this.clients.byIds(tasks.flatMap(({ clientId }) => clientId ?? [])),
      this.users.of(assignees),
    ]);
    return tasks.map((task) => {
      const lead = leadOf(task);
      const client = task.clientId === null ? undefined : clients.get(task.clientId);
      return {
        ...task,
        ...NO_CASE,
        kind: 'task',
        done: task.doneAt !== null,
        leadName: (lead && leadNames.get(leadKey(lead))) ?? null,
        clientName: client ? nameOf(client) : null,
        assigneeName: (task.assigneeId && userNames.get(task.assigneeId)) ?? null,
      };
    });
  }
}

function conditions(
  { ids, state, assigneeId, lead, clientId }: TaskPageRequest['filter'],
  today: string,
): { where: string; values: string[] } {
  const all: [sql: string, ...values: string[]][] = [];
  if (ids) all.push([hasOneOf(ids), ...ids]);
  if (lead) all.push(['leadId = ? AND leadType = ?', lead.leadId, lead.leadType]);
  if (clientId !== undefined) all.push(['clientId = ?', clientId]);
  if (assigneeId !== undefined) all.push(['assigneeId = ?', assigneeId]);
  if (state) all.push([state === 'done' ? 'doneAt IS NOT NULL' : 'doneAt IS NULL']);
  if (state === 'due') all.push(['dueDate <= ?', today]);
  if (all.length === 0) return { where: '', values: [] };
  return {
    where: `WHERE ${all.map(([sql]) => sql).join(' AND ')}`,
    values: all.flatMap(([, ...values]) => values),
  };
}

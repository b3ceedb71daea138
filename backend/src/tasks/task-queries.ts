import { Injectable } from '@nestjs/common';
import { ClientQueries, nameOf } from '../clients/client-queries.js';
import { leadKey, LeadTasks } from '../leads/lead-tasks.js';
import { Database } from '../platform/database/database.js';
import { hasOneOf } from '../platform/database/placeholders.js';
import { UserNames } from '../users/user-names.js';
import { leadOf, type Task, type TaskLead } from './domain/task.js';

/** A `case` is the next step of a service case, which is changed at its policy. */
export const TASK_KINDS = ['task', 'case'] as const;

/** A task, or what else is to be done, with the names that staff read. */
export interface ListedTask extends Task {
  readonly kind: (typeof TASK_KINDS)[number];
  /** Of the case; null for a task, as the policy. */
  readonly caseTitle: string | null;
  readonly policyId: string | null;
  readonly policyName: string | null;
  readonly done: boolean;
  /** Null without a lead, and when the lead is gone. */
  readonly leadName: string | null;
  /** Null without a client. */
  readonly clientName: string | null;
  /** Also of a user whose account is no longer active. */
  readonly assigneeName: string | null;
}

export const TASK_STATES = ['open', 'due', 'done'] as const;
/** `due` tasks are the open ones whose day is today or earlier. */
export type TaskState = (typeof TASK_STATES)[number];

export const TASK_SORTS = ['dueDate', 'createdAt', 'doneAt'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

export interface TaskPageRequest {
  readonly filter: {
    readonly ids?: readonly string[];
    readonly state?: TaskState;
    readonly assigneeId?: string;
    readonly lead?: TaskLead;
    readonly clientId?: string;
  };
  readonly sort: TaskSort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
  /** `YYYY-MM-DD` in the business time zone. */
  readonly today: string;
}

export interface TaskPage {
  readonly rows: readonly ListedTask[];
  readonly total: number;
}

const NO_CASE = { caseTitle: null, policyId: null, policyName: null };

// ids sort by the time of creation
const ORDER: Readonly<Record<TaskSort, readonly string[]>> = {
  dueDate: ['dueDate', 'id'],
  createdAt: ['id'],
  doneAt: ['doneAt', 'id'],
};

/** Reads of tasks with the names of their leads, clients and assignees. */
@Injectable()
export class TaskQueries {
  constructor(
    private readonly database: Database,
    private readonly leads: LeadTasks,
    private readonly clients: ClientQueries,
    private readonly users: UserNames,
  ) {}

  async page({ filter, sort, order, range, today }: TaskPageRequest): Promise<TaskPage> {
    const { where, values } = conditions(filter, today);
    const total = await this.count(filter, today);
    const orderBy = ORDER[sort].map((column) => `${column} ${order}`).join(', ');
    const rows = await this.database.reader.query<Task[]>(
      `SELECT * FROM tasks ${where} ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
      [...values, range.limit, range.offset],
    );
    return { rows: await this.named(rows), total };
  }

  /** The number of a user's open tasks that are due on that day (`YYYY-MM-DD`) or before. */
  countDue(date: string, assigneeId: string): Promise<number> {
    return this.count({ state: 'due', assigneeId }, date);
  }

  /** The open task of a lead that is due first; null without one. */
  async nextOf(lead: TaskLead): Promise<ListedTask | null> {
    return (await this.nextOfEach([lead]))[0] ?? null;
  }

  /** The same for several leads, each once: their tasks in any order, without the leads that have none. */
  async nextOfEach(leads: readonly TaskLead[]): Promise<ListedTask[]> {
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

  /** Adds the names to tasks. */
  async named(tasks: readonly Task[]): Promise<ListedTask[]> {
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

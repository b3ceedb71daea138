import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, addMonths, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { ClientQueries, nameOf } from '../../clients/client-queries.js';
import { Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { ListedTask } from '../../tasks/task-queries.js';
import {
  OF_ANOTHER_AREA,
  type SourceFilter,
  type TaskPlace,
  type TaskSource,
} from '../../tasks/task-sources.js';
import { type Policy, policyName } from '../domain/policy.js';
import { nextCheque } from '../domain/policy-rows.js';
import { policyOf, readPolicies, type ReadPolicyRow } from './policy-rows.js';
import { IS_PAYING } from './sql-policy-days.js';

interface Reminder {
  readonly kind: string;
  /** The column of the day, by which the policies are found. */
  readonly column: 'freeLookEndsOn' | 'cardExpires' | 'nextChequeOn';
  /** How many days before it stands among what is due. */
  readonly daysAhead: number;
  /** Whether nothing is to be done any more when its day is over. */
  readonly endsThen: boolean;
  readonly title: (policy: Policy) => string;
}

const REMINDERS: readonly Reminder[] = [
  {
    kind: 'free-look',
    column: 'freeLookEndsOn',
    daysAhead: 5,
    endsThen: true,
    title: () => 'Free look ends',
  },
  { kind: 'card', column: 'cardExpires', daysAhead: 31, endsThen: false, title: () => 'Card expires' },
  {
    kind: 'cheque',
    column: 'nextChequeOn',
    daysAhead: 3,
    endsThen: false,
    title: (policy) => `Deposit cheque ${nextCheque(policy)?.number ?? ''}`,
  },
];

/** Reminders of dates of active policies in the to-do list, derived from the policies; nothing is stored. */
@Injectable()
export class DatedReminders implements TaskSource {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientQueries,
    private readonly time: BusinessTime,
  ) {}

  async count(filter: SourceFilter): Promise<number> {
    const counts = await Promise.all(
      REMINDERS.map(async (reminder) => {
        const { where, values } = this.condition(reminder, filter);
        const sql = `SELECT COUNT(*) AS found FROM policies p WHERE ${where}`;
        const [row] = await this.database.reader.query<{ found: number | string }[]>(sql, values);
        return Number(row?.found ?? 0);
      }),
    );
    return counts.reduce((sum, found) => sum + found);
  }

  async places(filter: SourceFilter, order: 'ASC' | 'DESC', limit: number): Promise<TaskPlace[]> {
    const places = await Promise.all(
      REMINDERS.map(async (reminder) => {
        const { kind, column } = reminder;
        const { where, values } = this.condition(reminder, filter);
        const rows = await this.database.reader.query<{ id: string; day: string }[]>(
          `SELECT p.id, p.${column} AS day FROM policies p WHERE ${where}
           ORDER BY p.${column} ${order}, p.id ${order} LIMIT ?`,
          [...values, limit],
        );
        return rows.map(({ id, day }) => ({ id: `${kind}.${id}`, dueDate: dayOf(day) }));
      }),
    );
    return places.flat();
  }

  async rows(ids: readonly string[]): Promise<ListedTask[]> {
    if (ids.length === 0) return [];
    const policyIds = [...new Set(ids.map(policyIdIn))];
    const rows = await this.database.reader.query<ReadPolicyRow[]>(
      `${readPolicies()} WHERE p.id IN (${placeholders(policyIds)})`,
      policyIds,
    );
    const clients = await this.clients.byIds(rows.map(({ clientId }) => clientId));
    return ids.flatMap((id) => {
      const row = rows.find((one) => one.id === policyIdIn(id));
      const reminder = REMINDERS.find(({ kind }) => id.startsWith(`${kind}.`));
      const day = row && reminder && row[reminder.column];
      if (!day) return [];
      const client = clients.get(row.clientId);
      return [
        {
          kind: 'policy' as const,
          id,
          title: reminder.title(policyOf(row)),
          dueDate: dayOf(day),
          caseTitle: null,
          policyId: row.id,
          policyName: policyName(row),
          clientId: row.clientId,
          clientName: client ? nameOf(client) : null,
          ...OF_ANOTHER_AREA,
          createdBy: '',
          createdAt: row.updatedAt,
        },
      ];
    });
  }

  private condition({ column, daysAhead, endsThen }: Reminder, { until, clientId }: SourceFilter) {
    const last = until === undefined ? null : addDays(until, daysAhead);
    // a month ends before the day after the last one
    const limit = last && column === 'cardExpires' ? addDays(last, 1).slice(0, 7) : last;
    const conditions = [
      `p.${column} IS NOT NULL AND ${IS_PAYING}`,
      ...(limit === null ? [] : [`p.${column} ${column === 'cardExpires' ? '<' : '<='} ?`]),
      ...(endsThen ? [`p.${column} >= ?`] : []),
      ...(clientId === undefined ? [] : ['p.clientId = ?']),
    ];
    const values = [limit, endsThen ? this.time.today() : null, clientId ?? null];
    return { where: conditions.join(' AND '), values: values.filter((value) => value !== null) };
  }
}

const policyIdIn = (id: string) => id.slice(id.indexOf('.') + 1);

/** A card is valid until the end of its month. */
function dayOf(stored: string): CalendarDate {
  return stored.length > 7 ? stored : addDays(addMonths(`${stored}-01`, 1), -1);
}

import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import { recurringOn } from '../calendar/domain/recurring-days.js';
import { phoneTerm, searchForm } from '../leads/personal-leads.js';
import { Database } from '../platform/database/database.js';
import { firstRows } from '../platform/database/first-rows.js';
import { likeText } from '../platform/database/like.js';
import { placeholders } from '../platform/database/placeholders.js';
import { activityOf, type ClientActivity } from './client-activity.js';
import type { Client } from './domain/client.js';
import { clientOf, e164Of } from './infrastructure/client-rows.js';
import { type ClientRow, Clients } from './infrastructure/client.tables.js';

export type { Client, NewClient } from './domain/client.js';
export { isClientId } from './domain/client.js';

export const CLIENT_SORTS = ['lastName', 'createdAt'] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

/** Criteria that all have to match. */
export interface ClientFilter {
  /** Beginnings of words of the name or the e-mail address, or part of the phone number. */
  readonly q?: string;
  readonly ownerId?: string;
  readonly tag?: string;
}

export interface ClientPageRequest {
  readonly filter: ClientFilter;
  readonly sort: ClientSort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

export interface Birthday {
  readonly date: CalendarDate;
  readonly client: Client;
}

// ids sort by the time of creation
const ORDER: Readonly<Record<ClientSort, readonly string[]>> = {
  lastName: ['lastName', 'firstName', 'id'],
  createdAt: ['createdAt', 'id'],
};
/** The cost of a search grows with its words. */
const MOST_WORDS = 8;

/** Reads of clients. */
@Injectable()
export class ClientQueries {
  constructor(private readonly database: Database) {}

  async page({ filter, sort, order, range }: ClientPageRequest): Promise<{ rows: Client[]; total: number }> {
    const { where, values } = conditions(filter);
    const { reader } = this.database;
    const [counted] = await reader.query<{ clients: number | string }[]>(
      `SELECT COUNT(*) AS clients FROM clients ${where}`,
      values,
    );
    const orderBy = ORDER[sort].map((column) => `${column} ${order}`).join(', ');
    const rows = await reader.query<ClientRow[]>(
      `SELECT * FROM clients ${where} ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
      [...values, range.limit, range.offset],
    );
    return { rows: rows.map(clientOf), total: Number(counted?.clients ?? 0) };
  }

  /** Null for an unknown id. */
  async find(id: string): Promise<Client | null> {
    const row = await this.database.reader.findOneBy(Clients, { id });
    return row && clientOf(row);
  }

  /** Those that there are, by their ids. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Client>> {
    const wanted = [...new Set(ids)];
    const rows = wanted.length === 0 ? [] : await this.database.reader.findBy(Clients, { id: In(wanted) });
    return new Map(rows.map((row) => [row.id, clientOf(row)]));
  }

  /** The clients with a birthday on these days, in the order of the days; at most `limit`. */
  async birthdays(dates: readonly CalendarDate[], limit: number): Promise<Birthday[]> {
    const branches = dates.map((date) => {
      const days = recurringOn(date, 12);
      return { date, condition: `birthMonthDay IN (${placeholders(days)})`, parameters: days };
    });
    const rows = await firstRows<ClientRow, (typeof branches)[number]>(
      this.database.reader,
      'clients.* FROM clients',
      branches,
      limit,
    );
    return rows.map(({ branch: { date }, ...row }) => ({ date, client: clientOf(row) }));
  }

  /** The timeline, newest first; null for an unknown client. */
  async activity(clientId: string): Promise<ClientActivity[] | null> {
    const { reader } = this.database;
    return (await reader.existsBy(Clients, { id: clientId })) ? activityOf(reader, clientId) : null;
  }
}

/** A subquery of the ids of the clients that a search finds. */
export function foundClients(q: string): { readonly sql: string; readonly values: readonly string[] } {
  const { where, values } = conditions({ q });
  return { sql: `SELECT id FROM clients ${where}`, values };
}

function conditions({ q, ownerId, tag }: ClientFilter): { where: string; values: string[] } {
  const all: [sql: string, ...values: string[]][] = [];
  if (ownerId !== undefined) all.push(['ownerId = ?', ownerId]);
  if (tag !== undefined) all.push([`tags LIKE ? ESCAPE '!'`, `%${likeText(JSON.stringify(tag))}%`]);
  if (q !== undefined) all.push(...matching(q));
  if (all.length === 0) return { where: '', values: [] };
  return {
    where: `WHERE ${all.map(([sql]) => sql).join(' AND ')}`,
    values: all.flatMap(([, ...values]) => values),
  };
}

/** A phone number in any spelling is one condition, and may be a part of a number. */
function matching(q: string): [sql: string, ...values: string[]][] {
  const text = searchForm(q).trim();
  const digits = /^[+(\d][\d\s().-]*$/.test(text) ? phoneTerm(text) : '';
  if (digits)
    return [
      [`(searchText LIKE ? ESCAPE '!' OR (phoneE164 <> '' AND phoneE164 = ?))`, `%${digits}%`, e164Of(text)],
    ];
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => [`searchText LIKE ? ESCAPE '!'`, `% ${likeText(word)}%`]);
}

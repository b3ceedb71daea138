import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { recurringOn } from '../../calendar/domain/recurring-days.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { firstRows } from '../../platform/database/first-rows.js';
import { likeText } from '../../platform/database/like.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { NotFound } from '../../platform/domain-error.js';
import { type Place, type Rows, rowsWithin } from '../../platform/http/cursor-pages.js';
import { NO_LAST_NAME } from '../../platform/values/search.js';
import type { ClientActivity } from '../client-activity.js';
import {
  type Birthday,
  type ClientEventRow,
  type ClientFilter,
  type ClientPageRequest,
  ClientQueries,
  type ClientSort,
  type Contacts,
  type Duplicate,
  type DuplicatePair,
  type MergeOfClient,
} from '../client-queries.js';
import { assertShown, type Client, type ClientName } from '../domain/client.js';
import { duplicateReasons } from '../domain/duplicates.js';
import { conditions } from './client-conditions.js';
import { likenessOf, shownClientOf } from './client-rows.js';
import { duplicatePairs } from './duplicate-pairs.js';
import { activityOf, eventsOf } from './client-timelines.js';
import { type ClientRow, Clients, IS_SHOWN, SECOND } from './client.tables.js';

// ids sort by the time of creation
const ORDER: Readonly<Record<ClientSort, readonly string[]>> = {
  lastName: ['nameKey', 'id'],
  createdAt: ['createdAt', 'id'],
  nextPremiumDue: ['nextPremiumDue', 'id'],
};
const IS_NAMED = `nameKey < '${NO_LAST_NAME}'`;
/** More of a client are not shown. */
const MOST_DUPLICATES = 50;

@Injectable()
export class SqlClientQueries extends ClientQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async page({
    filter,
    sort,
    order,
    range,
  }: ClientPageRequest): Promise<{ rows: Client[]; total: number }> {
    const { where, values } = conditions(filter);
    const { reader } = this.database;
    const isWhole = Object.values(filter).every((value) => value === undefined);
    const [counted] = await reader.query<{ clients: number | string }[]>(
      isWhole
        ? 'SELECT shown AS clients FROM client_counter'
        : `SELECT COUNT(*) AS clients FROM clients ${where}`,
      values,
    );
    const total = Number(counted?.clients ?? 0);
    const ordered = `ORDER BY ${ORDER[sort].map((column) => `clients.${column} ${order}`).join(', ')}`;
    // what is skipped is read from the index of the order alone
    const read = (condition: string, limit: number, offset: number) =>
      reader.query<ClientRow[]>(
        `SELECT clients.* FROM (SELECT id FROM clients ${where}${condition} ${ordered} LIMIT ? OFFSET ?) page
         JOIN clients ON clients.id = page.id ${ordered}`,
        [...values, limit, offset],
      );
    const { limit, offset } = range;
    // the index has those without a last name behind the others, and in this order they come behind them too
    const isSplit = sort === 'lastName' && order === 'DESC';
    const rows = await read(isSplit ? ` AND ${IS_NAMED}` : '', limit, offset);
    if (isSplit && rows.length < limit && offset + rows.length < total) {
      const [named] = await reader.query<{ clients: number | string }[]>(
        `SELECT COUNT(*) AS clients FROM clients ${where} AND ${IS_NAMED}`,
        values,
      );
      const skipped = Math.max(0, offset - Number(named?.clients ?? 0));
      rows.push(...(await read(` AND NOT ${IS_NAMED}`, limit - rows.length, skipped)));
    }
    return { rows: rows.map(shownClientOf), total };
  }

  override async newest(after: Place | null, limit: number): Promise<Rows<Client>> {
    const rows = await this.database.reader.query<ClientRow[]>(
      `SELECT * FROM clients WHERE mergedInto IS NULL ${after ? 'AND id < ?' : ''} ORDER BY id DESC LIMIT ?`,
      [...(after ?? []), limit + 1],
    );
    return rowsWithin(rows.map(shownClientOf), limit, ({ id }) => [id]);
  }

  override async find(id: string): Promise<Client | null> {
    const row = await this.database.reader.findOneBy(Clients, { id });
    return row && row.mergedInto === null ? shownClientOf(row) : null;
  }

  override async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Client>> {
    const wanted = [...new Set(ids)];
    const rows = wanted.length === 0 ? [] : await this.database.reader.findBy(Clients, { id: In(wanted) });
    const shown = rows.filter(({ mergedInto }) => mergedInto === null);
    return new Map(shown.map((row) => [row.id, shownClientOf(row)]));
  }

  override async withContacts({ emailKeys, phones }: Contacts, limit: number): Promise<Client[]> {
    const lists = [
      ['emailKey', [...new Set(emailKeys)]],
      ['phoneE164', [...new Set(phones)]],
    ] as const;
    const wanted = lists.filter(([, values]) => values.length > 0);
    if (wanted.length === 0) return [];
    const found = wanted.flatMap(([column, values]) =>
      [column, SECOND[column]].map(
        (name) => `SELECT id FROM clients WHERE ${name} IN (${placeholders(values)})`,
      ),
    );
    const rows = await this.database.reader.query<ClientRow[]>(
      `SELECT clients.* FROM (${found.join(' UNION ')}) found JOIN clients ON clients.id = found.id
       WHERE ${IS_SHOWN} ORDER BY clients.id LIMIT ?`,
      [...wanted.flatMap(([, values]) => [...values, ...values]), limit],
    );
    return rows.map(shownClientOf);
  }

  override async birthdays(dates: readonly CalendarDate[], limit: number): Promise<Birthday[]> {
    const branches = dates.map((date) => {
      const days = recurringOn(date, 12);
      return {
        date,
        condition: `birthMonthDay IN (${placeholders(days)}) AND mergedInto IS NULL`,
        parameters: days,
      };
    });
    const rows = await firstRows<ClientRow, (typeof branches)[number]>(
      this.database.reader,
      'clients.* FROM clients',
      branches,
      limit,
    );
    return rows.map(({ branch: { date }, ...row }) => ({ date, client: shownClientOf(row) }));
  }

  override async activity(id: string): Promise<ClientActivity[]> {
    await this.rowOf(id);
    return activityOf(this.database.reader, id);
  }

  override events(id: string, about: 'client' | 'policies', limit: number): Promise<ClientEventRow[]> {
    return eventsOf(this.database.reader, id, about, limit);
  }

  override async get(id: string): Promise<Client> {
    return shownClientOf(await this.rowOf(id));
  }

  override async duplicates(id: string): Promise<Duplicate[]> {
    const row = await this.rowOf(id);
    const likeness = likenessOf(row);
    const { emails, phones, dateOfBirth } = likeness;
    const contacts = [...emails, ...phones];
    const any = contacts.length === 0 ? [''] : contacts;
    const former = await this.formerlyWith(contacts);
    const candidates = await this.database.reader.query<ClientRow[]>(
      `SELECT * FROM clients WHERE id <> ? AND ${IS_SHOWN} AND (
       ${CONTACT_COLUMNS.map((column) => `(${column} IN (${placeholders(any)}) AND ${column} <> '')`).join(' OR ')}
       OR dateOfBirth = ? OR id IN (${placeholders(former)})) ORDER BY id LIMIT ${MOST_DUPLICATES}`,
      [id, ...CONTACT_COLUMNS.flatMap(() => any), dateOfBirth, ...former],
    );
    return candidates
      .map((other) => ({
        client: shownClientOf(other),
        reasons: duplicateReasons(likeness, likenessOf(other)),
      }))
      .filter(({ reasons }) => reasons.length > 0);
  }

  override duplicatePairs(limit: number): Promise<DuplicatePair[]> {
    return duplicatePairs(this.database.reader, limit);
  }

  override async tags(): Promise<string[]> {
    const rows = await this.database.reader.query<{ tags: string }[]>(
      `SELECT DISTINCT tags FROM clients WHERE ${IS_SHOWN} AND tags <> '[]'`,
    );
    const all = new Set(rows.flatMap(({ tags }) => JSON.parse(tags) as string[]));
    return [...all].sort((one, other) => one.localeCompare(other, 'en'));
  }

  override async merges(id: string): Promise<MergeOfClient[]> {
    await this.rowOf(id);
    const rows = await this.database.reader.query<(Omit<MergeOfClient, 'other'> & NamedOther)[]>(
      `SELECT m.id, m.mergedAt, m.mergedByName, m.otherId, c.firstName, c.middleName, c.lastName, c.suffix
       FROM client_merges m
       JOIN clients c ON c.id = m.otherId WHERE m.survivorId = ? AND m.undoneAt IS NULL ORDER BY m.id DESC`,
      [id],
    );
    return rows.map(({ otherId, firstName, middleName, lastName, suffix, ...merge }) => ({
      ...merge,
      other: { id: otherId, firstName, middleName, lastName, suffix },
    }));
  }

  /** The clients who had one of the addresses or numbers before a merge; only those of merges are looked at. */
  private async formerlyWith(contacts: readonly string[]): Promise<string[]> {
    if (contacts.length === 0) return [''];
    const isFormer = contacts.map(() => `c.formerText LIKE ? ESCAPE '!'`).join(' OR ');
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT DISTINCT c.id FROM client_merges m JOIN clients c ON c.id = m.survivorId
       WHERE m.undoneAt IS NULL AND (${isFormer}) ORDER BY c.id LIMIT ${MOST_DUPLICATES}`,
      contacts.map((contact) => `% ${likeText(contact)} %`),
    );
    return ['', ...rows.map(({ id }) => id)];
  }

  override idsOf(filter: ClientFilter): Statement {
    const { householdId } = filter;
    // members of a household are shown
    if (householdId !== undefined && Object.keys(filter).length === 1)
      return { sql: 'SELECT id FROM clients WHERE householdId = ?', parameters: [householdId] };
    const { where, values } = conditions(filter);
    return { sql: `SELECT id FROM clients ${where}`, parameters: values };
  }

  private async rowOf(id: string): Promise<ClientRow> {
    const row = await this.database.reader.findOneBy(Clients, { id });
    if (!row) throw new NotFound('client.unknown');
    assertShown(row);
    return row;
  }
}

const CONTACT_COLUMNS = Object.entries(SECOND).flat();

interface NamedOther extends ClientName {
  readonly otherId: string;
}

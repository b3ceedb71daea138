import { Injectable } from '@nestjs/common';
import { LeadClients } from '../../leads/lead-clients.js';
import { phoneTerm } from '../../leads/personal-leads.js';
import { beginsWith } from '../../platform/database/begins-with.js';
import { Database, transactionOf } from '../../platform/database/database.js';
import { rowsInPieces } from '../../platform/database/rows-in-pieces.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { likeText } from '../../platform/database/like.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { type Field, namesWhere, pick } from '../../platform/fields/fields.js';
import { shownValue, withSealed } from '../../platform/fields/sealed.js';
import { SealedNumbers } from '../../platform/sealed-numbers.js';
import { ClientRemoval } from '../application/ports.js';
import { ClientRecords } from '../client-records.js';
import type { Client, ClientDetails, ClientName } from '../domain/client.js';
import { CLIENT_FIELDS, EXPORTED_FIELDS, type ExportedClient } from '../domain/client-fields.js';
import { readMergeRecord } from '../domain/merge.js';
import { activityOf } from './client-timelines.js';
import { type ClientMergeRow, type ClientRow, Households } from './client.tables.js';
import { peopleOf, survivorsOf } from './same-person.js';
import type { HeldPart, HeldRecord } from '../../platform/held-part.js';
import {
  type ErasedRecords,
  idsOf,
  type Person,
  type PersonalPart,
  type Recognised,
} from '../../platform/personal-data.js';
import type { ClientContact, PersonalClient } from '../personal-clients.js';
import { mailboxKey } from '../../platform/values/email.js';
import { nameOf } from '../../platform/values/name.js';
import { portions } from '../../platform/portions.js';

/** What a record of a client may have, as it is named in a report, and its column. */
const HELD_FIELDS = Object.entries<Field>(CLIENT_FIELDS).flatMap(([column, { reported, sensitive }]) =>
  reported ? [[sensitive ? `${reported} (sensitive)` : reported, column] as const] : [],
);
const SENSITIVE = namesWhere(CLIENT_FIELDS, ({ sensitive }) => sensitive === true);

/** Rows of a piece, and values in one statement. */
const PIECE = 500;
/** Fewer digits are in too many phone numbers. */
const FEWEST_DIGITS = 3;
/** Clients, also merged ones, and what merges replaced. */
const TABLES = ['clients', 'client_merges'] as const;

/** What the records of clients hold about a person. */
@Injectable()
export class SqlPersonalClients implements PersonalPart<'clients', 'clients'> {
  readonly name = 'clients';
  readonly tables = ['clients', 'client_merges', 'client_activity', 'households'];
  readonly after = ['leads'];
  readonly held: HeldPart = {
    kinds: [{ kind: 'client', one: 'Client', counted: 'clients', many: 'Clients' }],
    count: (until) => this.countHeld(until),
    list: (until, after, limit) => this.listHeld(until, after, limit),
    among: (emails) => this.staying(emails),
  };

  constructor(
    private readonly database: Database,
    private readonly leads: LeadClients,
    private readonly records: ClientRecords,
    private readonly removal: ClientRemoval,
    private readonly numbers: SealedNumbers,
  ) {}

  /**
   * The addresses, normalised, of the clients whose e-mail begins with the text, or whose phone number begins or ends with
   * its digits; at most `limit`.
   */
  async addresses(text: string, limit: number): Promise<{ emails: readonly string[] }> {
    const begins = beginsWith('emailKey', mailboxKey(text).trim());
    const digits = /^[+(\d][\d\s().-]*$/.test(text.trim()) ? phoneTerm(text) : '';
    const byPhone = digits.length >= FEWEST_DIGITS ? [`% ${likeText(digits)}%`, `%${likeText(digits)}`] : [];
    const found = await this.addressesWhere(
      `((${begins.sql}) ${byPhone.map(() => `OR searchText LIKE ? ESCAPE '!'`).join(' ')})
       ORDER BY emailKey LIMIT ?`,
      [...begins.values, ...byPhone, limit],
    );
    return { emails: [...found].sort().slice(0, limit) };
  }

  /** Newest client first; each as it is, then from before its merges. */
  async find(person: Person): Promise<{ lists: { clients: PersonalClient[] } } & Recognised> {
    const { reader } = this.database;
    const clients: PersonalClient[] = [];
    for (const { client, mergedAt } of (await peopleOf(reader, person)).flatMap(({ records }) => records)) {
      const { householdId, householdRole } = client;
      const isMember = mergedAt === null && householdId !== null;
      const household = isMember ? await reader.findOneBy(Households, { id: householdId }) : null;
      const home = { household: household?.name ?? null, householdRole: household && householdRole };
      const activity = mergedAt === null ? await activityOf(reader, client.id) : [];
      clients.push({ ...this.exported(client), ...home, mergedAt, activity });
    }
    return { lists: { clients }, contacts: clients.flatMap(contactsOf), records: clients.map(recordOf) };
  }

  /** Those with an address under a legal hold, now or before a merge. */
  heldRecords(reading: Reading, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.records.held(reading, ids);
  }

  /** Those that a client has, or had before a merge. */
  async staying(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const some of portions(emails, PIECE)) {
      for (const email of await this.addressesWhere(`emailKey IN (${placeholders(some)})`, some))
        found.add(email);
      for (const { secondEmailKey } of await this.database.reader.query<{ secondEmailKey: string }[]>(
        `SELECT secondEmailKey FROM clients WHERE secondEmailKey IN (${placeholders(some)})`,
        [...some],
      ))
        found.add(secondEmailKey);
    }
    return found;
  }

  /** Those with an address, and from before merges. */
  async *everybody(): AsyncGenerator<readonly { contact: ClientContact }[]> {
    for await (const contacts of this.contacts()) yield contacts.map((contact) => ({ contact }));
  }

  private async *contacts(): AsyncGenerator<readonly ClientContact[]> {
    const clients = `SELECT * FROM clients WHERE id > ? AND emailKey <> '' ORDER BY id`;
    for await (const rows of this.pieces<ClientRow>(clients)) yield rows.map(contactOf);
    const merges = `SELECT m.*, c.createdAt FROM client_merges m JOIN clients c ON c.id = m.survivorId
      WHERE m.id > ? AND m.emailKey <> '' ORDER BY m.id`;
    for await (const rows of this.pieces<ClientMergeRow & { createdAt: string }>(merges))
      yield rows.map(({ record, survivorId, createdAt }) => {
        const { before } = readMergeRecord(record);
        return contactOf({ ...before, id: survivorId, createdAt });
      });
  }

  /** Those of the person's clients that are meant by an address, and those that have none. */
  async recognise(
    unit: Unit,
    person: Person,
    { isMeant }: Pick<ErasedRecords, 'isMeant'>,
  ): Promise<{ contacts: ClientContact[]; records: ReturnType<typeof recordOf>[] }> {
    const tx = transactionOf(unit);
    const contacts = (await peopleOf(tx, person))
      .map(({ isLinked, records }) => ({
        isLinked,
        found: records.flatMap(({ client }) => contactsOf(client)),
      }))
      .filter(({ isLinked, found }) => isLinked || found.some((one) => one.email !== '' && isMeant(one)))
      .flatMap(({ found }) => found);
    return { contacts, records: contacts.map(recordOf) };
  }

  async assertErasable(unit: Unit, person: Person): Promise<void> {
    for (const id of idsOf(person, 'client')) await this.records.assertNotHeld(unit, id);
  }

  /** Rejects when another lead of a client is under a legal hold. */
  async erase(unit: Unit, person: Pick<Person, 'records'>): Promise<{ clients: number }> {
    const tx = transactionOf(unit);
    const ids = idsOf(person, 'client');
    for (const id of await survivorsOf(tx, ids)) {
      await this.leads.assertNotHeld(unit, id);
      await this.removal.remove(unit, id);
    }
    return { clients: ids.length };
  }

  private async addressesWhere(condition: string, values: readonly unknown[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (const table of TABLES) {
      const rows = await this.database.reader.query<{ emailKey: string }[]>(
        `SELECT DISTINCT emailKey FROM ${table} WHERE emailKey <> '' AND ${condition}`,
        [...values],
      );
      for (const { emailKey } of rows) found.add(emailKey);
    }
    return found;
  }

  private async countHeld(until: string) {
    const counts = HELD_FIELDS.map(([, column]) => `COUNT(${column}) AS ${column}`).join(', ');
    const [row] = await this.database.reader.query<Record<string, number | string>[]>(
      `SELECT COUNT(*) AS clients, COUNT(COALESCE(${SENSITIVE.join(', ')})) AS sensitiveRecords, ${counts} FROM clients WHERE createdAt <= ?`,
      [until],
    );
    const of = (column: string) => Number(row?.[column] ?? 0);
    return {
      records: { clients: of('clients') },
      people: of('clients'),
      sensitive: of('sensitiveRecords'),
      fields: HELD_FIELDS.map(([field, column]) => ({ field, records: of(column) })).filter(
        ({ records }) => records > 0,
      ),
    };
  }

  private async listHeld(
    until: string,
    after: string | null,
    limit: number,
  ): Promise<{ readonly rows: readonly HeldRecord[]; readonly next: string | null }> {
    const rows = await this.database.reader.query<ClientRow[]>(
      'SELECT * FROM clients WHERE createdAt <= ? AND id > ? ORDER BY id LIMIT ?',
      [until, after ?? '', limit],
    );
    return {
      rows: rows.map((row) => ({
        kind: 'client',
        email: row.email ?? '',
        name: nameOf(row),
        createdAt: row.createdAt,
      })),
      next: rows.length < limit ? null : rows.at(-1)!.id,
    };
  }

  /** With whole numbers, and the last digits of those that cannot be read any more. */
  private exported(client: Client): ExportedClient {
    const details: ExportedClient = pick(client, EXPORTED_FIELDS);
    return withSealed(
      CLIENT_FIELDS,
      details,
      (stored) => this.numbers.open(stored) ?? String(shownValue(stored)),
    );
  }

  /** The rows of a statement that begins after an id. */
  private pieces<Row extends { readonly id: string }>(sql: string): AsyncGenerator<readonly Row[]> {
    const { reader } = this.database;
    const read = (after: string) => reader.query<Row[]>(`${sql} LIMIT ${PIECE}`, [after]);
    return rowsInPieces(PIECE, '', ({ id }) => id, read);
  }
}

function contactOf(
  client: ClientName & Pick<ClientDetails, 'email' | 'phone'> & Pick<Client, 'id' | 'createdAt'>,
): ClientContact {
  const { id, firstName, middleName, lastName, suffix, email, phone, createdAt } = client;
  return { id, firstName, middleName, lastName, suffix, email: email ?? '', phone: phone ?? '', createdAt };
}

/** With a second address or number those too. */
function contactsOf(client: ExportedClient): ClientContact[] {
  const { secondEmail: email, secondPhone: phone } = client;
  return [contactOf(client), ...(email || phone ? [contactOf({ ...client, email, phone })] : [])];
}

function recordOf({ id }: Pick<ClientContact, 'id'>) {
  return { kind: 'client', id };
}

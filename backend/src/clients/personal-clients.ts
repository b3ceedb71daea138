import { Injectable } from '@nestjs/common';
import { assertNotHeld, HELD_ADDRESSES } from '../holds/held-people.js';
import { LeadClients } from '../leads/lead-clients.js';
import { phoneTerm, searchForm } from '../leads/personal-leads.js';
import { beginsWith } from '../platform/database/begins-with.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { likeText } from '../platform/database/like.js';
import { placeholders } from '../platform/database/placeholders.js';
import { activityOf, type ClientActivity } from './client-activity.js';
import type { Client } from './domain/client.js';
import { clientOf } from './infrastructure/client-rows.js';
import { deleteClient } from './infrastructure/sql-clients.js';
import { type ClientRow, Clients } from './infrastructure/client.tables.js';

/** By what a client is recognised; '' for what is not known. */
export interface ClientContact {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: string;
}

/** Whose clients they are: those with the address, and those without any that a lead of the person is linked to. */
export interface ClientPerson {
  /** Normalised. */
  readonly email: string;
  readonly leads: readonly { readonly clientId: string | null }[];
}

/** Everything that a client's record says about the person, and the timeline. */
export interface PersonalClient extends Omit<Client, 'ownerId' | 'updatedAt'> {
  readonly activity: readonly ClientActivity[];
}

export interface HeldClients {
  readonly clients: number;
  /** With a date of birth. */
  readonly sensitive: number;
  readonly fields: readonly { readonly field: string; readonly records: number }[];
}

/** What a record of a client may have, as it is named in a report, and its column. */
const HELD_FIELDS = [
  ...[['Name of a client', 'firstName'] as const, ['E-mail of a client', 'email'] as const],
  ...[['Phone of a client', 'phone'] as const, ['Date of birth of a client', 'dateOfBirth'] as const],
  ...[['Address of a client', 'address'] as const, ['Notes about a client', 'notes'] as const],
];

interface MeantPerson extends ClientPerson {
  readonly isMeant: (client: ClientContact) => boolean;
}

/** Rows of a piece, and values in one statement. */
const PIECE = 500;
/** Fewer digits are in too many phone numbers. */
const FEWEST_DIGITS = 3;

/** A subquery of the ids of the clients whose address is under a legal hold. */
export const HELD_CLIENTS = `SELECT id FROM clients WHERE emailKey IN (${HELD_ADDRESSES})`;

/** What the records of clients hold about a person. */
@Injectable()
export class PersonalClients {
  constructor(
    private readonly database: Database,
    private readonly leads: LeadClients,
  ) {}

  /**
   * The addresses, normalised, of the clients whose e-mail begins with the text, or whose phone number begins or ends with
   * its digits; at most `limit`.
   */
  async addresses(text: string, limit: number): Promise<string[]> {
    const begins = beginsWith('emailKey', searchForm(text).trim());
    const digits = /^[+(\d][\d\s().-]*$/.test(text.trim()) ? phoneTerm(text) : '';
    const byPhone = digits.length >= FEWEST_DIGITS ? [`% ${likeText(digits)}%`, `%${likeText(digits)}`] : [];
    const rows = await this.database.reader.query<{ emailKey: string }[]>(
      `SELECT DISTINCT emailKey FROM clients WHERE emailKey <> '' AND ((${begins.sql})
       ${byPhone.map(() => `OR searchText LIKE ? ESCAPE '!'`).join(' ')}) ORDER BY emailKey LIMIT ?`,
      [...begins.values, ...byPhone, limit],
    );
    return rows.map(({ emailKey }) => emailKey);
  }

  /** Newest first. */
  async find(person: ClientPerson): Promise<PersonalClient[]> {
    const clients: PersonalClient[] = [];
    for (const row of await rowsOf(this.database.reader, person)) {
      const { ownerId: _, updatedAt: __, ...client } = clientOf(row);
      clients.push({ ...client, activity: await activityOf(this.database.reader, client.id) });
    }
    return clients;
  }

  /** Those of the addresses that a client has. */
  async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let start = 0; start < emails.length; start += PIECE) {
      const some = emails.slice(start, start + PIECE);
      const rows = await this.database.reader.query<{ emailKey: string }[]>(
        `SELECT DISTINCT emailKey FROM clients WHERE emailKey IN (${placeholders(some)})`,
        some,
      );
      for (const { emailKey } of rows) found.add(emailKey);
    }
    return found;
  }

  /** How many clients were there at a time, and how many have each field. */
  async held(until: string): Promise<HeldClients> {
    const counts = HELD_FIELDS.map(([, column]) => `COUNT(${column}) AS ${column}`).join(', ');
    const [row] = await this.database.reader.query<Record<string, number | string>[]>(
      `SELECT COUNT(*) AS clients, ${counts} FROM clients WHERE createdAt <= ?`,
      [until],
    );
    const of = (column: string) => Number(row?.[column] ?? 0);
    return {
      clients: of('clients'),
      sensitive: of('dateOfBirth'),
      fields: HELD_FIELDS.map(([field, column]) => ({ field, records: of(column) })).filter(
        ({ records }) => records > 0,
      ),
    };
  }

  /** The clients that were there at a time, oldest first. `next` continues; null at the end. */
  async list(
    until: string,
    after: string | null,
    limit: number,
  ): Promise<{ readonly rows: readonly ClientContact[]; readonly next: string | null }> {
    const rows = await this.database.reader.query<ClientRow[]>(
      'SELECT * FROM clients WHERE createdAt <= ? AND id > ? ORDER BY id LIMIT ?',
      [until, after ?? '', limit],
    );
    return { rows: rows.map(contactOf), next: rows.length < limit ? null : rows.at(-1)!.id };
  }

  /** The contacts of all clients with an address, in pieces, so that other work goes on between them. */
  async *contacts(): AsyncGenerator<readonly ClientContact[]> {
    for (let after = ''; ;) {
      const rows = await this.database.reader.query<ClientRow[]>(
        `SELECT * FROM clients WHERE id > ? AND emailKey <> '' ORDER BY id LIMIT ${PIECE}`,
        [after],
      );
      if (rows.length > 0) yield rows.map(contactOf);
      if (rows.length < PIECE) return;
      after = rows.at(-1)!.id;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Rejects, in the unit of work that would delete something of the client, when the client or a lead is under a legal hold. */
  async assertNotHeld(tx: Transaction, id: string): Promise<void> {
    const row = await tx.findOneBy(Clients, { id });
    if (row) await assertNotHeld(tx, [row.emailKey]);
    await this.leads.assertNotHeld(tx, id);
  }

  /** The contacts of those of the person's clients that are meant by their address, and those that have none. */
  async meant(reader: Transaction, { isMeant, ...person }: MeantPerson): Promise<ClientContact[]> {
    const clients = (await rowsOf(reader, person)).map(contactOf);
    return clients.filter((client) => client.email === '' || isMeant(client));
  }

  /**
   * Deletes those of the person's clients that are meant (see `meant`), and returns their contacts. In the unit of work of the caller, after the leads are erased; rejects when another lead of a client is under a legal
   * hold.
   */
  async erase(tx: Transaction, person: MeantPerson): Promise<ClientContact[]> {
    const meant = await this.meant(tx, person);
    for (const { id } of meant) {
      await this.leads.assertNotHeld(tx, id);
      await deleteClient(tx, this.leads, id);
    }
    return meant;
  }
}

/** The clients with the address, and those without any that the person's leads are linked to; newest first. */
async function rowsOf(reader: Transaction, { email, leads }: ClientPerson): Promise<ClientRow[]> {
  const linked = leads.flatMap(({ clientId }) => clientId ?? []);
  const withAddress = await reader.query<ClientRow[]>(
    `SELECT * FROM clients WHERE emailKey = ? AND emailKey <> ''`,
    [email],
  );
  const without: ClientRow[] = [];
  for (let start = 0; start < linked.length; start += PIECE) {
    const some = linked.slice(start, start + PIECE);
    const sql = `SELECT * FROM clients WHERE id IN (${placeholders(some)}) AND emailKey = ''`;
    without.push(...(await reader.query<ClientRow[]>(sql, some)));
  }
  const byId = new Map([...withAddress, ...without].map((row) => [row.id, row]));
  return [...byId.values()].sort((one, other) => (one.id < other.id ? 1 : -1));
}

function contactOf({ id, firstName, lastName, email, phone, createdAt }: ClientRow): ClientContact {
  return { id, firstName, lastName, email: email ?? '', phone: phone ?? '', createdAt };
}

import { Injectable } from '@nestjs/common';
import { assertNotHeld, HELD_ADDRESSES } from '../holds/held-people.js';
import { LeadClients } from '../leads/lead-clients.js';
import { phoneTerm } from '../leads/personal-leads.js';
import { beginsWith } from '../platform/database/begins-with.js';
import { type AtEnd, Database, type Transaction } from '../platform/database/database.js';
import { likeText } from '../platform/database/like.js';
import { placeholders } from '../platform/database/placeholders.js';
import { activityOf, type ClientActivity } from './client-activity.js';
import type { Client, ClientDetails, ClientName } from './domain/client.js';
import { readMergeRecord } from './domain/merge.js';
import { type ClientMergeRow, type ClientRow, Households } from './store/client.tables.js';
import { addressesOf, peopleOf, survivorsOf } from './store/same-person.js';
import { deleteClient } from './store/sql-clients.js';
import { mailboxKey } from '../platform/values/email.js';

/** By what a client is recognised; '' for what is not known. */
export interface ClientContact {
  readonly id: string;
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string | null;
  readonly suffix?: string | null;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: string;
}

/**
 * Whose clients they are: those with the address, and those without any that a lead of the person is linked to. An address
 * from before a merge is one of the client.
 */
export interface ClientPerson {
  /** Normalised. */
  readonly email: string;
  readonly leads: readonly { readonly clientId: string | null }[];
}

/** Everything that a client's record says about the person; the policies are beside it. */
export interface PersonalClient extends Omit<
  Client,
  'ownerId' | 'updatedAt' | 'householdId' | 'policiesInForce' | 'nextPremiumDue'
> {
  /** The name of the household; null without one, as the role. */
  readonly household: string | null;
  /** The time of the merge that replaced it; null for the client as it is. */
  readonly mergedAt: string | null;
  /** The timeline; of a client as it was before a merge none. */
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
/** Clients, also merged ones, and what merges replaced. */
const TABLES = ['clients', 'client_merges'] as const;

/** A subquery of the ids of the clients who have, or had before a merge, an address under a legal hold. */
export const HELD_CLIENTS = `SELECT COALESCE(mergedInto, id) AS id FROM clients WHERE emailKey IN (${HELD_ADDRESSES})
  OR id IN (SELECT survivorId FROM client_merges WHERE emailKey IN (${HELD_ADDRESSES}))`;

/**
 * Rejects, in the unit of work that would delete something of the client or take it away, when an address that the client has
 * or had before a merge, or a lead, is under a legal hold.
 */
export async function assertClientNotHeld(tx: Transaction, leads: LeadClients, id: string): Promise<void> {
  await assertNotHeld(tx, await addressesOf(tx, id));
  await leads.assertNotHeld(tx, id);
}

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
    const begins = beginsWith('emailKey', mailboxKey(text).trim());
    const digits = /^[+(\d][\d\s().-]*$/.test(text.trim()) ? phoneTerm(text) : '';
    const byPhone = digits.length >= FEWEST_DIGITS ? [`% ${likeText(digits)}%`, `%${likeText(digits)}`] : [];
    const found = await this.addressesWhere(
      `((${begins.sql}) ${byPhone.map(() => `OR searchText LIKE ? ESCAPE '!'`).join(' ')})
       ORDER BY emailKey LIMIT ?`,
      [...begins.values, ...byPhone, limit],
    );
    return [...found].sort().slice(0, limit);
  }

  /** Newest client first; each as it is, then from before its merges. */
  async find(person: ClientPerson): Promise<PersonalClient[]> {
    const { reader } = this.database;
    const clients: PersonalClient[] = [];
    for (const { client, mergedAt } of (await peopleOf(reader, person)).flatMap(({ records }) => records)) {
      const { ownerId: _, updatedAt: __, householdId, householdRole, ...shown } = client;
      const { policiesInForce: ___, nextPremiumDue: ____, ...said } = shown;
      const isMember = mergedAt === null && householdId !== null;
      const household = isMember ? await reader.findOneBy(Households, { id: householdId }) : null;
      const home = { household: household?.name ?? null, householdRole: household && householdRole };
      const activity = mergedAt === null ? await activityOf(reader, client.id) : [];
      clients.push({ ...said, ...home, mergedAt, activity });
    }
    return clients;
  }

  /** Those of the addresses that a client has, or had before a merge. */
  async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let start = 0; start < emails.length; start += PIECE) {
      const some = emails.slice(start, start + PIECE);
      for (const email of await this.addressesWhere(`emailKey IN (${placeholders(some)})`, some))
        found.add(email);
    }
    return found;
  }

  /** The contacts of all clients with an address, and from before merges, in pieces: other work goes on between them. */
  async *contacts(): AsyncGenerator<readonly ClientContact[]> {
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

  /** The contacts of those of the person's clients that are meant by an address, and those that have none. */
  async meant(reader: Transaction, { isMeant, ...person }: MeantPerson): Promise<ClientContact[]> {
    const people = (await peopleOf(reader, person)).map(({ isLinked, records }) => ({
      isLinked,
      contacts: records.map(({ client }) => contactOf(client)),
    }));
    return people
      .filter(
        ({ isLinked, contacts }) => isLinked || contacts.some((one) => one.email !== '' && isMeant(one)),
      )
      .flatMap(({ contacts }) => contacts);
  }

  /** See `assertClientNotHeld`. */
  assertNotHeld(tx: Transaction, id: string): Promise<void> {
    return assertClientNotHeld(tx, this.leads, id);
  }

  /**
   * Deletes those of the person's clients that are meant (see `meant`), and returns their contacts. In the unit of work of the
   * caller, after the leads are erased; rejects when another lead of a client is under a legal hold.
   */
  async erase(tx: Transaction, atEnd: AtEnd, person: MeantPerson): Promise<ClientContact[]> {
    const meant = await this.meant(tx, person);
    for (const id of await survivorsOf(
      tx,
      meant.map((contact) => contact.id),
    )) {
      await this.leads.assertNotHeld(tx, id);
      await deleteClient(tx, atEnd, this.leads, id);
    }
    return meant;
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

  /** The rows of a statement that begins after an id. */
  private async *pieces<Row extends { readonly id: string }>(sql: string): AsyncGenerator<readonly Row[]> {
    for (let after = ''; ;) {
      const rows = await this.database.reader.query<Row[]>(`${sql} LIMIT ${PIECE}`, [after]);
      if (rows.length > 0) yield rows;
      if (rows.length < PIECE) return;
      after = rows.at(-1)!.id;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

function contactOf(
  client: ClientName & Pick<ClientDetails, 'email' | 'phone'> & Pick<Client, 'id' | 'createdAt'>,
): ClientContact {
  const { id, firstName, middleName, lastName, suffix, email, phone, createdAt } = client;
  return { id, firstName, middleName, lastName, suffix, email: email ?? '', phone: phone ?? '', createdAt };
}

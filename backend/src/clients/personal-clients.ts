import { Injectable } from '@nestjs/common';
import { phoneTerm, searchForm } from '../leads/personal-leads.js';
import { beginsWith } from '../platform/database/begins-with.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { likeText } from '../platform/database/like.js';
import { placeholders } from '../platform/database/placeholders.js';
import type { Client } from './domain/client.js';
import { clientOf } from './infrastructure/client-rows.js';
import { deleteClients } from './infrastructure/sql-clients.js';
import type { ClientRow } from './infrastructure/client.tables.js';

/** By what a client is recognised; '' for what is not known. */
export interface ClientContact {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: string;
}

/** Everything that a client's record says about the person. */
export type PersonalClient = Omit<Client, 'ownerId' | 'updatedAt'>;

/** Rows of a piece, and values in one statement. */
const PIECE = 500;
/** Fewer digits are in too many phone numbers. */
const FEWEST_DIGITS = 3;

/** What the records of clients hold about a person, who is recognised by the e-mail address. */
@Injectable()
export class PersonalClients {
  constructor(private readonly database: Database) {}

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
  async find({ email }: { readonly email: string }): Promise<PersonalClient[]> {
    const rows = await rowsOf(this.database.reader, email);
    return rows.map(clientOf).map(({ ownerId: _, updatedAt: __, ...client }) => client);
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

  /**
   * Deletes those of the clients with the address that are meant, and returns their contacts. In the unit of work of the
   * caller.
   */
  async erase(
    tx: Transaction,
    { email, isMeant }: { readonly email: string; readonly isMeant: (client: ClientContact) => boolean },
  ): Promise<ClientContact[]> {
    const meant = (await rowsOf(tx, email)).map(contactOf).filter(isMeant);
    await deleteClients(
      tx,
      meant.map(({ id }) => id),
    );
    return meant;
  }
}

function rowsOf(reader: Transaction, email: string): Promise<ClientRow[]> {
  return reader.query<ClientRow[]>(
    `SELECT * FROM clients WHERE emailKey = ? AND emailKey <> '' ORDER BY id DESC`,
    [email],
  );
}

function contactOf({ id, firstName, lastName, email, phone, createdAt }: ClientRow): ClientContact {
  return { id, firstName, lastName, email: email ?? '', phone: phone ?? '', createdAt };
}

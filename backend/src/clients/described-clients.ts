import type { Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';
import type { Said } from '../platform/domain-error.js';
import { nameOf } from './client-queries.js';
import type { ClientName } from './domain/client.js';
import { e164Of, likenessOf } from './infrastructure/client-rows.js';
import { type ClientRow, IS_SHOWN } from './infrastructure/client.tables.js';
import { HELD_CLIENTS } from './personal-clients.js';
import { mailboxKey } from '../platform/values/email.js';
import { searchForm } from '../platform/values/search.js';

/** Whom a file means; '' for what it does not say. */
export interface ClientDescription {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

/** The client, or why it is not known which one it is. */
export type DescribedClient =
  | { readonly id: string; readonly name: string }
  | { readonly field: keyof ClientDescription; readonly said: Said };

/**
 * The clients that are described by their id, else by e-mail, else by phone number; one that was merged into another is that
 * one. Several with the same are none, unless the first name tells them apart; name and date of birth alone are not enough.
 */
export async function describedClients(
  reader: Transaction,
  described: readonly ClientDescription[],
): Promise<DescribedClient[]> {
  const forms = described.map(({ id, email, phone, ...person }) => ({
    ...{ id, emailKey: mailboxKey(email).trim(), phoneE164: phone && e164Of(phone) },
    likeness: likenessOf({ ...(person as ClientRow), emailKey: '', phoneE164: '', formerText: '' }),
  }));
  const by = {
    id: await rowsBy(
      reader,
      'id',
      forms.map(({ id }) => id),
    ),
    emailKey: await rowsBy(
      reader,
      'emailKey',
      forms.map(({ emailKey }) => emailKey),
    ),
    phoneE164: await rowsBy(
      reader,
      'phoneE164',
      forms.map(({ phoneE164 }) => phoneE164),
    ),
  };
  const births = described.map(({ email, phone, dateOfBirth }) => (email || phone ? '' : dateOfBirth));
  const born = await rowsBy(reader, 'dateOfBirth', births);
  return forms.map((form, place): DescribedClient => {
    for (const column of ['id', 'emailKey', 'phoneE164'] as const) {
      const found = form[column] === '' ? [] : (by[column].get(form[column]) ?? []);
      if (found.length === 0) continue;
      const first = searchForm(described[place]!.firstName);
      const named = found.filter(({ firstName }) => searchForm(firstName) === first);
      const meant = found.length === 1 ? found : named;
      if (meant.length === 1) return { id: meant[0]!.id, name: nameOf(meant[0]!) };
      return { field: FIELD_OF[column], said: 'import.several-clients' };
    }
    const { name, dateOfBirth } = form.likeness;
    const same = (born.get(dateOfBirth) ?? []).some((row) => name !== '' && likenessOf(row).name === name);
    return same
      ? { field: 'dateOfBirth', said: 'import.client-unsure' }
      : { field: 'email', said: 'import.client-unknown' };
  });
}

const FIELD_OF = { id: 'id', emailKey: 'email', phoneE164: 'phone' } as const;

/** By the value of the column. */
async function rowsBy(
  reader: Transaction,
  column: 'id' | 'emailKey' | 'phoneE164' | 'dateOfBirth',
  values: readonly string[],
): Promise<ReadonlyMap<string, ClientRow[]>> {
  const rows = new Map<string, ClientRow[]>();
  const wanted = [...new Set(values)].filter(Boolean);
  if (wanted.length === 0) return rows;
  const found = await reader.query<(ClientRow & { asked: string })[]>(
    column === 'id'
      ? `SELECT c.*, a.id AS asked FROM clients a JOIN clients c ON c.id = COALESCE(a.mergedInto, a.id)
         WHERE a.id IN (${placeholders(wanted)})`
      : `SELECT c.*, c.${column} AS asked FROM clients c
         WHERE c.${column} IN (${placeholders(wanted)}) AND ${IS_SHOWN} ORDER BY c.id`,
    wanted,
  );
  for (const { asked, ...row } of found) rows.set(asked, [...(rows.get(asked) ?? []), row]);
  return rows;
}

/** By id; clients that were merged into others are none. */
export async function namesOfClients(
  reader: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await reader.query<(ClientName & { id: string })[]>(
    `SELECT id, firstName, middleName, lastName, suffix FROM clients WHERE id IN (${placeholders(wanted)}) AND ${IS_SHOWN}`,
    wanted,
  );
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** Those of the clients of whom nothing may be lost because of a legal hold. */
export async function heldClients(reader: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const sql = `SELECT id FROM clients WHERE id IN (${placeholders(ids)}) AND id IN (${HELD_CLIENTS})`;
  return new Set((await reader.query<{ id: string }[]>(sql, [...ids])).map(({ id }) => id));
}

import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Said } from '../../platform/domain-error.js';
import {
  type ImportedFields,
  type ImportedPerson,
  type ImportMatch,
  personCandidates,
  textOf,
} from '../../platform/import-target.js';
import { namedStaff } from '../../users/named-staff.js';
import { type ClientName, isClientId } from '../domain/client.js';
import { e164Of } from './client-rows.js';
import { type ClientRow, IS_SHOWN } from './client.tables.js';
import { mailboxKey } from '../../platform/values/email.js';
import { nameOf } from '../../platform/values/name.js';
import { searchForm } from '../../platform/values/search.js';

/** A row of an import, and the id of a client that its source has it as; null for none. */
export interface RowToMatch {
  readonly fields: ImportedFields;
  readonly known: string | null;
}

interface Found {
  readonly id: string;
  readonly firstName: string;
  readonly name: string;
}

/** Which clients the rows are, and whether the staff and clients exist that they name. */
export async function matchClients(
  reader: Transaction,
  rows: readonly (RowToMatch & { readonly person: ImportedPerson })[],
): Promise<ImportMatch[]> {
  const contacts = rows.map(({ person: { email, phone, firstName } }) => ({
    ...{ email: mailboxKey(email), phone: phone && e164Of(phone), firstName: searchForm(firstName) },
  }));
  const all = <Value>(value: (contact: (typeof contacts)[number]) => Value) => contacts.map(value);
  const ids = rows.flatMap(({ fields, known }) => [known ?? '', referrerOf(fields)]);
  const byId = await found(reader, 'id', ids);
  const byEmail = await found(
    reader,
    'emailKey',
    all(({ email }) => email),
  );
  const byPhone = await found(
    reader,
    'phoneE164',
    all(({ phone }) => phone),
  );
  const names = rows.map(({ fields }) => textOf(fields.owner));
  const owners = await namedStaff(reader, names);
  return rows.map(({ fields, known }, place) => {
    const { email, phone, firstName } = contacts[place]!;
    const candidates = personCandidates(firstName, {
      ...{ sourceId: byId.get(known ?? ''), email: byEmail.get(email), phone: byPhone.get(phone) },
    });
    const [owner, referrer] = [names[place]!, referrerOf(fields)];
    const problems: Record<string, Said> = {};
    if (owner && !owners.has(searchForm(owner))) problems.owner = 'import.owner-unknown';
    if (referrer && !byId.has(referrer)) problems.referredBy = 'client.referrer-unknown';
    return { candidates, problems };
  });
}

/** By the value of a column: what clients that are shown have, merged ones as those into which they were merged. */
async function found(
  reader: Transaction,
  column: 'id' | 'emailKey' | 'phoneE164',
  wanted: readonly string[],
): Promise<ReadonlyMap<string, readonly Found[]>> {
  const values = [...new Set(wanted)].filter(Boolean);
  const clients = new Map<string, Found[]>();
  if (values.length === 0) return clients;
  const places = placeholders(values);
  const rows = await reader.query<(ClientName & Pick<ClientRow, 'id'> & { value: string })[]>(
    column === 'id'
      ? `SELECT asked.id AS value, c.id, c.firstName, c.middleName, c.lastName, c.suffix FROM clients asked
         JOIN clients c ON c.id = COALESCE(asked.mergedInto, asked.id) WHERE asked.id IN (${places})`
      : `SELECT ${column} AS value, id, firstName, middleName, lastName, suffix FROM clients
         WHERE ${column} IN (${places}) AND ${IS_SHOWN} ORDER BY id`,
    values,
  );
  for (const { value, id, ...name } of rows) {
    const found = { id, firstName: searchForm(name.firstName), name: nameOf(name) };
    clients.set(value, [...(clients.get(value) ?? []), found]);
  }
  return clients;
}

function referrerOf({ referredBy }: ImportedFields): string {
  const text = textOf(referredBy);
  return isClientId(text) ? text : '';
}

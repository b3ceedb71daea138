import { Injectable } from '@nestjs/common';
import { isAnybodyHeld } from '../holds/held-people.js';
import { LeadClients } from '../leads/lead-clients.js';
import { phoneTerm, searchForm } from '../leads/personal-leads.js';
import { newId } from '../platform/clock.js';
import { affected, type Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';
import { insertRows, replaceRows } from '../platform/database/store-rows.js';
import { DomainError, Invalid, type Said } from '../platform/domain-error.js';
import type {
  ChangedRecord,
  ImportCandidate,
  ImportedBy,
  ImportedFields,
  ImportedPerson,
  ImportMatch,
  ImportRecord,
  ImportTarget,
  NewRecord,
  RecordFields,
  RowKeys,
} from '../platform/import-target.js';
import { namedStaff, staffNames } from '../users/named-staff.js';
import { isClientId, nameOf } from './client-queries.js';
import { ClientTies } from './client-ties.js';
import {
  changeClient,
  type Client,
  CLIENT_FIELDS,
  type ClientDetails,
  createClient,
  eachOnce,
  type Moment,
  MOST_TAGS,
  type NewClient,
} from './domain/client.js';
import { clientOf, e164Of, rowOf } from './infrastructure/client-rows.js';
import type { ClientRow } from './infrastructure/client.tables.js';
import { HELD_CLIENTS } from './personal-clients.js';

/** More of a row are not shown. */
const MOST_CANDIDATES = 20;
/** What an import does in the timeline of a client. */
const [IMPORTED, CHANGED, TAKEN_BACK] = ['imported', 'changed_by_import', 'import_undone'];

type Found = Pick<ClientRow, 'id' | 'firstName' | 'lastName'> & { readonly value: string };

/** Clients, as imports make and change them. */
@Injectable()
export class ImportedClients implements ImportTarget {
  constructor(
    private readonly leads: LeadClients,
    private readonly ties: ClientTies,
  ) {}

  personOf(fields: ImportedFields): ImportedPerson {
    return {
      firstName: textOf(fields.firstName),
      lastName: textOf(fields.lastName),
      email: textOf(fields.email),
      phone: textOf(fields.phone),
    };
  }

  keysOf(fields: ImportedFields): RowKeys {
    const { firstName, email, phone } = this.personOf(fields);
    return { keys: [searchForm(email), phoneTerm(phone)], name: searchForm(firstName) };
  }

  async match(
    reader: Transaction,
    rows: readonly { readonly fields: ImportedFields; readonly known: string | null }[],
  ): Promise<ImportMatch[]> {
    const contacts = rows.map(({ fields }) => {
      const { email, phone, firstName } = this.personOf(fields);
      return { email: searchForm(email), phone: phone && e164Of(phone), firstName: searchForm(firstName) };
    });
    const known = await found(
      reader,
      'id',
      rows.map((row) => row.known ?? ''),
    );
    const byEmail = await found(
      reader,
      'emailKey',
      contacts.map(({ email }) => email),
    );
    const byPhone = await found(
      reader,
      'phoneE164',
      contacts.map(({ phone }) => phone),
    );
    const owners = await namedStaff(
      reader,
      rows.map(({ fields }) => textOf(fields.owner)),
    );
    const referrers = await found(
      reader,
      'id',
      rows.map(({ fields }) => referrerOf(fields)),
    );
    return rows.map(({ fields, known: id }, place) => {
      const { email, phone, firstName } = contacts[place]!;
      const [own, mailed] = [known.get(id ?? '') ?? [], byEmail.get(email) ?? []];
      const called = (byPhone.get(phone) ?? []).map((client) => ({
        client,
        // families share a number
        isSure: searchForm(client.firstName) === firstName,
      }));
      const sure = (clients: readonly Found[]) => clients.map((client) => ({ client, isSure: true }));
      const [reason, clients] =
        own.length > 0
          ? (['sourceId', sure(own)] as const)
          : mailed.length > 0
            ? (['email', sure(mailed)] as const)
            : (['phone', called] as const);
      const candidates = clients.slice(0, MOST_CANDIDATES).map(({ client, isSure }): ImportCandidate => ({
        ...{ id: client.id, name: nameOf(client), reasons: [reason], isSure },
      }));
      const [owner, referrer] = [textOf(fields.owner), referrerOf(fields)];
      const problems: Record<string, Said> = {};
      if (owner && !owners.has(searchForm(owner))) problems.owner = 'import.owner-unknown';
      if (referrer && !referrers.has(referrer)) problems.referredBy = 'client.referrer-unknown';
      return { candidates, problems };
    });
  }

  async read(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, ImportRecord>> {
    if (ids.length === 0) return new Map();
    const places = placeholders(ids);
    const isLocked = tx.queryRunner && tx.connection.options.type !== 'better-sqlite3';
    const rows = await tx.query<ClientRow[]>(
      `SELECT * FROM clients WHERE id IN (${places}) AND mergedInto IS NULL ORDER BY id${isLocked ? ' FOR UPDATE' : ''}`,
      [...ids],
    );
    const held = new Set<string>();
    if (await isAnybodyHeld(tx)) {
      const sql = `SELECT id FROM clients WHERE id IN (${places}) AND id IN (${HELD_CLIENTS})`;
      for (const { id } of await tx.query<{ id: string }[]>(sql, [...ids])) held.add(id);
      for (const { id } of rows) if (await this.hasHeldLead(tx, id)) held.add(id);
    }
    const owners = await staffNames(
      tx,
      rows.map(({ ownerId }) => ownerId ?? ''),
    );
    return new Map(
      rows.map((row) => {
        const { ownerId, ...details } = detailsOf(clientOf(row));
        const owner = ownerId === null ? null : (owners.get(ownerId) ?? ownerId);
        return [row.id, { name: nameOf(row), fields: { ...details, owner }, isHeld: held.has(row.id) }];
      }),
    );
  }

  decide(before: RecordFields | null, { owner, ...said }: ImportedFields, _links: object, by: ImportedBy) {
    const moment = { at: by.at, today: by.today };
    try {
      const client = before
        ? changeClient(clientAs(before, moment), changeIn(before, said), moment, null)
        : createClient(said as unknown as NewClient, '', moment);
      if (client.tags.length > MOST_TAGS) throw new Invalid({ tags: ['client.tags', { max: MOST_TAGS }] });
      const { ownerId: _, ...after } = detailsOf(client);
      return { after: { ...after, owner: owner ?? before?.owner ?? null } };
    } catch (error) {
      if (error instanceof Invalid) return { problems: error.fields };
      throw error;
    }
  }

  async create(tx: Transaction, records: readonly NewRecord[], by: ImportedBy): Promise<void> {
    const owners = await ownersOf(tx, records);
    const rows = records.map(({ id, fields }) => ({
      ...clientRow(id, fields, owners, by.at),
      mergedInto: null,
    }));
    await insertRows(tx, 'clients', rows);
    await recordAll(
      tx,
      records,
      () => ({ actionType: IMPORTED!, actionDetails: 'Imported from a file' }),
      by,
    );
  }

  async update(tx: Transaction, records: readonly ChangedRecord[], by: ImportedBy): Promise<void> {
    const owners = await ownersOf(tx, records);
    const rows = records.map(({ id, fields }) => clientRow(id, fields, owners, by.at));
    await replaceRows(tx, 'clients', ['id'], rows, CHANGED_COLUMNS);
    await recordAll(
      tx,
      records,
      ({ isUndo }) =>
        isUndo
          ? { actionType: TAKEN_BACK!, actionDetails: 'What an import had changed was put back' }
          : { actionType: CHANGED!, actionDetails: 'Changed by an import' },
      by,
    );
  }

  async kept(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Said>> {
    const kept = new Map<string, Said>();
    if (ids.length === 0) return kept;
    const places = placeholders(ids);
    const used = await tx.query<{ id: string }[]>(
      `SELECT referredBy AS id FROM clients WHERE referredBy IN (${places})
       UNION SELECT id FROM clients WHERE id IN (${places}) AND householdId IS NOT NULL
       UNION SELECT survivorId FROM client_merges WHERE survivorId IN (${places})
       UNION SELECT otherId FROM client_merges WHERE otherId IN (${places})
       UNION SELECT clientId FROM client_activity WHERE clientId IN (${places}) AND actionType <> '${IMPORTED}'
         AND actionType <> '${CHANGED}' AND actionType <> '${TAKEN_BACK}'`,
      [...ids, ...ids, ...ids, ...ids, ...ids],
    );
    const tied = [...used.map(({ id }) => id), ...(await this.leads.among(tx, ids))];
    for (const tie of this.ties.all) tied.push(...(await tie.among(tx, ids)));
    for (const id of tied) kept.set(id, 'import.used-since');
    return kept;
  }

  async remove(tx: Transaction, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const places = placeholders(ids);
    await affected(tx, `DELETE FROM client_activity WHERE clientId IN (${places})`, ids);
    await affected(tx, `DELETE FROM clients WHERE id IN (${places})`, ids);
  }

  private async hasHeldLead(tx: Transaction, id: string): Promise<boolean> {
    try {
      await this.leads.assertNotHeld(tx, id);
      return false;
    } catch (error) {
      if (error instanceof DomainError) return true;
      throw error;
    }
  }
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
  const rows = await reader.query<Found[]>(
    column === 'id'
      ? `SELECT asked.id AS value, c.id, c.firstName, c.lastName FROM clients asked
         JOIN clients c ON c.id = COALESCE(asked.mergedInto, asked.id) WHERE asked.id IN (${places})`
      : `SELECT ${column} AS value, id, firstName, lastName FROM clients
         WHERE ${column} IN (${places}) AND mergedInto IS NULL ORDER BY id`,
    values,
  );
  for (const row of rows) clients.set(row.value, [...(clients.get(row.value) ?? []), row]);
  return clients;
}

function detailsOf(client: ClientDetails): ClientDetails {
  return Object.fromEntries(CLIENT_FIELDS.map((field) => [field, client[field]])) as unknown as ClientDetails;
}

function clientAs({ owner: _, ...details }: RecordFields, moment: Moment): Client {
  const { firstName } = details as unknown as ClientDetails;
  // a date of birth that is stored is not looked at again
  return { ...createClient({ firstName }, '', moment), ...(details as object) };
}

/** What a row changes: tags are added, and another spelling of the same address or number is no change. */
function changeIn(before: RecordFields, said: ImportedFields): Partial<ClientDetails> {
  const { email, phone, tags, ...change } = said;
  const isKnown = (form: (value: string) => string, value: string, stored: string) =>
    value === '' || (stored !== '' && form(value) !== '' && form(value) === form(stored));
  const stored = (field: string) => textOf(before[field] ?? undefined);
  return {
    ...change,
    ...(!isKnown(searchForm, textOf(email), stored('email')) && { email: textOf(email) }),
    ...(!isKnown(e164Of, textOf(phone), stored('phone')) && { phone: textOf(phone) }),
    ...(Array.isArray(tags) && {
      tags: eachOnce([...((before.tags ?? []) as readonly string[]), ...(tags as string[])]),
    }),
  };
}

function referrerOf({ referredBy }: ImportedFields): string {
  return isClientId(textOf(referredBy)) ? textOf(referredBy) : '';
}

function ownersOf(tx: Transaction, records: readonly NewRecord[]): Promise<ReadonlyMap<string, string>> {
  return namedStaff(
    tx,
    records.map(({ fields }) => textOf(fields.owner ?? undefined)),
    { active: false },
  );
}

function clientRow(
  id: string,
  { owner, ...details }: RecordFields,
  owners: ReadonlyMap<string, string>,
  at: string,
): Omit<ClientRow, 'mergedInto'> {
  const ownerId = owners.get(searchForm(textOf(owner ?? undefined))) ?? null;
  return rowOf({
    ...(details as unknown as ClientDetails),
    ...{ id, ownerId, householdId: null, householdRole: null },
    ...{ policiesInForce: 0, nextPremiumDue: null, createdAt: at, updatedAt: at },
  } satisfies Client);
}

const CHANGED_COLUMNS = [
  ...CLIENT_FIELDS,
  ...['emailKey', 'phoneE164', 'birthMonthDay', 'searchText', 'updatedAt'],
];

async function recordAll<Row extends NewRecord>(
  tx: Transaction,
  records: readonly Row[],
  eventOf: (record: Row) => { readonly actionType: string; readonly actionDetails: string },
  { actor, at }: ImportedBy,
): Promise<void> {
  await insertRows(
    tx,
    'client_activity',
    records.map((record) => ({
      ...{ id: newId(), clientId: record.id, ...eventOf(record) },
      ...{ performedBy: actor.id, performedByName: actor.name, createdAt: at },
    })),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

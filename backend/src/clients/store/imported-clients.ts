import { Injectable } from '@nestjs/common';
import { isAnybodyHeld } from '../../holds/held-people.js';
import { LeadClients } from '../../leads/lead-clients.js';
import { phoneTerm } from '../../leads/personal-leads.js';
import { newId } from '../../platform/clock.js';
import { affected, type Transaction, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { insertRows, replaceRows } from '../../platform/database/store-rows.js';
import { SealedNumbers } from '../../platform/sealed-numbers.js';
import { mapInPieces } from '../../platform/portions.js';
import { DomainError, Invalid, type Said } from '../../platform/domain-error.js';
import {
  type ChangedRecord,
  evidenceIn,
  type ImportedBy,
  type ImportedFields,
  type ImportedPerson,
  type ImportMatch,
  type ImportRecord,
  type ImportTarget,
  personIn,
  textOf,
  type NewRecord,
  type RecordFields,
  type RowKeys,
  type RowToMatch,
} from '../../platform/import-target.js';
import { NamedStaff } from '../../users/named-staff.js';
import { nameOf } from '../client-queries.js';
import { ClientReferences } from '../client-references.js';
import { changeClient, createClient, type NewClient } from '../domain/client.js';
import { CLIENT_FIELDS, MOST_TAGS } from '../domain/client-fields.js';
import { matchClients } from './client-matches.js';
import { clientOf, rowOf } from './client-rows.js';
import { type ClientRow, IS_SHOWN } from './client.tables.js';
import { deleteClients, insertClients } from './shown-clients.js';
import { heldClients, survivorsOf } from './described-clients.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { mailboxKey } from '../../platform/values/email.js';
import { CHANGED_COLUMNS, changeIn, clientAs, detailsOf, importedClient } from './imported-fields.js';
import type { PersonEvidence } from '../../platform/values/evidence.js';

/** What an import does in the timeline of a client. */
export const IMPORTED = 'imported';
const [CHANGED, TAKEN_BACK] = ['changed_by_import', 'import_undone'];

/** Clients, as imports make and change them. */
@Injectable()
export class ImportedClients implements ImportTarget {
  readonly decides = 'record';
  readonly survivors = survivorsOf;

  constructor(
    private readonly leads: LeadClients,
    private readonly references: ClientReferences,
    private readonly staff: NamedStaff,
    private readonly numbers: SealedNumbers,
  ) {}

  personOf(fields: RecordFields): ImportedPerson {
    return personIn(fields);
  }

  keysOf(fields: RecordFields): RowKeys {
    const { email, phone } = this.personOf(fields);
    return [mailboxKey(email), phoneTerm(phone)];
  }

  evidenceOf(fields: RecordFields): PersonEvidence {
    return evidenceIn(fields);
  }

  async match(reading: Reading, rows: readonly RowToMatch[]): Promise<ImportMatch[]> {
    const owners = await this.staff.ids(
      reading,
      rows.map(({ fields }) => textOf(fields.owner)),
    );
    const sealed = rows.map((row) => ({ ...row, fields: this.numbers.seal(CLIENT_FIELDS, row.fields) }));
    return matchClients(transactionOf(reading), sealed, owners);
  }

  async read(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, ImportRecord>> {
    const tx = transactionOf(reading);
    if (ids.length === 0) return new Map();
    const places = placeholders(ids);
    const isLocked = tx.queryRunner && tx.connection.options.type !== 'better-sqlite3';
    const rows = await tx.query<ClientRow[]>(
      `SELECT * FROM clients WHERE id IN (${places}) AND ${IS_SHOWN} ORDER BY id${isLocked ? ' FOR UPDATE' : ''}`,
      [...ids],
    );
    const isHeld = await isAnybodyHeld(tx);
    const held = isHeld ? await heldClients(tx, ids) : new Set<string>();
    for (const { id } of isHeld ? rows : []) if (await this.hasHeldLead(reading, id)) held.add(id);
    const ownerIds = rows.map(({ ownerId }) => ownerId ?? '');
    const owners = await this.staff.names(reading, ownerIds);
    return new Map(
      rows.map((row) => {
        const { ownerId, ...details } = detailsOf(clientOf(row));
        const owner = ownerId === null ? null : (owners.get(ownerId) ?? ownerId);
        return [row.id, { name: nameOf(row), fields: { ...details, owner }, isHeld: held.has(row.id) }];
      }),
    );
  }

  decide(before: RecordFields | null, { owner, ...fields }: ImportedFields, _links: object, by: ImportedBy) {
    const said = this.numbers.seal(CLIENT_FIELDS, fields);
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

  async create(unit: Unit, records: readonly NewRecord[], by: ImportedBy): Promise<void> {
    const tx = transactionOf(unit);
    const owners = await this.ownersOf(unit, records);
    const clients = await mapInPieces(records, ({ id, fields }) => importedClient(id, fields, owners, by.at));
    await insertClients(unit, clients);
    await recordAll(tx, records, () => ({ actionType: IMPORTED, actionDetails: 'Imported from a file' }), by);
  }

  async update(unit: Unit, records: readonly ChangedRecord[], by: ImportedBy): Promise<void> {
    const tx = transactionOf(unit);
    const owners = await this.ownersOf(unit, records);
    const rows = records.map(({ id, fields }) => rowOf(importedClient(id, fields, owners, by.at)));
    await replaceRows(tx, 'clients', ['id'], rows, CHANGED_COLUMNS);
    await recordAll(
      tx,
      records,
      ({ isUndo }) =>
        isUndo
          ? { actionType: TAKEN_BACK, actionDetails: 'What an import had changed was put back' }
          : { actionType: CHANGED, actionDetails: 'Changed by an import' },
      by,
    );
  }

  async kept(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, Said>> {
    const tx = transactionOf(reading);
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
    const tied = [...used.map(({ id }) => id), ...(await this.leads.among(reading, ids))];
    for (const reference of this.references.all) tied.push(...(await reference.among(reading, ids)));
    for (const id of tied) kept.set(id, 'import.used-since');
    return kept;
  }

  async remove(unit: Unit, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const tx = transactionOf(unit);
    await affected(tx, `DELETE FROM client_activity WHERE clientId IN (${placeholders(ids)})`, ids);
    await deleteClients(unit, ids);
  }

  private ownersOf(unit: Unit, records: readonly NewRecord[]): Promise<ReadonlyMap<string, string>> {
    const names = records.map(({ fields }) => textOf(fields.owner));
    return this.staff.ids(unit, names, { active: false });
  }

  private async hasHeldLead(reading: Reading, id: string): Promise<boolean> {
    try {
      await this.leads.assertNotHeld(reading, id);
      return false;
    } catch (error) {
      if (error instanceof DomainError) return true;
      throw error;
    }
  }
}

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
      id: newId(),
      clientId: record.id,
      ...eventOf(record),
      performedBy: actor.id,
      performedByName: actor.name,
      createdAt: at,
    })),
  );
}

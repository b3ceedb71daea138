import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditTrail } from '../../audit/audit-trail.js';
import { assertNotHeld } from '../../holds/held-people.js';
import { PersonalLeads } from '../../leads/personal-leads.js';
import { type AtEnd, Database, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { namesAndPhones } from '../application/person-records.js';
import { type ErasedPerson, type ErasureOrder, Erasures } from '../application/ports.js';
import type { Erasure, ErasureCounts, LedgerEntry } from '../domain/erasure.js';
import { type ErasureRow, ErasureTable } from './erasure.tables.js';
import { SqlPersonalData } from './sql-personal-data.js';
import { SqlPrivacyRequests } from './sql-privacy-requests.js';

const ON_MARIADB =
  'What the database server has written before, until it writes over it: pages of deleted rows, and its logs of changes.';

const OF_OLD = { clients: 0, policies: 0, importRows: 0 };

@Injectable()
export class SqlErasures extends Erasures {
  constructor(
    private readonly database: Database,
    private readonly leads: PersonalLeads,
    private readonly parts: SqlPersonalData,
    private readonly requests: SqlPrivacyRequests,
    private readonly audit: AuditTrail,
  ) {
    super();
  }

  override get kept(): readonly string[] {
    return this.database.dialect === 'mysql' ? [ON_MARIADB] : [];
  }

  override erase(
    order: ErasureOrder,
    record: (erased: ErasedPerson) => { entry: LedgerEntry; audit: AuditEntry },
  ): Promise<ErasedPerson | null> {
    return this.database.write(async (tx, atEnd) => {
      const erased = await this.remove(tx, atEnd, order, async (clientIds) => {
        for (const id of clientIds) await this.parts.clients.assertNotHeld(tx, id);
        await this.parts.policies.assertNotHeld(tx, clientIds);
        const { policiesKept: kept } = order;
        if (kept !== null) await this.parts.policies.assertNoneInForce(tx, clientIds, kept);
      });
      // after the locks of the leads: an address that was corrected meanwhile may have brought a hold
      await assertNotHeld(tx, [order.email]);
      if (!erased) return null;
      const { entry, audit } = record(erased);
      await tx.insert(ErasureTable, rowOf(entry, 'erased'));
      const { erasedAt: at, erasedByName: byName } = entry;
      await this.requests.forget(tx, { email: order.email, until: null, at, byName });
      await this.audit.recordIn(tx, audit);
      return erased;
    });
  }

  override eraseAgain(order: ErasureOrder): Promise<boolean> {
    const { email, until, erasedAt: at } = order;
    return this.database.write(async (tx, atEnd) => {
      if (!(await this.remove(tx, atEnd, order))) return false;
      await this.requests.forget(tx, { email, until, at, byName: null });
      return true;
    });
  }

  override async page({
    order,
    range: { offset, limit },
  }: {
    order: 'ASC' | 'DESC';
    range: { offset: number; limit: number };
  }): Promise<{ rows: Erasure[]; total: number }> {
    const { reader } = this.database;
    const total = await reader.count(ErasureTable);
    const rows = await reader.find(ErasureTable, {
      order: { erasedAt: order, id: order },
      skip: offset,
      take: limit,
    });
    return { rows: rows.map(erasureOf), total };
  }

  override async find(id: string): Promise<Erasure | null> {
    const row = await this.database.reader.findOneBy(ErasureTable, { id });
    return row && erasureOf(row);
  }

  override async ledger(): Promise<LedgerEntry[]> {
    const rows = await this.database.reader.find(ErasureTable, { order: { erasedAt: 'ASC', id: 'ASC' } });
    return rows.map(entryOf);
  }

  override async add(entries: readonly LedgerEntry[]): Promise<number> {
    if (entries.length === 0) return 0;
    const known = new Set((await this.ledger()).map(({ id }) => id));
    const missing = entries.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return 0;
    const ignore = this.database.dialect === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
    await this.database.write(async (tx) => {
      for (const entry of missing) {
        const row = rowOf(entry, 'restored');
        const columns = Object.keys(row);
        const places = placeholders(columns);
        // another replica may add it too
        await tx.query(
          `${ignore} INTO erasures (${columns.join(', ')}) VALUES (${places})`,
          Object.values(row) as unknown[],
        );
      }
    });
    return missing.length;
  }

  override async toApply(): Promise<LedgerEntry[]> {
    return (await this.database.reader.findBy(ErasureTable, { upkeep: 'restored' })).map(entryOf);
  }

  override async applied(ids: readonly string[]): Promise<void> {
    await this.database.write(async (tx) => {
      for (const id of ids) await tx.update(ErasureTable, { id }, { upkeep: 'erased' });
    });
  }

  override async scrub(): Promise<void> {
    const rows = await this.database.reader.findBy(ErasureTable, { upkeep: 'erased' });
    if (rows.length === 0 || !(await this.database.scrub())) return;
    await this.database.write(async (tx) => {
      for (const { id } of rows) await tx.update(ErasureTable, { id, upkeep: 'erased' }, { upkeep: 'clean' });
    });
  }

  /** Null when there was nothing. */
  private async remove(
    tx: Transaction,
    atEnd: AtEnd,
    order: ErasureOrder,
    assertErasable: (clientIds: readonly string[]) => Promise<void> = () => Promise.resolve(),
  ): Promise<ErasedPerson | null> {
    const { email, until, mentions, erasedAt } = order;
    const candidates = order.leads ?? (await this.leads.candidates(tx, email));
    const erased = await this.leads.erase(tx, candidates, order.isMeant, erasedAt);
    const { leads, appointments, subscriptions, activity } = erased;
    const whose = { email, leads, isMeant: order.isMeant };
    const clientIds = [...new Set((await this.parts.clients.meant(tx, whose)).map(({ id }) => id))];
    await assertErasable(clientIds);
    const policies = await this.parts.policies.erase(tx, clientIds);
    const clients = await this.parts.clients.erase(tx, atEnd, whose);
    const contacts = [...clients, ...leads];
    const person = { email, ...namesAndPhones(contacts), leads, until };
    const named = clientIds.map((id) => ({ leadType: 'client', id }));
    const counts: ErasureCounts = {
      ...{ clients: clientIds.length, policies: policies.count },
      ...{ appointments, subscriptions, activity, notes: erased.notes },
      mails: await this.parts.mails.erase(tx, { ...person, leads: [...leads, ...named] }),
      consents: await this.parts.consents.erase(tx, person),
      tasks: await this.parts.tasks.erase(tx, { leads, clients: clientIds }),
      suspected: await this.parts.suspected.erase(tx, person),
      importRows: await this.parts.importRows.erase(tx, {
        ...{ email, until, contacts },
        ids: [...new Set([...clientIds, ...contacts.map(({ id }) => id), ...policies.deleted])],
      }),
    };
    if (Object.values(counts).every((count) => count === 0)) return null;
    await this.parts.deliveries.erase(tx, [...new Set([...clientIds, ...contacts.map(({ id }) => id)])]);
    const chosen = (kind: 'note' | 'task') =>
      mentions.filter((mention) => mention.kind === kind).map(({ id }) => id);
    const notes = counts.notes + (await this.leads.eraseNotes(tx, chosen('note')));
    const tasks = counts.tasks + (await this.parts.tasks.eraseSome(tx, chosen('task')));
    return { person, contacts, counts: { ...counts, notes, tasks } };
  }
}

function rowOf(entry: LedgerEntry, upkeep: ErasureRow['upkeep']): ErasureRow {
  const { id, reason, erasedAt, erasedBy, erasedByName, counts, kept, backups, keyId, hashes } = entry;
  return {
    ...{ id, reason, erasedAt, erasedBy, erasedByName },
    counts: JSON.stringify(counts),
    kept: JSON.stringify(kept),
    backups: JSON.stringify(backups),
    keyId,
    hashes: JSON.stringify(hashes),
    upkeep,
  };
}

function erasureOf({
  id,
  reason,
  erasedAt,
  erasedBy,
  erasedByName,
  counts,
  kept,
  backups,
}: ErasureRow): Erasure {
  return {
    ...{ id, reason, erasedAt, erasedBy, erasedByName },
    // certificates from before there were clients, policies and imports have no number of them
    counts: { ...OF_OLD, ...(JSON.parse(counts) as ErasureCounts) },
    kept: JSON.parse(kept) as string[],
    backups: JSON.parse(backups) as Erasure['backups'],
  };
}

function entryOf(row: ErasureRow): LedgerEntry {
  return { ...erasureOf(row), keyId: row.keyId, hashes: JSON.parse(row.hashes) as string[] };
}

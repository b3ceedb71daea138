import { Injectable } from '@nestjs/common';
import { affected, Database, type Transaction, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type By, ClientRepository, type StoredClient } from '../application/ports.js';
import type { ClientEvent } from '../client-activity.js';
import type { Client } from '../domain/client.js';
import { clientOf, rowOf } from './client-rows.js';
import { recordClientActivity } from './client-timelines.js';
import { type ClientRow, Clients } from './client.tables.js';
import { formerText } from './former-words.js';
import { mergedIds, survivorsOf } from './same-person.js';
import { deleteClients, hideClient, insertClients, showClient } from './shown-clients.js';

@Injectable()
export class SqlClients extends ClientRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(unit: Unit, ids: readonly string[]): Promise<ReadonlyMap<string, StoredClient>> {
    const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    // in one order for everybody, so that units wait for each other and not in a circle
    const rows = await transactionOf(unit).query<ClientRow[]>(
      `SELECT * FROM clients WHERE id IN (${placeholders(ids)}) ORDER BY id${lock}`,
      [...ids].sort(),
    );
    return new Map(rows.map((row) => [row.id, storedClient(row)]));
  }

  override add(unit: Unit, client: Client): Promise<void> {
    return insertClients(unit, [client]);
  }

  override async save(unit: Unit, client: Client, former?: string): Promise<void> {
    await update(transactionOf(unit), client, { ...(former !== undefined && { formerText: former }) });
  }

  override async saveMerged(unit: Unit, client: Client, replaced: readonly StoredClient[]): Promise<void> {
    const rows = replaced.map((one) => ({ ...rowOf(one.client), formerText: one.former }));
    await update(transactionOf(unit), client, { formerText: formerText(rowOf(client), rows) });
  }

  override async hide(unit: Unit, id: string, survivorId: string): Promise<string[]> {
    const absorbed = await mergedIds(transactionOf(unit), id);
    await hideClient(unit, id, survivorId);
    return absorbed;
  }

  override show(unit: Unit, id: string, absorbed: readonly string[]): Promise<void> {
    return showClient(unit, id, absorbed);
  }

  override async survivorOf(unit: Unit, id: string): Promise<string | null> {
    const [survivor = null] = await survivorsOf(transactionOf(unit), [id]);
    return survivor;
  }

  override async delete(unit: Unit, id: string): Promise<void> {
    const tx = transactionOf(unit);
    const ids = [id, ...(await mergedIds(tx, id))];
    const places = placeholders(ids);
    await affected(tx, `UPDATE clients SET referredBy = NULL WHERE referredBy IN (${places})`, ids);
    const merges = `DELETE FROM client_merges WHERE survivorId IN (${places}) OR otherId IN (${places})`;
    await affected(tx, merges, [...ids, ...ids]);
    await affected(tx, `DELETE FROM client_activity WHERE clientId IN (${places})`, ids);
    await deleteClients(unit, ids);
  }

  override addEvent(unit: Unit, id: string, event: ClientEvent, by: By): Promise<void> {
    return recordClientActivity(transactionOf(unit), id, event, by);
  }
}

function storedClient(row: ClientRow): StoredClient {
  return { client: clientOf(row), mergedInto: row.mergedInto, former: row.formerText };
}

/** Without what follows from the policies: they may have been moved since the client was read. */
async function update(tx: Transaction, client: Client, more: Partial<ClientRow>): Promise<void> {
  const {
    policiesInForce: _,
    nextPremiumDue: __,
    householdId: ___,
    householdRole: ____,
    ...row
  } = rowOf(client);
  await tx.update(Clients, { id: client.id }, { ...row, ...more });
}

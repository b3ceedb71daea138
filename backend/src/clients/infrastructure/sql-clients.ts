import { Injectable } from '@nestjs/common';
import { assertNotHeld, followHolds } from '../../holds/held-people.js';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import type { Client } from '../domain/client.js';
import { clientOf, rowOf } from './client-rows.js';
import { type ClientRow, Clients } from './client.tables.js';

@Injectable()
export class SqlClients {
  constructor(private readonly database: Database) {}

  add(client: Client): Promise<void> {
    return this.database.write(async (tx) => {
      await tx.insert(Clients, rowOf(client));
    });
  }

  /**
   * Applies `decide` to the locked, current client and returns it before and after; the same object means no change. Null
   * for an unknown id. A legal hold follows a corrected e-mail address; rejects the removal of one under a hold.
   */
  change(id: string, decide: (client: Client) => Client): Promise<{ before: Client; after: Client } | null> {
    return this.locked(id, async (tx, row) => {
      const before = clientOf(row);
      const after = decide(before);
      if (after === before) return { before, after };
      const changed = rowOf(after);
      if (row.emailKey !== '' && changed.emailKey === '') await assertNotHeld(tx, [row.emailKey]);
      await tx.update(Clients, { id }, changed);
      if (row.emailKey !== '') await followHolds(tx, row.emailKey, changed.emailKey);
      return { before, after };
    });
  }

  /** Deletes the client, also as who referred others; null for an unknown id. Rejects when the person is under a legal hold. */
  remove(id: string): Promise<Client | null> {
    return this.locked(id, async (tx, row) => {
      await assertNotHeld(tx, [row.emailKey]);
      await deleteClients(tx, [id]);
      return clientOf(row);
    });
  }

  private locked<T>(id: string, work: (tx: Transaction, row: ClientRow) => Promise<T>): Promise<T | null> {
    return this.database.write(async (tx) => {
      const row = await tx.findOne(Clients, { where: { id }, ...this.database.rowLock });
      return row && work(tx, row);
    });
  }
}

/** Deletes clients, also as who referred others, in the unit of work of the caller; returns how many there were. */
export async function deleteClients(tx: Transaction, ids: readonly string[]): Promise<number> {
  let deleted = 0;
  for (const id of ids) {
    await affected(tx, 'UPDATE clients SET referredBy = NULL WHERE referredBy = ?', [id]);
    deleted += await affected(tx, 'DELETE FROM clients WHERE id = ?', [id]);
  }
  return deleted;
}

import { countUp } from '../../platform/database/count-up.js';
import { affected, type AtEnd, type Statement, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { insertRows, mapInPieces } from '../../platform/database/store-rows.js';
import type { Client } from '../domain/client.js';
import { rowOf } from './client-rows.js';
import { IS_SHOWN } from './client.tables.js';

// Which clients there are and which of them are shown changes here only. Their number follows with the commit, so that units
// of work wait for its row as short as possible and never for each other in a circle.

/** Stores new clients, who are shown. */
export async function insertClients(
  tx: Transaction,
  atEnd: AtEnd,
  clients: readonly Client[],
): Promise<void> {
  await insertRows(
    tx,
    'clients',
    await mapInPieces(clients, (client) => ({ ...rowOf(client), formerText: '', mergedInto: null })),
  );
  atEnd(counted(tx, clients.length));
}

/** Deletes the rows of clients, also of those that were merged. */
export async function deleteClients(tx: Transaction, atEnd: AtEnd, ids: readonly string[]): Promise<void> {
  const of = `id IN (${placeholders(ids)})`;
  atEnd(counted(tx, -(await affected(tx, `DELETE FROM clients WHERE ${of} AND ${IS_SHOWN}`, ids))));
  await affected(tx, `DELETE FROM clients WHERE ${of}`, ids);
}

/** The client, with those that were merged into it, is another one from now on. */
export async function hideClient(
  tx: Transaction,
  atEnd: AtEnd,
  id: string,
  survivorId: string,
): Promise<void> {
  const hide = 'UPDATE clients SET mergedInto = ? WHERE';
  atEnd(counted(tx, -(await affected(tx, `${hide} id = ? AND mergedInto IS NULL`, [survivorId, id]))));
  await affected(tx, `${hide} mergedInto = ?`, [survivorId, id]);
}

/** The client is shown again, and those that were merged into it are merged into it again. */
export async function showClient(
  tx: Transaction,
  atEnd: AtEnd,
  id: string,
  absorbed: readonly string[],
): Promise<void> {
  const show = 'UPDATE clients SET mergedInto = NULL WHERE id = ? AND mergedInto IS NOT NULL';
  atEnd(counted(tx, await affected(tx, show, [id])));
  if (absorbed.length > 0)
    await affected(tx, `UPDATE clients SET mergedInto = ? WHERE id IN (${placeholders(absorbed)})`, [
      ...[id, ...absorbed],
    ]);
}

function counted(tx: Transaction, by: number): Statement[] {
  if (by === 0) return [];
  const dialect = tx.connection.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  const sql = `INSERT INTO client_counter (id, shown) VALUES (1, ?) ${countUp(dialect, ['id'], 'shown')}`;
  return [{ sql, parameters: [by] }];
}

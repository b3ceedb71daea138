import { countUp } from '../../platform/database/count-up.js';
import { addAtEnd, affected, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { insertRows } from '../../platform/database/store-rows.js';
import { mapInPieces } from '../../platform/portions.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Client } from '../domain/client.js';
import { rowOf } from './client-rows.js';
import { IS_SHOWN } from './client.tables.js';

// Which clients there are and which of them are shown changes here only. Their number follows with the commit, so that units
// of work wait for its row as short as possible and never for each other in a circle.

/** Stores new clients, who are shown. */
export async function insertClients(unit: Unit, clients: readonly Client[]): Promise<void> {
  await insertRows(
    transactionOf(unit),
    'clients',
    await mapInPieces(clients, (client) => ({ ...rowOf(client), formerText: '', mergedInto: null })),
  );
  count(unit, clients.length);
}

/** Deletes the rows of clients, also of those that were merged. */
export async function deleteClients(unit: Unit, ids: readonly string[]): Promise<void> {
  const tx = transactionOf(unit);
  const of = `id IN (${placeholders(ids)})`;
  count(unit, -(await affected(tx, `DELETE FROM clients WHERE ${of} AND ${IS_SHOWN}`, ids)));
  await affected(tx, `DELETE FROM clients WHERE ${of}`, ids);
}

/** The client, with those that were merged into it, is another one from now on. */
export async function hideClient(unit: Unit, id: string, survivorId: string): Promise<void> {
  const tx = transactionOf(unit);
  const hide = 'UPDATE clients SET mergedInto = ? WHERE';
  count(unit, -(await affected(tx, `${hide} id = ? AND mergedInto IS NULL`, [survivorId, id])));
  await affected(tx, `${hide} mergedInto = ?`, [survivorId, id]);
}

/** The client is shown again, and those that were merged into it are merged into it again. */
export async function showClient(unit: Unit, id: string, absorbed: readonly string[]): Promise<void> {
  const tx = transactionOf(unit);
  const show = 'UPDATE clients SET mergedInto = NULL WHERE id = ? AND mergedInto IS NOT NULL';
  count(unit, await affected(tx, show, [id]));
  if (absorbed.length > 0)
    await affected(tx, `UPDATE clients SET mergedInto = ? WHERE id IN (${placeholders(absorbed)})`, [
      id,
      ...absorbed,
    ]);
}

function count(unit: Unit, by: number): void {
  if (by === 0) return;
  const dialect = transactionOf(unit).connection.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  const sql = `INSERT INTO client_counter (id, shown) VALUES (1, ?) ${countUp(dialect, ['id'], 'shown')}`;
  addAtEnd(unit, [{ sql, parameters: [by] }]);
}

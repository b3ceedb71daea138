import { affected, type Database } from '../../platform/database/database.js';
import { clientOf, rowOf } from './client-rows.js';
import type { ClientRow, HouseholdRow } from './client.tables.js';
import { householdRow } from './household-members.js';

/** Rows in one unit of work. */
const PIECE = 200;

/** Adds what an older version, which works beside this one, leaves out of clients and households. Returns how many it changed. */
export async function completeClients(database: Database): Promise<number> {
  const clients = await complete<ClientRow>(database, 'clients', 'mergedInto IS NULL AND', (row) => {
    const { nameKey, searchText } = rowOf(clientOf(row));
    return { nameKey, searchText };
  });
  return (
    clients +
    (await complete<HouseholdRow>(database, 'households', "name <> '' AND", (row) => {
      const { nameKey } = householdRow(row);
      return { nameKey };
    }))
  );
}

async function complete<Row extends { readonly id: string }>(
  database: Database,
  table: string,
  condition: string,
  missing: (row: Row) => object,
): Promise<number> {
  for (let changed = 0; ;) {
    const rows = await database.write(async (tx) => {
      const lock = database.dialect === 'mysql' ? ' FOR UPDATE' : '';
      const found = await tx.query<Row[]>(
        `SELECT * FROM ${table} WHERE ${condition} nameKey = '' LIMIT ${PIECE}${lock}`,
      );
      for (const row of found) {
        const values = missing(row);
        const set = Object.keys(values).map((column) => `${column} = ?`);
        await affected(tx, `UPDATE ${table} SET ${set.join(', ')} WHERE id = ?`, [
          ...(Object.values(values) as string[]),
          row.id,
        ]);
      }
      return found.length;
    });
    changed += rows;
    if (rows < PIECE) return changed;
  }
}

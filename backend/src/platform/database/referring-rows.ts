import type { Reading, Unit } from '../unit-of-work.js';
import { affected, transactionOf } from './database.js';
import { placeholders } from './placeholders.js';

/** The rows of a table that have the id of a record of another one in a column. */
export function referringRows(table: string, column: string) {
  return {
    /** The ids of those of a record. */
    async of(reading: Reading, recordId: string): Promise<string[]> {
      const sql = `SELECT id FROM ${table} WHERE ${column} = ? ORDER BY id`;
      return (await transactionOf(reading).query<{ id: string }[]>(sql, [recordId])).map(({ id }) => id);
    },

    /** Those of the records that have any. */
    async among(reading: Reading, recordIds: readonly string[]): Promise<string[]> {
      if (recordIds.length === 0) return [];
      const sql = `SELECT DISTINCT ${column} AS id FROM ${table} WHERE ${column} IN (${placeholders(recordIds)})`;
      return (await transactionOf(reading).query<{ id: string }[]>(sql, [...recordIds])).map(({ id }) => id);
    },

    /** Gives rows to another record. */
    async move(unit: Unit, ids: readonly string[], recordId: string): Promise<void> {
      for (const id of ids)
        await affected(transactionOf(unit), `UPDATE ${table} SET ${column} = ? WHERE id = ?`, [recordId, id]);
    },
  };
}

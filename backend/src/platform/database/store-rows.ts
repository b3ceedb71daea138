import { breathe, portions } from '../portions.js';
import type { Dialect, Transaction } from './database.js';

/** Rows in one statement: nothing else happens while SQLite runs it. */
const MOST_ROWS = 50;

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts rows with the same columns, many in each statement. Requests are answered between two statements, also while other
 * units of work wait.
 */
export async function insertRows(tx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  for (const some of portions(rows as readonly Row[], MOST_ROWS)) {
    const { sql, values } = insertion(table, some);
    await tx.query(sql, values);
    await breathe();
  }
}

/** Replaces columns of rows that are there, and locked; the others, which an insertion would need, are only named. */
export async function replaceRows(
  tx: Transaction,
  table: string,
  key: readonly string[],
  rows: readonly object[],
  replaced: readonly string[],
): Promise<void> {
  const dialect: Dialect = tx.connection.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  for (const some of portions(rows as readonly Row[], MOST_ROWS)) {
    const { sql, values } = insertion(table, some);
    const changed =
      dialect === 'sqlite'
        ? `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${replaced.map((name) => `${name} = excluded.${name}`).join(', ')}`
        : `ON DUPLICATE KEY UPDATE ${replaced.map((name) => `${name} = VALUES(${name})`).join(', ')}`;
    await tx.query(`${sql} ${changed}`, values);
    await breathe();
  }
}

function insertion(table: string, rows: readonly Row[]): { sql: string; values: unknown[] } {
  const columns = Object.keys(rows[0]!);
  const places = `(${columns.map(() => '?').join(', ')})`;
  return {
    sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`,
    values: rows.flatMap((row) => columns.map((column) => row[column])),
  };
}

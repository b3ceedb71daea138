import type { Dialect } from '../database.js';

export type Row = readonly (string | number | null)[];

/** Each table with its columns, in the order in which its rows have them. */
export type Tables = Readonly<Record<string, readonly string[]>>;

/**
 * Tables that no backup has. A session must not come back with a backup, or a stolen one would sign somebody in; which
 * migrations ran stands in the backup's header.
 */
const LEFT_OUT = ['migrations', 'sessions'];

const BATCH_ROWS = 1_000;
const BATCH_CHARACTERS = 256 * 1024;

/** A database as whole tables, read or replaced in one transaction over a connection of its own. */
export abstract class TableStore {
  abstract readonly dialect: Dialect;

  /** Begins a transaction: one that reads sees a single moment, one that writes is kept whole or not at all. */
  abstract begin(kind: 'read' | 'write'): Promise<void>;
  abstract commit(): Promise<void>;
  abstract rollback(): Promise<void>;
  abstract close(): Promise<void>;

  /** Refuses a database whose files are damaged, as far as the database can tell. */
  abstract refuseDamaged(): Promise<void>;

  /** Adds rows; whether they refer to rows that are there is not looked at. */
  abstract insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;

  protected abstract all<Found>(sql: string): Promise<Found[]>;
  protected abstract stream(sql: string): Iterable<Row> | AsyncIterable<Row>;
  /** Selects `tableName` and `columnName` of every column, each table's in their order. */
  protected abstract readonly selectColumns: string;

  /** The tables that a backup has, by name. */
  async tables(): Promise<Tables> {
    const tables: Record<string, string[]> = {};
    for (const { tableName, columnName } of await this.columns())
      if (!LEFT_OUT.includes(tableName)) (tables[tableName] ??= []).push(columnName);
    return tables;
  }

  /** Names of the migrations that made the tables, oldest first; none in an empty database. */
  async migrations(): Promise<string[]> {
    const made = (await this.columns()).some(({ tableName }) => tableName === 'migrations');
    if (!made) return [];
    const rows = await this.all<{ name: string }>('SELECT name FROM migrations ORDER BY id');
    return rows.map(({ name }) => name);
  }

  /** All rows of a table, a few at a time. */
  async *rows(table: string, columns: readonly string[]): AsyncGenerator<Row[]> {
    let batch: Row[] = [];
    let characters = 0;
    for await (const row of this.stream(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`)) {
      batch.push(row);
      for (const value of row) if (typeof value === 'string') characters += value.length;
      if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) yield batch;
  }

  async isEmpty(table: string): Promise<boolean> {
    return (await this.all(`SELECT 1 FROM ${quoted(table)} LIMIT 1`)).length === 0;
  }

  /** Takes all rows out of these tables, and ends every session. */
  async clear(tables: readonly string[]): Promise<void> {
    for (const table of ['sessions', ...tables]) await this.all(`DELETE FROM ${quoted(table)}`);
  }

  private columns(): Promise<{ tableName: string; columnName: string }[]> {
    return this.all(this.selectColumns);
  }
}

/** Both databases read a name in backticks as it is. */
export function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

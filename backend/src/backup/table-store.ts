import type { Dialect } from '../platform/database/database.js';

export type Row = readonly (string | number | null)[];

/** Tables with their columns, in the order of the values in a row. */
export type Tables = Readonly<Record<string, readonly string[]>>;

/**
 * Tables that are not backed up. Sessions of a stolen backup must not grant access; half sessions end within minutes. The header of the backup lists the
 * applied migrations. `care_state` tells which backups this installation has.
 */
const EXCLUDED_TABLES = ['migrations', 'sessions', 'half_sessions', 'passkey_challenges', 'care_state'];

/** The records of erasures, which a restore adds to and never replaces: who was erased stays erased. */
const LEDGER_TABLE = 'erasures';

const BATCH_ROWS = 1_000;
const BATCH_CHARACTERS = 256 * 1024;

/** Reads or replaces whole tables, in one transaction on a connection of its own. */
export abstract class TableStore {
  abstract readonly dialect: Dialect;

  /** Begins a transaction: `read` sees one snapshot, `write` is atomic. */
  abstract begin(kind: 'read' | 'write'): Promise<void>;
  abstract commit(): Promise<void>;
  abstract rollback(): Promise<void>;
  abstract close(): Promise<void>;

  /** Rejects a damaged database, as far as the database detects it. */
  abstract assertUndamaged(): Promise<void>;

  /** Inserts rows without checking foreign keys; a row of the ledger that is there already stays as it is. */
  abstract insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;

  protected abstract all<Found>(sql: string): Promise<Found[]>;
  protected abstract stream(sql: string): Iterable<Row> | AsyncIterable<Row>;
  /** Selects `tableName` and `columnName` of every column, in the order of the table. */
  protected abstract readonly selectColumns: string;

  /** The tables of a backup. */
  async tables(): Promise<Tables> {
    const tables: Record<string, string[]> = {};
    for (const { tableName, columnName } of await this.columns())
      if (!EXCLUDED_TABLES.includes(tableName)) (tables[tableName] ??= []).push(columnName);
    return tables;
  }

  /** Names of the applied migrations, oldest first; none in an empty database. */
  async migrations(): Promise<string[]> {
    const exists = (await this.columns()).some(({ tableName }) => tableName === 'migrations');
    if (!exists) return [];
    const rows = await this.all<{ name: string }>('SELECT name FROM migrations ORDER BY id');
    return rows.map(({ name }) => name);
  }

  /** All rows of a table, in batches. */
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

  /** Deletes all rows of these tables, except the ledger of erasures, and all sessions. */
  async clear(tables: readonly string[]): Promise<void> {
    for (const table of ['sessions', ...tables.filter((name) => !isLedger(name))])
      await this.all(`DELETE FROM ${quoted(table)}`);
  }

  /** Marks that erased people may be in the restored rows; returns the ids of the keys of the ledger. */
  async openLedger(): Promise<string[]> {
    if (!(await this.tables())[LEDGER_TABLE]) return [];
    await this.all(`UPDATE ${LEDGER_TABLE} SET upkeep = 'restored'`);
    const keys = await this.all<{ keyId: string }>(`SELECT DISTINCT keyId FROM ${LEDGER_TABLE}`);
    return keys.map(({ keyId }) => keyId);
  }

  private columns(): Promise<{ tableName: string; columnName: string }[]> {
    return this.all(this.selectColumns);
  }
}

export function isLedger(table: string): boolean {
  return table === LEDGER_TABLE;
}

/** Backticks quote a name on both databases. */
export function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

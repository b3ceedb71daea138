import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import { Sqlite } from '../platform/database/sqlite-driver.js';
import {
  damagedFileError,
  isCorruptionError,
  assertUndamaged,
  assertFilesComplete,
  assertWritable,
} from '../platform/database/sqlite-file.js';
import { BackupError } from './backup-error.js';
import { isLedger, quoted, type Row, TableStore } from './table-store.js';

/** Holds the index pages of a large restore, which would be read again and again otherwise. */
const CACHE_KIB = 65_536;

export class SqliteStore extends TableStore {
  override readonly dialect = 'sqlite';
  protected override readonly selectColumns = `SELECT tables.name AS tableName, columns.name AS columnName
    FROM sqlite_master tables JOIN pragma_table_info(tables.name) columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY tables.name, columns.cid`;

  private constructor(
    private readonly path: string,
    private readonly db: BetterSqlite3.Database,
    private readonly exclusive: boolean,
  ) {
    super();
  }

  /** Reads while a server is running. */
  static shared(path: string): SqliteStore {
    if (!existsSync(path)) throw new BackupError(`There is no database at ${path}`);
    assertFilesComplete(path);
    assertWritable(path);
    // a read-only connection would leave -wal and -shm files behind when it is the last one
    return new SqliteStore(path, opened(path, 'PRAGMA query_only = ON'), false);
  }

  /** Exclusive access: rejected while the file is open elsewhere; it cannot be opened until this is closed. */
  static exclusive(path: string): SqliteStore {
    mkdirSync(dirname(path), { recursive: true });
    const settings = `PRAGMA foreign_keys = OFF; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
      PRAGMA cache_size = -${CACHE_KIB}`;
    const db = opened(path, `PRAGMA locking_mode = EXCLUSIVE; ${settings}; BEGIN EXCLUSIVE; COMMIT`);
    return new SqliteStore(path, db, true);
  }

  override async begin(kind: 'read' | 'write'): Promise<void> {
    this.db.exec(kind === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE');
  }

  override async commit(): Promise<void> {
    this.db.exec('COMMIT');
  }

  override async rollback(): Promise<void> {
    if (this.db.inTransaction) this.db.exec('ROLLBACK');
  }

  override async close(): Promise<void> {
    // only once: a server may have opened the file since
    if (!this.db.open) return;
    // left by a killed server; SQLite neither uses nor deletes it in exclusive mode
    if (this.exclusive) rmSync(`${this.path}-shm`, { force: true });
    this.db.close();
  }

  override async assertUndamaged(): Promise<void> {
    assertUndamaged(this.path, this.db);
  }

  override async insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void> {
    const places = columns.map(() => '?').join(', ');
    const insert = this.db.prepare(
      `INSERT ${isLedger(table) ? 'OR IGNORE ' : ''}INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES (${places})`,
    );
    for (const row of rows) insert.run(...row);
  }

  /** Triggers of append-only tables reject the removal; they are made again in the same transaction. */
  override async clear(tables: readonly string[]): Promise<void> {
    const triggers = await this.all<{ name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
    );
    for (const { name } of triggers) this.db.exec(`DROP TRIGGER ${quoted(name)}`);
    await super.clear(tables);
    for (const { sql } of triggers) this.db.exec(sql);
  }

  protected override async all<Found>(sql: string): Promise<Found[]> {
    const statement = this.db.prepare<[], Found>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  }

  protected override stream(sql: string): Iterable<Row> {
    return this.db.prepare<[], Row>(sql).raw().iterate();
  }
}

function opened(path: string, settings: string): BetterSqlite3.Database {
  const db = new Sqlite(path, { timeout: 2_000 });
  try {
    db.exec(settings);
    return db;
  } catch (error) {
    db.close();
    const { code } = error as { code: string };
    if (code === 'SQLITE_BUSY') throw new BackupError(`${path} is in use; stop the server first`);
    throw isCorruptionError(error) ? damagedFileError(path, code) : error;
  }
}

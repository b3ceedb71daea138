import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../config.js';
import { Sqlite } from './sqlite-driver.js';
import { rejectForeignTables, UnusableDatabase } from './unusable-database.js';

export function createParentFolder(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    const { code } = error as { code: string };
    throw new UnusableDatabase(
      `The folder ${dirname(path)} cannot be created (${code}). Name another place.`,
    );
  }
}

/**
 * Rejects a set of files with which SQLite would silently create an empty database or lose acknowledged writes: the
 * database file is missing although its other files exist, or the write-ahead log of a killed server is missing.
 */
export function assertFilesComplete(path: string): void {
  const beside = ['-wal', '-shm', '.lock'].map((end) => `${path}${end}`).filter((file) => existsSync(file));
  const there = existsSync(path) && statSync(path).size > 0;
  if (!there && beside.length > 0)
    throw new UnusableDatabase(
      `The database file ${path} is missing or empty, but ${beside.join(' and ')} is there. Put the file back or restore a ` +
        `backup. To begin with an empty database, delete ${beside.join(' and ')} too.`,
    );
  // SQLite deletes both files when the last connection closes; a killed server leaves both
  if (existsSync(`${path}-shm`) && !existsSync(`${path}-wal`))
    throw new UnusableDatabase(
      `The file ${path}-wal is missing: the last changes were in it. Put it back or restore a backup. To go on without ` +
        `those changes, delete ${path}-shm.`,
    );
}

export function assertWritable(path: string): void {
  for (const file of [dirname(path), ...(existsSync(path) ? [path] : [])])
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch {
      throw new UnusableDatabase(
        `The server may not write to ${file}. Give it the right to, or name another place.`,
      );
    }
}

/** Removes the rights of other users from files that an earlier version or an operator created. */
export function restrictPermissions(path: string): void {
  for (const file of ['', '-wal', '-shm', '.lock'].map((end) => `${path}${end}`)) {
    if (!existsSync(file)) continue;
    const { uid, mode } = statSync(file);
    if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(file, 0o600);
  }
}

/** A file up to this size is checked as a whole at each start, which takes 0.2 s at most; of a larger one the nightly backup does it. */
const WHOLLY_CHECKED_BYTES = 16 * 2 ** 20;

/** Rejects a file that is damaged or belongs to another program, before the first write. */
export function assertUsableFile(path: string): void {
  if (!existsSync(path)) return;
  const isSmall = statSync(path).size <= WHOLLY_CHECKED_BYTES;
  const db = new Sqlite(path, { timeout: 250 });
  try {
    db.pragma('query_only = ON');
    assertUndamaged(path, db, isSmall ? 'integrity_check' : 'quick_check');
    const tables = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'")
      .pluck()
      .all();
    rejectForeignTables(`The database file ${path}`, tables as string[]);
  } finally {
    db.close();
  }
}

/** Rejects a file that fails SQLite's check; the quick one leaves out whether indexes and tables agree. */
export function assertUndamaged(
  path: string,
  db: BetterSqlite3.Database,
  check: 'integrity_check' | 'quick_check' = 'integrity_check',
): void {
  let result: string;
  try {
    result = String(db.pragma(`${check}(1)`, { simple: true }));
  } catch (error) {
    result = (error as { code: string }).code;
    // SQLite reports a damaged header as SQLITE_ERROR only
    if (result !== 'SQLITE_ERROR' && !isCorruptionError(error)) throw error;
  }
  if (result !== 'ok') throw damagedFileError(path, result);
}

/** Rejects a database when the application cannot read one row of each table. */
export async function assertTablesReadable(
  path: string,
  { entityMetadatas, manager }: DataSource,
): Promise<void> {
  try {
    for (const { target } of entityMetadatas) await manager.find(target, { take: 1 });
  } catch (error) {
    const { code } = error as { code: string };
    if (isCorruptionError(error)) throw damagedFileError(path, code);
    throw new UnusableDatabase(
      `The database file ${path} lacks tables or columns of this version of the program (${code}): something else changed ` +
        'it. Move it and the files beside it away and restore a backup.',
    );
  }
}

export function isCorruptionError(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '');
}

/** Names the file, when SQLite met damage in it. */
export function damagedFileOr(error: unknown, database: DatabaseConfig): unknown {
  return database.dialect === 'sqlite' && isCorruptionError(error)
    ? damagedFileError(database.path, (error as { code: string }).code)
    : error;
}

export function damagedFileError(path: string, what: string): UnusableDatabase {
  return new UnusableDatabase(
    `The database file ${path} is damaged (${what}). Move it and the files beside it away and restore a backup, or try ` +
      `the "recover" command of the sqlite3 program on a copy.`,
  );
}

/** The better-sqlite3 connection of a data source. */
export function connectionOf({ driver }: DataSource): BetterSqlite3.Database {
  return (driver as unknown as { databaseConnection: BetterSqlite3.Database }).databaseConnection;
}

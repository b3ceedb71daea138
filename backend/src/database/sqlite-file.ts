import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import { refuseForeign, UnusableDatabase } from './unusable-database.js';

export function makeFolderOf(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    const { code } = error as { code: string };
    throw new UnusableDatabase(`The folder ${dirname(path)} cannot be made (${code}). Name another place.`);
  }
}

/**
 * Refuses to go on where SQLite would silently begin anew or lose what was acknowledged: without the database file
 * while the files beside it are there, or without the write-ahead log of a server that did not end by itself.
 */
export function refuseMissingFiles(path: string): void {
  const beside = ['-wal', '-shm', '.lock'].map((end) => `${path}${end}`).filter((file) => existsSync(file));
  const there = existsSync(path) && statSync(path).size > 0;
  if (!there && beside.length > 0)
    throw new UnusableDatabase(
      `The database file ${path} is missing or empty, but ${beside.join(' and ')} is there. Put the file back or restore a ` +
        `backup. To begin with an empty database, delete ${beside.join(' and ')} too.`,
    );
  // both end with the last connection, and both stay when the server is killed
  if (existsSync(`${path}-shm`) && !existsSync(`${path}-wal`))
    throw new UnusableDatabase(
      `The file ${path}-wal is missing: the last changes were in it. Put it back or restore a backup. To go on without ` +
        `those changes, delete ${path}-shm.`,
    );
}

export function refuseWithoutRights(path: string): void {
  for (const file of [dirname(path), ...(existsSync(path) ? [path] : [])])
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch {
      throw new UnusableDatabase(
        `The server may not write to ${file}. Give it the right to, or name another place.`,
      );
    }
}

/** Refuses a file that is damaged or another program's, before anything is written to it. */
export function refuseUnusableFile(path: string): void {
  if (!existsSync(path)) return;
  const db = new BetterSqlite3(path, { timeout: 250 });
  try {
    db.pragma('query_only = ON');
    refuseDamaged(path, db);
    const tables = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'")
      .pluck()
      .all();
    refuseForeign(`The database file ${path}`, tables as string[]);
  } finally {
    db.close();
  }
}

/** Refuses what SQLite's own check finds. */
export function refuseDamaged(path: string, db: BetterSqlite3.Database): void {
  let found: string;
  try {
    found = String(db.pragma('integrity_check(1)', { simple: true }));
  } catch (error) {
    found = (error as { code: string }).code;
    // of a damaged header SQLite says no more than ERROR
    if (found !== 'SQLITE_ERROR' && !isDamage(error)) throw error;
  }
  if (found !== 'ok') throw damaged(path, found);
}

/** Refuses tables of which not even a row can be read as the application reads it. */
export async function refuseUnreadable(
  path: string,
  { entityMetadatas, manager }: DataSource,
): Promise<void> {
  try {
    for (const { target } of entityMetadatas) await manager.find(target, { take: 1 });
  } catch (error) {
    throw damaged(path, (error as { code: string }).code);
  }
}

export function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '');
}

export function damaged(path: string, what: string): UnusableDatabase {
  return new UnusableDatabase(
    `The database file ${path} is damaged (${what}). Move it and the files beside it away and restore a backup, or try ` +
      `the "recover" command of the sqlite3 program on a copy.`,
  );
}

/** The driver's own connection of a SQLite data source. */
export function connectionOf({ driver }: DataSource): BetterSqlite3.Database {
  return (driver as unknown as { databaseConnection: BetterSqlite3.Database }).databaseConnection;
}

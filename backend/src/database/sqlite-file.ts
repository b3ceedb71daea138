import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import { UnusableDatabase } from './unusable-database.js';

/**
 * Refuses to go on where SQLite would silently begin anew or lose what was acknowledged: without the database file
 * while the files beside it are there, or without the write-ahead log of a server that did not end by itself.
 */
export function refuseMissingFiles(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    const { code } = error as { code: string };
    throw new UnusableDatabase(`The folder ${dirname(path)} cannot be made (${code}). Name another place.`);
  }
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
  for (const file of [dirname(path), ...(existsSync(path) ? [path] : [])])
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch {
      throw new UnusableDatabase(
        `The server may not write to ${file}. Give it the right to, or name another place.`,
      );
    }
}

/** Refuses a file that is damaged: SQLite's own check, and a row of each table as the application reads it. */
export async function refuseDamage(path: string, dataSource: DataSource): Promise<void> {
  try {
    const found = String(connectionOf(dataSource).pragma('quick_check(1)', { simple: true }));
    if (found !== 'ok') throw damaged(path, found);
    for (const { target } of dataSource.entityMetadatas) await dataSource.manager.find(target, { take: 1 });
  } catch (error) {
    throw error instanceof UnusableDatabase ? error : damaged(path, (error as { code: string }).code);
  }
}

export function damaged(path: string, what: string): UnusableDatabase {
  return new UnusableDatabase(
    `The database file ${path} is damaged (${what}). Nothing was changed. Restore a backup, or try the "recover" command ` +
      `of the sqlite3 program on a copy.`,
  );
}

/** The driver's own connection of a SQLite data source. */
export function connectionOf({ driver }: DataSource): BetterSqlite3.Database {
  return (driver as unknown as { databaseConnection: BetterSqlite3.Database }).databaseConnection;
}

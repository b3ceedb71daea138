import { setTimeout as sleep } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import type { DatabaseConfig } from '../config.js';
import { Sqlite } from './sqlite-driver.js';
import { assertWritable, createParentFolder } from './sqlite-file.js';
import { UnusableDatabase } from './unusable-database.js';

/** A server that is stopping needs nine seconds at most. */
const WAIT_MS = 12_000;

/** Held until the process ends: a collected connection would release its lock. */
const held: BetterSqlite3.Database[] = [];

/**
 * Makes this process the only server of a SQLite file; rejects when another one goes on serving it. The operating system
 * releases the lock with the process, however it ends. Commands beside a server do not take it. MariaDB has many servers.
 */
export async function lockForServer(database: DatabaseConfig, waitMs = WAIT_MS): Promise<void> {
  if (database.dialect !== 'sqlite') return;
  const { path } = database;
  createParentFolder(path);
  assertWritable(path);
  const lock = new Sqlite(`${path}.server`, { timeout: 0 });
  const deadline = Date.now() + waitMs;
  while (!tryLock(lock, path)) {
    if (Date.now() > deadline) {
      lock.close();
      throw new UnusableDatabase(
        `Another server already uses the database file ${path}. Stop it first: several servers at once need MariaDB.`,
      );
    }
    await sleep(100);
  }
  held.push(lock);
}

function tryLock(lock: BetterSqlite3.Database, path: string): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const { code } = error as { code: string };
    if (code === 'SQLITE_BUSY') return false;
    throw new UnusableDatabase(`The file ${path}.server beside the database cannot be locked (${code}).`);
  }
}

import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2';
import type { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../config.js';
import { isUnavailableAtStart } from './database-errors.js';
import { Sqlite } from './sqlite-driver.js';
import { assertFilesComplete } from './sqlite-file.js';
import { UnusableDatabase } from './unusable-database.js';

const START_TIMEOUT_MS = 60_000;
const QUERY_TIMEOUT_MS = 3_000;

/** Runs `attempt` until it succeeds, for a minute at most, while the database is not available yet. */
export async function retryUntilAvailable<T>(
  attempt: () => Promise<T>,
  onUnavailable: () => void = () => undefined,
): Promise<T> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (!isUnavailableAtStart(error)) throw error;
      if (Date.now() > deadline)
        throw new UnusableDatabase(`The database did not respond for ${START_TIMEOUT_MS / 1000} seconds.`);
      onUnavailable();
      await sleep(1_000);
    }
}

/**
 * Waits until the database is available, before it is opened; calls `onUnavailable` after each failed attempt. Every
 * other error is reported when the database is opened.
 */
export async function databaseAvailable(config: DatabaseConfig, onUnavailable: () => void): Promise<void> {
  const attempt = config.dialect === 'sqlite' ? () => probeFile(config.path) : () => probeServer(config.url);
  await retryUntilAvailable(
    () =>
      attempt().catch((error: unknown) => {
        if (isUnavailableAtStart(error)) throw error;
      }),
    onUnavailable,
  );
}

async function probeFile(path: string): Promise<void> {
  if (!existsSync(path)) return;
  // opening the file would create what is missing beside it
  assertFilesComplete(path);
  const file = new Sqlite(path, { readonly: true, timeout: 0 });
  try {
    file.prepare('SELECT 1 FROM sqlite_master').get();
  } finally {
    file.close();
  }
}

async function probeServer(url: string): Promise<void> {
  const connection = await connectTo(url);
  try {
    await connection.promise().query({ sql: 'SELECT 1', timeout: QUERY_TIMEOUT_MS });
  } finally {
    connection.destroy();
  }
}

/** With SQLite the driver is never loaded. */
async function connectTo(url: string): Promise<Connection> {
  const { createConnection } = await import('mysql2');
  const connection = createConnection({ uri: url, connectTimeout: 2_000 });
  // the pending statement is rejected too; without a listener the event would end the process
  connection.on('error', () => undefined);
  return connection;
}

/** Runs work that only one process may do at a time: migrations, the first account, starter content. */
export async function underStartLock<T>({ options }: DataSource, work: () => Promise<T>): Promise<T> {
  const unlock =
    options.type === 'better-sqlite3'
      ? await lockFile(`${options.database}.lock`)
      : await retryUntilAvailable(() => lockDatabase((options as { url: string }).url));
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** Locks a separate file. The operating system releases the lock when the process ends. */
async function lockFile(path: string): Promise<() => void> {
  const lock = new Sqlite(path, { timeout: 0 });
  const tryLock = () => {
    try {
      return lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
      return null;
    }
  };
  try {
    await waitForLock(async () => tryLock() ?? sleep(100, null));
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Takes a named lock on a separate connection. The server releases it with the connection. */
async function lockDatabase(url: string): Promise<() => void> {
  const connection = await connectTo(url);
  try {
    await waitForLock(() => tryDatabaseLock(connection));
    return () => connection.destroy();
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/** Waits for the start lock of MariaDB; `acquired` is 1 when it was obtained in time. */
export function startLockQuery(seconds: number): string {
  return `SELECT GET_LOCK(CONCAT('start:', DATABASE()), ${seconds}) AS acquired`;
}

async function tryDatabaseLock(connection: Connection): Promise<true | null> {
  const sql = startLockQuery(1);
  const [[row]] = await connection.promise().query<RowDataPacket[]>({ sql, timeout: QUERY_TIMEOUT_MS });
  return Number(row?.acquired) === 1 || null;
}

async function waitForLock(attempt: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while ((await attempt()) === null)
    if (Date.now() > deadline)
      throw new UnusableDatabase('Another process has held the start lock for a minute.');
}

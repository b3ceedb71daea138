import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2';
import type { DataSource } from 'typeorm';
import { mayAnswerLater } from './database-errors.js';
import { UnusableDatabase } from './unusable-database.js';

const PATIENCE_MS = 60_000;
const ANSWER_WITHIN_MS = 3_000;

/** Tries until the database answers, for a minute at the most. Each time that it did not `onSilence` is told. */
export async function untilItAnswers<T>(
  attempt: () => Promise<T>,
  onSilence: () => void = () => undefined,
): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (!mayAnswerLater(error)) throw error;
      if (Date.now() > deadline)
        throw new UnusableDatabase(`The database did not answer for ${PATIENCE_MS / 1000} seconds.`);
      onSilence();
      await sleep(1_000);
    }
}

/** Runs what only one process may do at start: migrations, the first account, starter content. */
export async function underStartLock<T>({ options }: DataSource, work: () => Promise<T>): Promise<T> {
  const unlock =
    options.type === 'better-sqlite3'
      ? await lockFile(`${options.database}.lock`)
      : await untilItAnswers(() => lockDatabase((options as { url: string }).url));
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** A lock of its own file: it is let go whenever and however the process ends. */
async function lockFile(path: string): Promise<() => void> {
  const lock = new BetterSqlite3(path, { timeout: 0 });
  const got = () => {
    try {
      return lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
      return null;
    }
  };
  try {
    await untilGot(async () => got() ?? sleep(100, null));
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** A lock of a connection of its own, which goes with the connection. */
async function lockDatabase(url: string): Promise<() => void> {
  const connection = createConnection({ uri: url, connectTimeout: 2_000 });
  // whoever waits for an answer is told; nobody else has to be
  connection.on('error', () => undefined);
  try {
    await untilGot(() => got(connection));
    return () => connection.destroy();
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/** Asks MariaDB for the lock, and waits so long for it; `got` is 1 then. */
export function askForStartLock(seconds: number): string {
  return `SELECT GET_LOCK(CONCAT('start:', DATABASE()), ${seconds}) AS got`;
}

async function got(connection: Connection): Promise<true | null> {
  const sql = askForStartLock(1);
  const [[row]] = await connection.promise().query<RowDataPacket[]>({ sql, timeout: ANSWER_WITHIN_MS });
  return Number(row?.got) === 1 || null;
}

async function untilGot(attempt: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while ((await attempt()) === null)
    if (Date.now() > deadline)
      throw new UnusableDatabase('Another process has held the start lock for a minute.');
}

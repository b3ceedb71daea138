import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { BlogPosts, BlogPostHistory } from '../blog/infrastructure/blog.tables.js';
import type { DatabaseConfig } from '../config.js';
import {
  ActivityLogs,
  Appointments,
  IdempotencyKeys,
  LeadCounters,
  LeadNotes,
  Subscriptions,
} from '../leads/infrastructure/lead.tables.js';
import { Sessions, Users } from '../users/infrastructure/user.tables.js';
import { mayAnswerLater } from './database-errors.js';
import type { Database } from './database.js';
import { CreateTables1763700000000 } from './migrations/1763700000000-create-tables.js';
import { AddIdempotencyKeys1763800000000 } from './migrations/1763800000000-add-idempotency-keys.js';
import { MysqlDatabase } from './mysql-database.js';
import { openLimited } from './mysql-limits.js';
import { SqliteDatabase } from './sqlite-database.js';
import { damaged, refuseDamage, refuseMissingFiles } from './sqlite-file.js';
import { UnusableDatabase } from './unusable-database.js';

const WAIT_AT_START_MS = 60_000;

const shared = {
  entities: [
    Users,
    Sessions,
    Appointments,
    Subscriptions,
    LeadNotes,
    ActivityLogs,
    LeadCounters,
    IdempotencyKeys,
    BlogPosts,
    BlogPostHistory,
  ],
  migrations: [CreateTables1763700000000, AddIdempotencyKeys1763800000000],
  synchronize: false,
  // TypeORM logs statements with their parameters, which are people's data
  logging: false,
} satisfies Partial<DataSourceOptions>;

/** How the writing connection is opened: the schema's source for the application and for its tools. */
export function dataSourceOptions(config: DatabaseConfig): DataSourceOptions {
  if (config.dialect === 'sqlite') return sqliteOptions(config.path, false);
  return {
    ...shared,
    type: config.type,
    url: config.url,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    poolSize: 10,
    connectTimeout: 2_000,
  };
}

function sqliteOptions(path: string, readonly: boolean): DataSourceOptions {
  return {
    ...shared,
    type: 'better-sqlite3',
    database: path,
    readonly,
    enableWAL: !readonly,
    // how long a lock held by another process is waited for; nothing else is done meanwhile
    timeout: 250,
    prepareDatabase: (db: BetterSqlite3.Database) => {
      // FULL: an acknowledged write is on disk, not only in the log's page cache
      db.pragma('synchronous = FULL');
      db.pragma('foreign_keys = ON');
    },
  };
}

/**
 * Opens the database and brings its schema up to date. Waits a minute at the most for one that does not answer yet, and
 * refuses what cannot be used. Of several processes that start at once one migrates, the others wait for it.
 */
export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  if (options.type === 'better-sqlite3') refuseMissingFiles(options.database);
  const dataSource = await whenItAnswers(options);
  try {
    await underStartLock(dataSource, () => dataSource.runMigrations({ transaction: 'each' }));
    if (options.type === 'better-sqlite3') await refuseDamage(options.database, dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw refusalOf(error, options);
  }
  if (options.type === 'better-sqlite3') return dataSource;
  await dataSource.destroy();
  return openLimited(options);
}

async function whenItAnswers(options: DataSourceOptions): Promise<DataSource> {
  const deadline = Date.now() + WAIT_AT_START_MS;
  for (;;)
    try {
      return await new DataSource(options).initialize();
    } catch (error) {
      if (!mayAnswerLater(error)) throw refusalOf(error, options);
      if (Date.now() > deadline)
        throw new UnusableDatabase(`The database did not answer for ${WAIT_AT_START_MS / 1000} seconds.`);
      await sleep(1_000);
    }
}

function refusalOf(error: unknown, options: DataSourceOptions): unknown {
  const { code } = error as { code?: string };
  if (options.type === 'better-sqlite3') {
    if (!code?.startsWith('SQLITE_')) return error;
    if (/^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(code)) return damaged(options.database, code);
    return new UnusableDatabase(`The database file ${options.database} cannot be used (${code}).`);
  }
  if (code && /ACCESS_DENIED|BAD_DB/.test(code))
    return new UnusableDatabase(`The database refused the connection (${code}): check DATABASE_URL.`);
  return error;
}

/** The application's database over an opened and migrated data source. */
export async function databaseOver(dataSource: DataSource): Promise<Database> {
  const { options } = dataSource;
  if (options.type !== 'better-sqlite3') return new MysqlDatabase(dataSource);
  const reading = await new DataSource(sqliteOptions(options.database, true)).initialize();
  const destroy = dataSource.destroy.bind(dataSource);
  // whoever closes it: the writing connection is the last, because only it can take the log into the file
  dataSource.destroy = async () => {
    if (reading.isInitialized) await reading.destroy();
    await destroy();
  };
  return new SqliteDatabase(dataSource, reading);
}

/** Runs what only one process may do at start: migrations, the first account, starter content. */
export async function underStartLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const { options } = dataSource;
  if (options.type === 'better-sqlite3') {
    // a lock of its own file: it is let go whenever and however the process ends
    const lock = new BetterSqlite3(`${options.database}.lock`, { timeout: 60_000 });
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return await work();
    } finally {
      lock.close();
    }
  }
  const runner = dataSource.createQueryRunner();
  try {
    for (let second = 0; !(await gotStartLock(runner)); second += 1)
      if (second === 60) throw new UnusableDatabase('Another process has held the start lock for a minute.');
    return await work();
  } finally {
    await runner.query("SELECT RELEASE_LOCK(CONCAT('start:', DATABASE()))").catch(() => undefined);
    await runner.release();
  }
}

/** Waits for a second: a statement may not take much longer (mysql-limits.ts). */
async function gotStartLock(runner: QueryRunner): Promise<boolean> {
  const [row] = (await runner.query("SELECT GET_LOCK(CONCAT('start:', DATABASE()), 1) AS got")) as {
    got: unknown;
  }[];
  return Number(row?.got) === 1;
}

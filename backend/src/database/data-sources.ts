import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { BlogPosts, BlogPostHistory } from '../blog/infrastructure/blog.tables.js';
import type { DatabaseConfig } from '../config.js';
import {
  ActivityLogs,
  Appointments,
  LeadCounters,
  LeadNotes,
  Subscriptions,
} from '../leads/infrastructure/lead.tables.js';
import { Sessions, Users } from '../users/infrastructure/user.tables.js';
import type { Database } from './database.js';
import { CreateTables1763700000000 } from './migrations/1763700000000-create-tables.js';
import { MysqlDatabase } from './mysql-database.js';
import { SqliteDatabase } from './sqlite-database.js';

const shared = {
  entities: [
    Users,
    Sessions,
    Appointments,
    Subscriptions,
    LeadNotes,
    ActivityLogs,
    LeadCounters,
    BlogPosts,
    BlogPostHistory,
  ],
  migrations: [CreateTables1763700000000],
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
    connectTimeout: 5_000,
  };
}

function sqliteOptions(path: string, readonly: boolean): DataSourceOptions {
  return {
    ...shared,
    type: 'better-sqlite3',
    database: path,
    readonly,
    enableWAL: !readonly,
    timeout: 2_000,
    prepareDatabase: (db: BetterSqlite3.Database) => {
      // FULL: an acknowledged write is on disk, not only in the log's page cache
      db.pragma('synchronous = FULL');
      db.pragma('foreign_keys = ON');
    },
  };
}

/**
 * Opens the database and brings its schema up to date. Of several processes that start at once one migrates, the
 * others wait for it.
 */
export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  if (options.type === 'better-sqlite3') mkdirSync(dirname(options.database), { recursive: true });
  const dataSource = await new DataSource(options).initialize();
  try {
    await underStartLock(dataSource, () => dataSource.runMigrations({ transaction: 'each' }));
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

/** The application's database over an opened and migrated data source. */
export async function databaseOver(dataSource: DataSource): Promise<Database> {
  const { options } = dataSource;
  if (options.type !== 'better-sqlite3') return new MysqlDatabase(dataSource);
  return new SqliteDatabase(
    dataSource,
    await new DataSource(sqliteOptions(options.database, true)).initialize(),
  );
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
    const [row] = (await runner.query("SELECT GET_LOCK(CONCAT('start:', DATABASE()), 60) AS got")) as {
      got: unknown;
    }[];
    if (Number(row?.got) !== 1) throw new Error('Another process has held the start lock for a minute');
    return await work();
  } finally {
    await runner.query("SELECT RELEASE_LOCK(CONCAT('start:', DATABASE()))").catch(() => undefined);
    await runner.release();
  }
}

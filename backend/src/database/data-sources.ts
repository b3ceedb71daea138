import type BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions } from 'typeorm';
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
import { BRIEF_SESSION, lendingBriefly, lendingForEver } from './mysql-limits.js';
import { SqliteDatabase } from './sqlite-database.js';
import {
  damaged,
  isDamage,
  makeFolderOf,
  refuseMissingFiles,
  refuseUnreadable,
  refuseUnusableFile,
  refuseWithoutRights,
} from './sqlite-file.js';
import { underStartLock, untilItAnswers } from './start-lock.js';
import { refuseForeign, UnusableDatabase } from './unusable-database.js';

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
    // a stack for each statement, in case it fails, is a twentieth of a booking
    trace: false,
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
 * refuses what cannot be used. `onSilence` is told each time that it did not answer. Of several processes that start at once one migrates, the others wait for it.
 */
export async function openDataSource(
  options: DataSourceOptions,
  onSilence?: () => void,
): Promise<DataSource> {
  try {
    return options.type === 'better-sqlite3'
      ? await openSqlite(options, onSilence)
      : await openMysql(options, onSilence);
  } catch (error) {
    throw refusalOf(error, options);
  }
}

async function openSqlite(
  options: DataSourceOptions & { database: string },
  onSilence?: () => void,
): Promise<DataSource> {
  const path = options.database;
  makeFolderOf(path);
  refuseMissingFiles(path);
  refuseWithoutRights(path);
  const dataSource = await untilItAnswers(() => {
    refuseUnusableFile(path);
    return new DataSource(options).initialize();
  }, onSilence);
  return migrated(dataSource, async () => {
    await dataSource.runMigrations({ transaction: 'each' });
    await refuseUnreadable(path, dataSource);
  });
}

/** Migrations take as long as they take; what requests are answered from does not. */
async function openMysql(options: DataSourceOptions, onSilence?: () => void): Promise<DataSource> {
  const patient = await untilItAnswers(() => lendingBriefly(new DataSource(options)).initialize(), onSilence);
  await migrated(patient, async () => {
    const tables = await patient.query<{ name: string }[]>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    refuseForeign(
      'The database',
      tables.map(({ name }) => name),
    );
    lendingForEver(patient);
    await patient.runMigrations({ transaction: 'each' });
  });
  await patient.destroy();
  return untilItAnswers(() => lendingBriefly(new DataSource(options), BRIEF_SESSION).initialize());
}

async function migrated(dataSource: DataSource, migrate: () => Promise<void>): Promise<DataSource> {
  try {
    await underStartLock(dataSource, migrate);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

function refusalOf(error: unknown, options: DataSourceOptions): unknown {
  const { code } = error as { code?: string };
  if (options.type === 'better-sqlite3') {
    if (!code?.startsWith('SQLITE_')) return error;
    if (isDamage(error)) return damaged(options.database, code);
    return new UnusableDatabase(`The database file ${options.database} cannot be used (${code}).`);
  }
  if (code && /ACCESS_DENIED|BAD_DB/.test(code))
    return new UnusableDatabase(`The database refused the connection (${code}): check DATABASE_URL.`);
  return mayAnswerLater(error) ? new UnusableDatabase('The database stopped answering.') : error;
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

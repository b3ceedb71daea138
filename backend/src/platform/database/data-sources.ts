import type BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { DatabaseConfig } from '../config.js';
import { isUnavailableAtStart } from './database-errors.js';
import type { Database } from './database.js';
import { MysqlDataSource, type TimeLimits } from './mysql-data-source.js';
import { MysqlDatabase } from './mysql-database.js';
import { SqliteDatabase } from './sqlite-database.js';
import type { Table } from './table.js';
import { Sqlite } from './sqlite-driver.js';
import {
  restrictPermissions,
  damagedFileError,
  isCorruptionError,
  createParentFolder,
  assertFilesComplete,
  assertTablesReadable,
  assertUsableFile,
  assertWritable,
} from './sqlite-file.js';
import { missingMigrations } from './applied-migrations.js';
import { retryUntilAvailable, underStartLock } from './start-lock.js';
import { rejectForeignTables, UnusableDatabase } from './unusable-database.js';

/** The tables of an application, and the migrations that create them. */
export interface Schema {
  readonly entities: Table<object>[];
  readonly migrations: (new () => MigrationInterface)[];
}

type OnMigrating = (steps: number) => void;

/** Timeout of one attempt: a server may accept the connection and then not respond. */
const CONNECT_LIMIT_MS = 2_500;

/** Options of the writing connection, for the application and for its commands. */
export function dataSourceOptions(config: DatabaseConfig, schema: Schema): DataSourceOptions {
  if (config.dialect === 'sqlite') return sqliteOptions(config.path, schema, false);
  return {
    ...common(schema),
    type: config.type,
    url: config.url,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    poolSize: 10,
    connectTimeout: 2_000,
    // whole numbers that JavaScript represents exactly are numbers, as on SQLite
    supportBigNumbers: true,
    bigNumberStrings: false,
    // capturing a stack for each statement takes 5 % of a booking
    trace: false,
  };
}

function common({ entities, migrations }: Schema) {
  // TypeORM logs statements with their parameters, which are personal data
  return { entities, migrations, synchronize: false, logging: false } satisfies Partial<DataSourceOptions>;
}

function sqliteOptions(path: string, schema: Schema, readonly: boolean): DataSourceOptions {
  return {
    ...common(schema),
    type: 'better-sqlite3',
    driver: Sqlite,
    database: path,
    readonly,
    enableWAL: !readonly,
    // milliseconds to wait for a lock of another process; the wait blocks the event loop
    timeout: 250,
    prepareDatabase: (db: BetterSqlite3.Database) => {
      // FULL: an acknowledged write is on disk, not only in the page cache
      db.pragma('synchronous = FULL');
      db.pragma('foreign_keys = ON');
      // what is deleted is overwritten in the file
      db.pragma('secure_delete = ON');
    },
  };
}

/**
 * Opens the database and runs the missing migrations. Waits at most a minute for a database that is not available yet,
 * and rejects one that cannot be used. Of several processes that start at once one migrates and the others wait for it.
 * `onMigrating` gets the number of missing migrations before they run. On MariaDB, work has the limits of requests unless
 * others are given.
 */
export async function openDataSource(
  options: DataSourceOptions,
  onMigrating: OnMigrating = () => undefined,
  limits?: TimeLimits,
): Promise<DataSource> {
  try {
    return options.type === 'better-sqlite3'
      ? await openSqlite(options, onMigrating)
      : await openMysql(options, onMigrating, limits);
  } catch (error) {
    throw unusableOr(error, options);
  }
}

async function openSqlite(
  options: DataSourceOptions & { database: string },
  onMigrating: OnMigrating,
): Promise<DataSource> {
  const path = options.database;
  createParentFolder(path);
  assertFilesComplete(path);
  assertWritable(path);
  restrictPermissions(path);
  const dataSource = await retryUntilAvailable(() => {
    assertUsableFile(path);
    return new DataSource(options).initialize();
  });
  return migrated(dataSource, async () => {
    await migrate(dataSource, onMigrating);
    await assertTablesReadable(path, dataSource);
  });
}

/** Migrations have no time limit, so they run over a data source of their own. */
async function openMysql(
  options: DataSourceOptions,
  onMigrating: OnMigrating,
  limits?: TimeLimits,
): Promise<DataSource> {
  const unlimited = await retryUntilAvailable(() => initialized(new DataSource(options)));
  await migrated(unlimited, async () => {
    const tables = await unlimited.query<{ name: string }[]>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    rejectForeignTables(
      'The database',
      tables.map(({ name }) => name),
    );
    await migrate(unlimited, onMigrating);
  });
  await unlimited.destroy();
  return retryUntilAvailable(() => initialized(new MysqlDataSource(options, limits)));
}

async function migrate(dataSource: DataSource, onMigrating: OnMigrating): Promise<void> {
  const missing = await missingMigrations(dataSource);
  if (missing.length > 0) onMigrating(missing.length);
  await dataSource.runMigrations({ transaction: 'each' });
}

/** Rejects with `ETIMEDOUT` when the server accepts the connection and does not answer. */
async function initialized<T extends DataSource>(dataSource: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The database did not respond'), { code: 'ETIMEDOUT' })),
      CONNECT_LIMIT_MS,
    );
  });
  const opening = dataSource.initialize();
  try {
    await Promise.race([opening, timeout]);
    return dataSource;
  } catch (error) {
    opening.then(
      () => dataSource.destroy(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
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

function unusableOr(error: unknown, options: DataSourceOptions): unknown {
  const { code } = error as { code?: string };
  if (options.type === 'better-sqlite3') {
    if (!code?.startsWith('SQLITE_')) return error;
    if (isCorruptionError(error)) return damagedFileError(options.database, code);
    if (code === 'SQLITE_FULL')
      return new UnusableDatabase(
        `The disk that holds the database file ${options.database} is full (SQLITE_FULL). Make room and start again.`,
      );
    return new UnusableDatabase(`The database file ${options.database} cannot be used (${code}).`);
  }
  if (code && /ACCESS_DENIED|BAD_DB|HOST_NOT_PRIVILEGED/.test(code))
    return new UnusableDatabase(`The database refused the connection (${code}): check DATABASE_URL.`);
  return isUnavailableAtStart(error) ? new UnusableDatabase('The database stopped answering.') : error;
}

/** The application's database over an opened and migrated data source. */
export async function databaseOver(dataSource: DataSource): Promise<Database> {
  if (dataSource instanceof MysqlDataSource) return new MysqlDatabase(dataSource);
  const { database, entities, migrations } = dataSource.options as DataSourceOptions &
    Schema & { database: string };
  const reading = await new DataSource(sqliteOptions(database, { entities, migrations }, true)).initialize();
  const destroy = dataSource.destroy.bind(dataSource);
  // the writing connection is closed last, because only it can merge the write-ahead log into the file
  dataSource.destroy = async () => {
    if (reading.isInitialized) await reading.destroy();
    await destroy();
  };
  return new SqliteDatabase(dataSource, reading);
}

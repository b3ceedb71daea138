import { DataSource, type EntityManager } from 'typeorm';
import { readConfig } from '../../platform/config.js';
import { Database, type Dialect, type Work } from '../../platform/database/database.js';
import { databaseOver, dataSourceOptions, openDataSource } from '../../platform/database/data-sources.js';
import type { TimeLimits } from '../../platform/database/mysql-data-source.js';
import { SCHEMA } from '../schema.js';
import type { DatabaseKind, DatabaseUrl, TestDatabase } from '../../platform/database/testing/databases.js';

/** A busy machine does not exceed these. */
const LONG_LIMITS: TimeLimits = {
  checkoutMs: 300_000,
  session: 'SET SESSION innodb_lock_wait_timeout = 100',
};

/** Opens and migrates the database, as the application does at start. */
export function openDataSourceOf(database: DatabaseUrl): Promise<DataSource> {
  return openDataSource(optionsOf(database));
}

/** Opens the database as it is, without the time limits of requests, which migrations on a busy machine exceed. */
export function openWithoutLimits(database: DatabaseUrl): Promise<DataSource> {
  return new DataSource(optionsOf(database)).initialize();
}

function optionsOf({ url }: DatabaseUrl) {
  return dataSourceOptions(
    readConfig({ DATABASE_URL: url, SESSION_SECRET: 'not used here' }).database,
    SCHEMA,
  );
}

/** The tables that are there, whatever the schema says. */
export async function tableNames(reader: EntityManager): Promise<string[]> {
  const sql =
    reader.connection.options.type === 'better-sqlite3'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
  return (await reader.query<{ name: string }[]>(sql)).map(({ name }) => name);
}

/** Delegates to the database of a suite, which is open only while its tests run. */
class SuiteDatabase extends Database {
  real: Database | undefined;

  override get dialect(): Dialect {
    return this.opened().dialect;
  }

  override get reader(): EntityManager {
    return this.opened().reader;
  }

  override write<T>(work: Work<T>): Promise<T> {
    return this.opened().write(work);
  }

  override scrub(): Promise<boolean> {
    return this.opened().scrub();
  }

  override async close(): Promise<void> {
    await this.real?.close();
  }

  private opened(): Database {
    if (!this.real) throw new Error('The database is open only inside tests and hooks');
    return this.real;
  }
}

/** A separate database for the calling suite: opened before its tests, dropped after them; with long time limits. */
export function openedDatabase(create: DatabaseKind['create']): Database {
  const database = new SuiteDatabase();
  let stored: TestDatabase | undefined;
  beforeAll(async () => {
    stored = await create();
    const dataSource = await openDataSource(optionsOf(stored), undefined, LONG_LIMITS);
    database.real = await databaseOver(dataSource);
  });
  afterAll(async () => {
    await database.close();
    await stored?.drop();
  });
  return database;
}

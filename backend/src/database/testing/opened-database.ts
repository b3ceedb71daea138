import type { DataSource, EntityManager } from 'typeorm';
import { readConfig } from '../../config.js';
import { Database, type Dialect } from '../database.js';
import { databaseOver, dataSourceOptions, openDataSource } from '../data-sources.js';
import type { DatabaseKind, TestDatabase } from './databases.js';

/** Making tables takes a while where much else is going on. */
const PATIENCE_MS = 60_000;

/** Opens and migrates it, as the application does at its start. */
export function openDataSourceOf({ url }: TestDatabase): Promise<DataSource> {
  const { database } = readConfig({ DATABASE_URL: url, SESSION_SECRET: 'not used here' });
  return openDataSource(dataSourceOptions(database));
}

/** Stands for the database of a suite, which is open only while its tests run. */
class SuiteDatabase extends Database {
  real: Database | undefined;

  override get dialect(): Dialect {
    return this.opened().dialect;
  }

  override get reader(): EntityManager {
    return this.opened().reader;
  }

  override write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.opened().write(work);
  }

  override async close(): Promise<void> {
    await this.real?.close();
  }

  private opened(): Database {
    if (!this.real) throw new Error('The database is open only inside tests and hooks');
    return this.real;
  }
}

/** A database of its own for the suite that calls this: opened before it, gone after it. */
export function openedDatabase(create: DatabaseKind['create']): Database {
  const database = new SuiteDatabase();
  let stored: TestDatabase | undefined;
  beforeAll(async () => {
    stored = await create();
    database.real = await databaseOver(await openDataSourceOf(stored));
  }, PATIENCE_MS);
  afterAll(async () => {
    await database.close();
    await stored?.drop();
  }, PATIENCE_MS);
  return database;
}

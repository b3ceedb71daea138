import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { isTransient } from './database-errors.js';
import { Database } from './database.js';

const RETRIES = 3;

/** MariaDB or MySQL: a pooled transaction a unit, tried again at most 3 times where the server asks for it. */
export class MysqlDatabase extends Database {
  override readonly dialect = 'mysql';
  override readonly reader: EntityManager;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.reader = dataSource.manager;
  }

  override async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.dataSource.transaction(work);
      } catch (error) {
        if (attempt === RETRIES || !isTransient(error)) throw error;
        await sleep(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  override async close(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

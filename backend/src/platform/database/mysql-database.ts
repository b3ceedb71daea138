import type { EntityManager } from 'typeorm';
import { Database } from './database.js';
import { checkoutDeadline, type MysqlDataSource } from './mysql-data-source.js';
import { retryOnTransientError } from './retry.js';

/** MariaDB or MySQL: a unit of work is a pooled transaction, retryOnTransientError at most 3 times on a transient error. */
export class MysqlDatabase extends Database {
  override readonly dialect = 'mysql';
  override readonly reader: EntityManager;

  constructor(private readonly dataSource: MysqlDataSource) {
    super();
    this.reader = dataSource.manager;
  }

  override write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const deadline = checkoutDeadline();
    return retryOnTransientError(() => this.attempt(work, deadline));
  }

  private async attempt<T>(work: (tx: EntityManager) => Promise<T>, deadline: number): Promise<T> {
    const runner = this.dataSource.createQueryRunner('master', deadline);
    try {
      return await runner.manager.transaction(work);
    } finally {
      await runner.release();
    }
  }

  override async close(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

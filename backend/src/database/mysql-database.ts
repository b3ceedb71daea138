import type { DataSource, EntityManager } from 'typeorm';
import { Database } from './database.js';
import { dueBy, LENT_FOR_MS } from './mysql-limits.js';
import { retried } from './retry.js';

/**
 * MariaDB or MySQL: a pooled transaction a unit, tried again at most 3 times where the server asks for it and there is
 * time left.
 */
export class MysqlDatabase extends Database {
  override readonly dialect = 'mysql';
  override readonly reader: EntityManager;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.reader = dataSource.manager;
  }

  override write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const due = performance.now() + LENT_FOR_MS;
    return retried(() => this.attempt(work, due));
  }

  private async attempt<T>(work: (tx: EntityManager) => Promise<T>, due: number): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await dueBy(due, () => runner.connect());
      return await runner.manager.transaction(work);
    } finally {
      await runner.release();
    }
  }

  override async close(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

import type { EntityManager } from 'typeorm';
import { Database, opened, runAll, type Statement, type Work } from './database.js';
import type { MysqlDataSource } from './mysql-data-source.js';
import { retryOnTransientError } from './retry.js';

/** MariaDB or MySQL: a unit of work is a pooled transaction, run again at most 3 times on a transient error. */
export class MysqlDatabase extends Database {
  override readonly dialect = 'mysql';
  override readonly reader: EntityManager;

  constructor(private readonly dataSource: MysqlDataSource) {
    super();
    this.reader = dataSource.manager;
  }

  override write<T>(work: Work<T>): Promise<T> {
    const deadline = this.dataSource.checkoutDeadline();
    return retryOnTransientError(() => this.attempt(work, deadline));
  }

  private async attempt<T>(work: Work<T>, deadline: number): Promise<T> {
    const runner = this.dataSource.createQueryRunner('master', deadline);
    const last: Statement[] = [];
    const atEnd = (statements: readonly Statement[]) => void last.push(...statements);
    try {
      await runner.startTransaction();
      const result = await work(opened(runner.manager, atEnd), atEnd);
      await runAll(runner.manager, last);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      // the connection may be lost, and then there is nothing to roll back
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** Nothing to do: the server purges its pages and logs by itself (docs/operations.md). */
  override async scrub(): Promise<boolean> {
    return true;
  }

  override async close(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

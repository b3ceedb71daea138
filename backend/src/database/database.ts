import type { EntityManager } from 'typeorm';

export type Dialect = 'sqlite' | 'mysql';

/**
 * The one way to the tables. `SqliteDatabase` and `MysqlDatabase` keep the same promises, proved by one suite.
 */
export abstract class Database {
  abstract readonly dialect: Dialect;

  /** Reads committed rows only, never what a unit of work has not committed yet. */
  abstract readonly reader: EntityManager;

  /**
   * Runs one unit of work. When the promise resolves, all of it is on disk; when it rejects, none of it is.
   * Inside, only `tx` may be used and nothing else may be awaited: on SQLite other units wait for this one, and on
   * MariaDB the unit may run again after a deadlock.
   */
  abstract write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;

  /** Resolves when the database answers; rejects when it is away. */
  async ping(): Promise<void> {
    await this.reader.query('SELECT 1');
  }

  abstract close(): Promise<void>;
}

/** How many rows a statement changed. */
export async function affected(
  tx: EntityManager,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<number> {
  if (!tx.queryRunner) throw new Error('A statement that changes rows belongs into a unit of work');
  const result = await tx.queryRunner.query(sql, [...parameters], true);
  return result.affected ?? 0;
}

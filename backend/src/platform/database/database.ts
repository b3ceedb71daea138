import type { EntityManager } from 'typeorm';

/** The open transaction of a unit of work. */
export type Transaction = EntityManager;

export type Dialect = 'sqlite' | 'mysql';

/** The only access to the tables. One test suite covers `SqliteDatabase` and `MysqlDatabase`. */
export abstract class Database {
  abstract readonly dialect: Dialect;

  /** Reads committed rows only. */
  abstract readonly reader: EntityManager;

  /**
   * Runs one unit of work. When the promise resolves, all of it is on disk; when it rejects, none of it is.
   * The unit may use `tx` only and await nothing else: on SQLite other units wait for it, and on MariaDB it may run
   * again after a deadlock.
   */
  abstract write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;

  /**
   * Find options that lock the rows until the unit of work ends: `tx.findOne(Users, { where, ...database.rowLock })`.
   * Empty on SQLite, which runs one unit at a time.
   */
  get rowLock(): { lock?: { mode: 'pessimistic_write' } } {
    return this.dialect === 'mysql' ? { lock: { mode: 'pessimistic_write' } } : {};
  }

  /** Resolves when the database responds; rejects when it is unavailable. */
  async ping(): Promise<void> {
    await this.reader.query('SELECT 1');
  }

  abstract close(): Promise<void>;
}

/** Runs a statement in a unit of work and returns the number of rows that it changed. */
export async function affected(
  tx: EntityManager,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<number> {
  if (!tx.queryRunner) throw new Error('A statement that changes rows must run in a unit of work');
  const result = await tx.queryRunner.query(sql, [...parameters], true);
  return result.affected ?? 0;
}

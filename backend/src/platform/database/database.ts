import type { EntityManager } from 'typeorm';
import { type Reading, type Unit, UnitOfWork } from '../unit-of-work.js';
import { retryOnUniqueViolation } from './retry.js';

/** The open transaction of a unit of work. */
export type Transaction = EntityManager;

export type Dialect = 'sqlite' | 'mysql';

/** A statement with the values of its places. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Statements that run after a unit of work, so that other units wait for their locks as short as possible. */
export type AtEnd = (statements: readonly Statement[]) => void;

/** The work of a unit. */
export type Work<T> = (tx: Transaction, atEnd: AtEnd) => Promise<T>;

const atEndOf = new WeakMap<Transaction, AtEnd>();

/** A transaction that has just been opened, with where its last statements go. */
export function opened(tx: Transaction, atEnd: AtEnd): Transaction {
  atEndOf.set(tx, atEnd);
  return tx;
}

/** The transaction of a unit of work, or what reads committed rows. */
export function transactionOf(unit: Reading): Transaction {
  return unit as unknown as Transaction;
}

/** The unit of work of a transaction, for the ports of other areas. */
export function unitOf(tx: Transaction): Unit {
  return tx as unknown as Unit;
}

/** Adds statements to the end of a unit of work. */
export function addAtEnd(unit: Unit, statements: readonly Statement[]): void {
  atEndOf.get(transactionOf(unit))!(statements);
}

/** The only access to the tables. One test suite covers `SqliteDatabase` and `MysqlDatabase`. */
export abstract class Database extends UnitOfWork {
  abstract readonly dialect: Dialect;

  /** Reads committed rows only. */
  abstract readonly reader: EntityManager;

  override get committed(): Reading {
    return this.reader as unknown as Reading;
  }

  /**
   * Runs one unit of work. When the promise resolves, all of it is on disk; when it rejects, none of it is.
   * The unit may use `tx` only and await nothing else: on SQLite other units wait for it, and on MariaDB it holds a
   * connection of the pool, and may run again after a deadlock. The tests reject reads by other connections meanwhile.
   */
  abstract write<T>(work: Work<T>): Promise<T>;

  override run<T>(work: (unit: Unit) => Promise<T>, attempts = 1): Promise<T> {
    return retryOnUniqueViolation(attempts, () => this.write((tx) => work(unitOf(tx))));
  }

  /**
   * Find options that lock the rows until the unit of work ends: `tx.findOne(Users, { where, ...database.rowLock })`.
   * Empty on SQLite, which runs one unit at a time.
   */
  get rowLock(): { lock?: { mode: 'pessimistic_write' } } {
    return this.dialect === 'mysql' ? { lock: { mode: 'pessimistic_write' } } : {};
  }

  /** The end of a SELECT that locks its rows, without those that others have locked. Empty on SQLite. */
  get skipLocked(): string {
    return this.dialect === 'mysql' ? 'FOR UPDATE SKIP LOCKED' : '';
  }

  /**
   * Removes what deleted and replaced rows left behind in the database's files, as far as the database can. Units of work
   * wait meanwhile, reads do not. False when something else used the files, and it has to be done again later.
   */
  abstract scrub(): Promise<boolean>;

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

/** Runs statements in their order; the first that fails ends the run. Returns the rows that the last one reads. */
export async function runAll<Row>(tx: EntityManager, statements: readonly Statement[]): Promise<Row[]> {
  let last: unknown;
  for (const { sql, parameters } of statements) last = await tx.query(sql, [...parameters]);
  return Array.isArray(last) ? (last as Row[]) : [];
}

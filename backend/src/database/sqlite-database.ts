import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { Database } from './database.js';
import { retried } from './retry.js';
import { connectionOf } from './sqlite-file.js';

interface Unit {
  readonly work: (tx: EntityManager) => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Units taken into one commit at the most; more wait for the next one, and whoever is refused meanwhile waits for less. */
const MOST_PER_COMMIT = 64;

/**
 * TypeORM shares one SQLite connection per DataSource, and concurrent transactions on it break one another. So every
 * unit of work goes through one queue, and reads have a connection of their own (docs/decisions/0003).
 *
 * Units that are waiting together share one commit, because with synchronous=FULL the commit is what costs. Each is
 * still a savepoint of its own and fails alone, and none is answered before the commit is on disk.
 */
export class SqliteDatabase extends Database {
  override readonly dialect = 'sqlite';
  override readonly reader: EntityManager;
  private readonly runner: QueryRunner;
  private readonly connection: BetterSqlite3.Database;
  private readonly statement: Record<
    'begin' | 'savepoint' | 'release' | 'undo' | 'commit',
    BetterSqlite3.Statement
  >;
  private waiting: Unit[] = [];
  private draining: Promise<void> | null = null;

  constructor(
    private readonly writing: DataSource,
    reading: DataSource,
  ) {
    super();
    this.reader = reading.manager;
    this.runner = writing.createQueryRunner();
    this.connection = connectionOf(writing);
    this.statement = {
      begin: this.connection.prepare('BEGIN IMMEDIATE'),
      savepoint: this.connection.prepare('SAVEPOINT unit'),
      release: this.connection.prepare('RELEASE unit'),
      undo: this.connection.prepare('ROLLBACK TO unit'),
      commit: this.connection.prepare('COMMIT'),
    };
  }

  override write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve, reject });
      this.draining ??= this.drain();
    });
  }

  override async close(): Promise<void> {
    await this.draining;
    if (this.writing.isInitialized) await this.writing.destroy();
  }

  private async drain(): Promise<void> {
    do {
      await this.gather();
      const units = this.waiting.splice(0, MOST_PER_COMMIT);
      await this.commit(units);
    } while (this.waiting.length > 0);
    this.draining = null;
  }

  /**
   * Waits while each turn of the event loop brings another unit. A turn takes one new connection, not more, so callers on
   * connections of their own come one a turn, and would cost a commit each.
   */
  private async gather(): Promise<void> {
    let before: number;
    do {
      before = this.waiting.length;
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    } while (this.waiting.length > before && this.waiting.length < MOST_PER_COMMIT);
  }

  private async commit(units: readonly Unit[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      // another process may hold the lock for a moment
      await retried(() => this.statement.begin.run());
      for (const unit of units) answers.push(await this.runOne(unit));
      this.statement.commit.run();
    } catch (error) {
      for (const unit of units) unit.reject(error);
      if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      return;
    }
    for (const answer of answers) answer();
  }

  /** Gives back how to answer once the commit is on disk. Throws only when the whole transaction is lost. */
  private async runOne({ work, resolve, reject }: Unit): Promise<() => void> {
    this.statement.savepoint.run();
    try {
      const value = await work(this.runner.manager);
      this.statement.release.run();
      return () => resolve(value as never);
    } catch (error) {
      // SQLite itself rolls back everything on a full disk or an I/O error: then no unit of this commit is stored
      if (!this.connection.inTransaction) throw error;
      this.statement.undo.run();
      this.statement.release.run();
      return () => reject(error);
    }
  }
}

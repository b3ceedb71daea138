import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { Database, opened, runAll, type Statement, type Work } from './database.js';
import { retryOnTransientError } from './retry.js';
import { connectionOf } from './sqlite-file.js';
import { scrubSqlite } from './sqlite-scrub.js';

interface Unit {
  readonly work: Work<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Maximum units per group commit; bounds latency. */
const MAX_UNITS_PER_COMMIT = 64;

/**
 * TypeORM shares one SQLite connection per DataSource, on which concurrent transactions would mix. So all units of work
 * go through one queue, and reads use a separate connection (docs/decisions/0003).
 *
 * Waiting units share one commit (group commit), because with synchronous=FULL the commit is the expensive part. Each
 * unit has its own savepoint and fails independently. Its promise settles after the commit is on disk.
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

  override write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve, reject });
      this.draining ??= this.drain();
    });
  }

  override async scrub(): Promise<boolean> {
    while (this.draining) await this.draining;
    // units that come meanwhile wait as for a commit
    const scrubbed = scrubSqlite(this.connection.name);
    const done = () => this.drain();
    this.draining = scrubbed.then(done, done);
    return scrubbed;
  }

  override async close(): Promise<void> {
    await this.draining;
    if (this.writing.isInitialized) await this.writing.destroy();
  }

  private async drain(): Promise<void> {
    do {
      await this.gather();
      const units = this.waiting.splice(0, MAX_UNITS_PER_COMMIT);
      if (units.length > 0) await this.commit(units);
    } while (this.waiting.length > 0);
    this.draining = null;
  }

  /**
   * Waits as long as each turn of the event loop adds a unit. Node accepts one connection per turn, so without this wait
   * requests on separate connections would cost one commit each.
   */
  private async gather(): Promise<void> {
    let before: number;
    do {
      before = this.waiting.length;
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    } while (this.waiting.length > before && this.waiting.length < MAX_UNITS_PER_COMMIT);
  }

  private async commit(units: readonly Unit[]): Promise<void> {
    const settle: (() => void)[] = [];
    try {
      // another process may hold the lock for a moment
      await retryOnTransientError(() => this.statement.begin.run());
      for (const unit of units) settle.push(await this.runOne(unit));
      this.statement.commit.run();
    } catch (error) {
      for (const unit of units) unit.reject(error);
      if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      return;
    }
    for (const each of settle) each();
  }

  /** Returns the function that settles the unit after the commit. Throws only when the whole transaction is lost. */
  private async runOne({ work, resolve, reject }: Unit): Promise<() => void> {
    this.statement.savepoint.run();
    try {
      const last: Statement[] = [];
      const atEnd = (statements: readonly Statement[]) => void last.push(...statements);
      const value = await work(opened(this.runner.manager, atEnd), atEnd);
      await runAll(this.runner.manager, last);
      this.statement.release.run();
      return () => resolve(value as never);
    } catch (error) {
      // on a full disk or an I/O error SQLite rolls back the whole transaction, with all units of this commit
      if (!this.connection.inTransaction) throw error;
      this.statement.undo.run();
      this.statement.release.run();
      return () => reject(error);
    }
  }
}

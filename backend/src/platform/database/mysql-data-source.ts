import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';

export interface TimeLimits {
  /** From the request for a connection to its release. */
  readonly checkoutMs: number;
  /** The statement for those that the server enforces on work that outlives its request. */
  readonly session: string;
}

/**
 * A client gets its 503 within 3 seconds; the server ends row lock waits, long statements and idle transactions. MySQL
 * ignores the part in the comment, so only the first limit of a session applies there.
 */
const OF_REQUESTS: TimeLimits = {
  checkoutMs: 2_500,
  session:
    'SET SESSION innodb_lock_wait_timeout = 1 /*M!100300 , max_statement_time = 1.4, idle_transaction_timeout = 3 */',
};

/** The part of a mysql2 pool connection that is used here. */
interface PoolConnection {
  readonly stream: { destroy(error: Error): void };
  query(sql: string, callback: (error: Error | null) => void): unknown;
  release(): void;
}

/**
 * A data source for requests: each connection has a checkout deadline and limits of its session. A connection that
 * is not released in time is destroyed; pending statements are rejected with `ETIMEDOUT`, and the server rolls back.
 */
export class MysqlDataSource extends DataSource {
  private readonly limited = new WeakSet<PoolConnection>();

  constructor(
    options: DataSourceOptions,
    private readonly limits = OF_REQUESTS,
  ) {
    super(options);
  }

  /** `deadline` is a time of `performance.now()`. */
  override createQueryRunner(mode?: 'master' | 'slave', deadline = this.checkoutDeadline()): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const [connect, release] = [runner.connect.bind(runner), runner.release.bind(runner)];
    let checkout: Promise<PoolConnection> | undefined;
    let timer: NodeJS.Timeout | undefined;

    runner.connect = () => {
      checkout ??= new Promise((resolve, reject) => {
        let connection: PoolConnection | undefined;
        let expired = false;
        timer = setTimeout(() => {
          expired = true;
          const error = Object.assign(new Error('Checkout deadline exceeded'), { code: 'ETIMEDOUT' });
          // connection.destroy() would never settle its pending statements
          if (connection) connection.stream.destroy(error);
          else reject(error);
        }, deadline - performance.now());
        (connect() as Promise<PoolConnection>).then((obtained) => {
          this.setLimits(obtained);
          if (expired) return obtained.release();
          connection = obtained;
          resolve(obtained);
        }, reject);
      });
      return checkout;
    };
    runner.release = () => {
      clearTimeout(timer);
      return release();
    };
    return runner;
  }

  /** The deadline of a checkout that starts now. A unit of work has one deadline for all its attempts. */
  checkoutDeadline(): number {
    return performance.now() + this.limits.checkoutMs;
  }

  private setLimits(connection: PoolConnection): void {
    if (this.limited.has(connection)) return;
    this.limited.add(connection);
    connection.query(this.limits.session, (error) => error && connection.stream.destroy(error));
  }
}

import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';

/** Time from the request for a connection to its release, so that a client gets its 503 within 3 seconds. */
const CHECKOUT_LIMIT_MS = 2_500;

/**
 * Limits that the server enforces on work that outlives its request: row lock waits, long statements, and idle
 * transactions. MySQL ignores the part in the comment, so only the first limit applies there.
 */
const SESSION_LIMITS =
  'SET SESSION innodb_lock_wait_timeout = 1 /*M!100300 , max_statement_time = 1.4, idle_transaction_timeout = 3 */';

/** The part of a mysql2 pool connection that is used here. */
interface PoolConnection {
  readonly stream: { destroy(error: Error): void };
  query(sql: string, callback: (error: Error | null) => void): unknown;
  release(): void;
}

/**
 * A data source for requests: each connection has a checkout deadline and the session limits above. A connection that
 * is not released in time is destroyed; pending statements are rejected with `ETIMEDOUT`, and the server rolls back.
 */
export class MysqlDataSource extends DataSource {
  private readonly limited = new WeakSet<PoolConnection>();

  constructor(options: DataSourceOptions) {
    super(options);
  }

  /** `deadline` is a time of `performance.now()`. */
  override createQueryRunner(mode?: 'master' | 'slave', deadline = checkoutDeadline()): QueryRunner {
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

  private setLimits(connection: PoolConnection): void {
    if (this.limited.has(connection)) return;
    this.limited.add(connection);
    connection.query(SESSION_LIMITS, (error) => error && connection.stream.destroy(error));
  }
}

/** The deadline of a checkout that starts now. A unit of work has one deadline for all its attempts. */
export function checkoutDeadline(): number {
  return performance.now() + CHECKOUT_LIMIT_MS;
}

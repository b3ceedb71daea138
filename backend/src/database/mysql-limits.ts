import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';

/** From asking for a connection until it is given back: a caller whose database is slow or silent hears 503 within 3 s. */
const LENT_FOR_MS = 2_500;

/**
 * MariaDB ends by itself what nobody waits for any more: waiting for a row, a long statement, and a transaction whose
 * server is frozen. MySQL reads the comment as one, and knows only the first.
 */
export const BRIEF_SESSION =
  'SET SESSION innodb_lock_wait_timeout = 1 /*M!100300 , max_statement_time = 1.4, idle_transaction_timeout = 3 */';

/** What this needs of TypeORM's driver and of mysql2's connections. */
interface Driver {
  obtainMasterConnection(): Promise<Connection>;
}
interface Connection {
  readonly stream: { destroy(error: Error): void };
  query(sql: string, answer: (error: Error | null) => void): unknown;
  release(): void;
}

const deadline = new AsyncLocalStorage<number>();

/** Every connection that `work` asks for has to be given back before so many milliseconds are over; Infinity is never. */
export function within<T>(ms: number, work: () => T): T {
  return deadline.run(performance.now() + ms, work);
}

/** A unit of work with all its tries: no longer than any other connection is lent. */
export function briefly<T>(work: () => T): T {
  return within(LENT_FOR_MS, work);
}

/**
 * Makes every connection of the data source a short loan, so that a database which is slow or silent costs a caller
 * seconds and not for ever. One that is not given back in time is broken off: whoever waits for its answer hears of it,
 * and the server undoes what was not committed. `session` is said first on each connection.
 */
export function lendingBriefly(dataSource: DataSource, session?: string): DataSource {
  const driver = dataSource.driver as unknown as Driver;
  const obtain = driver.obtainMasterConnection.bind(driver);
  const known = new WeakSet<Connection>();
  driver.obtainMasterConnection = () =>
    new Promise((resolve, reject) => {
      let lent: Connection | undefined;
      let over = false;
      const breakOff = () => {
        over = true;
        const error = Object.assign(new Error('No answer of the database in time'), { code: 'ETIMEDOUT' });
        if (lent) lent.stream.destroy(error);
        else reject(error);
      };
      const now = performance.now();
      const left = (deadline.getStore() ?? now + LENT_FOR_MS) - now;
      const timer = left === Infinity ? undefined : setTimeout(breakOff, left);
      obtain().then(
        (connection) => {
          if (over) return connection.release();
          lent = connection;
          connection.release = () => {
            clearTimeout(timer);
            Reflect.deleteProperty(connection, 'release');
            connection.release();
          };
          if (session && !known.has(connection))
            connection.query(session, (error) => error && connection.stream.destroy(error));
          known.add(connection);
          resolve(connection);
        },
        (error: Error) => {
          clearTimeout(timer);
          reject(error);
        },
      );
    });
  return dataSource;
}

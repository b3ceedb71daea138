import type { DataSource } from 'typeorm';

/** From asking for a connection until it is given back: a caller whose database is slow or silent hears 503 within 3 s. */
export const LENT_FOR_MS = 2_500;

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

/** When what is just being asked for has to be back; of `performance.now()`. */
let due: number | undefined;

/** Asks for a connection, which has to be back by that time of `performance.now()`. */
export function dueBy<T>(time: number, ask: () => T): T {
  due = time;
  try {
    return ask();
  } finally {
    due = undefined;
  }
}

/**
 * Makes every connection of the data source a short loan, so that a database which is slow or silent costs a caller
 * seconds and not for ever. One that is not given back in time is broken off: whoever waits for its answer hears of it,
 * and the server undoes what was not committed. `session` is said first on each connection.
 */
export function lendingBriefly(dataSource: DataSource, session?: string): DataSource {
  const driver = dataSource.driver as unknown as Driver;
  const obtain = driver.obtainMasterConnection.bind(driver);
  /** What breaks off each connection that is lent. */
  const timers = new WeakMap<Connection, NodeJS.Timeout>();
  const introduce = (connection: Connection) => {
    const release = connection.release.bind(connection);
    connection.release = () => {
      clearTimeout(timers.get(connection));
      release();
    };
    if (session) connection.query(session, (error) => error && connection.stream.destroy(error));
  };
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
      const left = due === undefined ? LENT_FOR_MS : due - performance.now();
      const timer = setTimeout(breakOff, left);
      obtain().then(
        (connection) => {
          if (!timers.has(connection)) introduce(connection);
          timers.set(connection, timer);
          if (over) return connection.release();
          lent = connection;
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

/** Ends that, for what takes as long as it takes. */
export function lendingForEver({ driver }: DataSource): void {
  Reflect.deleteProperty(driver, 'obtainMasterConnection');
}

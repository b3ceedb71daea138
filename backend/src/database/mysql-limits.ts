import { DataSource, type DataSourceOptions } from 'typeorm';

/** A caller whose database is silent hears 503 within 3 s: no statement is begun on a connection that never came. */
const CONNECTION_WITHIN_MS = 2_300;
const STATEMENT_WITHIN_MS = 1_400;

type Answer = (error: unknown, ...result: unknown[]) => void;

/** What this needs of mysql2's pool and its connections. */
interface Pool {
  getConnection(answer: (error: unknown, connection?: Connection) => void): void;
  on(event: 'acquire', listener: (connection: Connection) => void): void;
}
interface Connection {
  /** The statement, its values where it has some, and who hears the answer. */
  query(...given: unknown[]): unknown;
  release(): void;
  destroy(): void;
}

/** Opens a pool on which nothing is waited for very long: the one that requests are answered from. */
export async function openLimited(options: DataSourceOptions): Promise<DataSource> {
  const limits = { maxQueryExecutionTime: STATEMENT_WITHIN_MS, enableQueryTimeout: true };
  const dataSource = await new DataSource({ ...options, ...limits }).initialize();
  limitWaiting(dataSource);
  return dataSource;
}

/**
 * So that a database which is slow or silent costs a caller seconds and not for ever: a connection is waited for only
 * so long, and one whose statement was given up is thrown away, because its answer may still come.
 */
function limitWaiting({ driver }: DataSource): void {
  const { pool } = driver as unknown as { pool: Pool };
  const wait = pool.getConnection.bind(pool);
  pool.getConnection = (answer) => {
    let given = false;
    const once = (error: unknown, connection?: Connection) => {
      if (given) return connection?.release();
      given = true;
      clearTimeout(timer);
      answer(error, connection);
    };
    const timer = setTimeout(
      () => once(Object.assign(new Error('No connection in time'), { code: 'POOL_TIMEOUT' })),
      CONNECTION_WITHIN_MS,
    );
    wait(once);
  };
  const known = new WeakSet<Connection>();
  pool.on('acquire', (connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    const query = connection.query.bind(connection);
    connection.query = (...given) => {
      const answer = given.pop() as Answer;
      return query(...given, (error: unknown, ...result: unknown[]) => {
        if ((error as { code?: unknown } | null)?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
        answer(error, ...result);
      });
    };
  });
}

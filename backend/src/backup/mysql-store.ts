import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2';
import type { Connection as Promised } from 'mysql2/promise';
import { startLockQuery } from '../platform/database/start-lock.js';
import { BackupError } from './backup-error.js';
import { isLedger, quoted, type Row, TableStore } from './table-store.js';

/** The process list still contains connections that were closed just now. */
const RECHECK = { times: 20, everyMs: 100 };

const CLOSE_TIMEOUT_MS = 1_000;

export class MysqlStore extends TableStore {
  override readonly dialect = 'mysql';
  protected override readonly selectColumns = `SELECT table_name AS tableName, column_name AS columnName
    FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY table_name, ordinal_position`;

  private readonly promised: Promised;

  private constructor(private readonly connection: Connection) {
    super();
    this.promised = connection.promise();
  }

  /** Reads while servers are running. */
  static async shared(url: string): Promise<MysqlStore> {
    const connection = createConnection({ uri: url, charset: 'utf8mb4_bin' });
    // a pending query is rejected as well; without a listener the event would end the process
    connection.on('error', () => undefined);
    const store = new MysqlStore(connection);
    await store.promised.connect();
    // the backup may be read slowly; the server must not close the connection meanwhile
    await store.promised.query('SET SESSION net_write_timeout = 3600');
    return store;
  }

  /** Exclusive access: rejected while the database has other connections. A server that starts meanwhile waits. */
  static async exclusive(url: string): Promise<MysqlStore> {
    const store = await MysqlStore.shared(url);
    try {
      await store.assertNoOtherConnections();
      // the second one lifts the triggers of append-only tables for this connection
      await store.promised.query('SET SESSION foreign_key_checks = 0, @office_restore = 1');
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  override async begin(kind: 'read' | 'write'): Promise<void> {
    await this.promised.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await this.promised.query(
      kind === 'read' ? 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY' : 'START TRANSACTION',
    );
  }

  override commit(): Promise<void> {
    return this.promised.commit();
  }

  override rollback(): Promise<void> {
    return this.promised.rollback();
  }

  override async close(): Promise<void> {
    // a query that is still running must not delay the end
    await Promise.race([this.promised.end().catch(() => undefined), sleep(CLOSE_TIMEOUT_MS)]);
    this.connection.destroy();
  }

  /** Nothing to do: MariaDB checks each page that it reads. */
  override async assertUndamaged(): Promise<void> {}

  override async insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void> {
    const insert = isLedger(table) ? 'INSERT IGNORE' : 'INSERT';
    const names = columns.map(quoted).join(', ');
    await this.promised.query(`${insert} INTO ${quoted(table)} (${names}) VALUES ?`, [rows]);
  }

  protected override async all<Found>(sql: string): Promise<Found[]> {
    const [rows] = await this.promised.query<RowDataPacket[]>(sql);
    return rows as Found[];
  }

  protected override stream(sql: string): AsyncIterable<Row> {
    const rows = this.connection.query({ sql, rowsAsArray: true }).stream();
    // the driver reports a lost connection on the connection only; the stream would never end
    const broken = (error: Error) => rows.destroy(error);
    this.connection.once('error', broken);
    return rows.once('close', () => this.connection.off('error', broken));
  }

  private async assertNoOtherConnections(): Promise<void> {
    // a server takes this lock at its start
    const [lock] = await this.all<{ acquired: unknown }>(startLockQuery(2));
    if (Number(lock?.acquired) !== 1)
      throw new BackupError('A server starts on this database just now; stop it first');
    let others = await this.countOthers();
    for (let check = 0; others > 0 && check < RECHECK.times; check += 1) {
      await sleep(RECHECK.everyMs);
      others = await this.countOthers();
    }
    if (others > 0)
      throw new BackupError(`The database is in use (connections: ${others}); stop every server first`);
  }

  private async countOthers(): Promise<number> {
    const [row] = await this.all<{ others: unknown }>(
      'SELECT COUNT(*) AS others FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
    );
    return Number(row?.others);
  }
}

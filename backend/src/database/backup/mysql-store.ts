import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2';
import type { Connection as Promised } from 'mysql2/promise';
import { askForStartLock } from '../start-lock.js';
import { Refused } from './refused.js';
import { quoted, type Row, TableStore } from './table-store.js';

/** Connections that were closed just now are still listed for a moment. */
const LOOK_AGAIN = { times: 20, everyMs: 100 };

const FAREWELL_MS = 1_000;

export class MysqlStore extends TableStore {
  override readonly dialect = 'mysql';
  protected override readonly selectColumns = `SELECT table_name AS tableName, column_name AS columnName
    FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY table_name, ordinal_position`;

  private readonly promised: Promised;

  private constructor(private readonly connection: Connection) {
    super();
    this.promised = connection.promise();
  }

  /** Beside running servers. */
  static async shared(url: string): Promise<MysqlStore> {
    const connection = createConnection({ uri: url, charset: 'utf8mb4_bin' });
    // whoever waits for an answer is told; nobody else has to be
    connection.on('error', () => undefined);
    const store = new MysqlStore(connection);
    await store.promised.connect();
    // a reader of the backup may be slow: the server must not hang up on us meanwhile
    await store.promised.query('SET SESSION net_write_timeout = 3600');
    return store;
  }

  /** Alone: refused while anybody else is connected to the database; a server that starts meanwhile waits. */
  static async exclusive(url: string): Promise<MysqlStore> {
    const store = await MysqlStore.shared(url);
    try {
      await store.refuseOthers();
      await store.promised.query('SET SESSION foreign_key_checks = 0');
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
    // what is still being read is not waited for
    await Promise.race([this.promised.end().catch(() => undefined), sleep(FAREWELL_MS)]);
    this.connection.destroy();
  }

  /** MariaDB checks each page that it reads. */
  override async refuseDamaged(): Promise<void> {}

  override async insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void> {
    await this.promised.query(`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES ?`, [
      rows,
    ]);
  }

  protected override async all<Found>(sql: string): Promise<Found[]> {
    const [rows] = await this.promised.query<RowDataPacket[]>(sql);
    return rows as Found[];
  }

  protected override stream(sql: string): AsyncIterable<Row> {
    const rows = this.connection.query({ sql, rowsAsArray: true }).stream();
    // of a connection that breaks the driver tells only the connection, and the rows would never end
    const broken = (error: Error) => rows.destroy(error);
    this.connection.once('error', broken);
    return rows.once('close', () => this.connection.off('error', broken));
  }

  private async refuseOthers(): Promise<void> {
    // the lock that a server takes at its start, so that none starts meanwhile
    const [lock] = await this.all<{ got: unknown }>(askForStartLock(2));
    if (Number(lock?.got) !== 1)
      throw new Refused('A server starts on this database just now; stop it first');
    let others = await this.others();
    for (let look = 0; others > 0 && look < LOOK_AGAIN.times; look += 1) {
      await sleep(LOOK_AGAIN.everyMs);
      others = await this.others();
    }
    if (others > 0)
      throw new Refused(`The database is in use (connections: ${others}); stop every server first`);
  }

  private async others(): Promise<number> {
    const [row] = await this.all<{ others: unknown }>(
      'SELECT COUNT(*) AS others FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
    );
    return Number(row?.others);
  }
}

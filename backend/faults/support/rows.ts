import mysql from 'mysql2/promise';
import { Sqlite } from '../../src/platform/database/sqlite-driver.js';

/** Reads and changes the database directly, over a separate connection. */
export class Rows {
  constructor(private readonly url: string) {}

  get sqlitePath(): string | null {
    return this.url.startsWith('sqlite:') ? this.url.slice('sqlite:'.length) : null;
  }

  async all<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    if (this.sqlitePath) {
      const db = new Sqlite(this.sqlitePath, { timeout: 10_000 });
      try {
        const statement = db.prepare(sql);
        return (
          statement.reader ? statement.all(...parameters) : (statement.run(...parameters), [])
        ) as Row[];
      } finally {
        db.close();
      }
    }
    const connection = await mysql.createConnection(this.url.replace(/^mariadb:/, 'mysql:'));
    try {
      const [rows] = await connection.query(sql, [...parameters]);
      return (Array.isArray(rows) ? rows : []) as Row[];
    } finally {
      await connection.end();
    }
  }

  /** Asserts that the database's own integrity check passes. */
  async expectIntegrity(): Promise<void> {
    if (this.sqlitePath) {
      expect(await this.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(await this.all('PRAGMA foreign_key_check')).toEqual([]);
      return;
    }
    const tables = await this.all<Record<string, string>>('SHOW TABLES');
    for (const table of tables) {
      const [name] = Object.values(table);
      expect(await this.all(`CHECK TABLE \`${name}\``)).toEqual([
        expect.objectContaining({ Msg_text: 'OK' }),
      ]);
    }
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['users', 'factorsChangedAt', 24],
  ['users', 'wrongCodes', 'int'],
  ['totp_factors', 'pendingSince', 24],
  ['totp_factors', 'pendingSession', 64],
  ['half_sessions', 'codes', 'int'],
] as const;

/** What ends an unfinished authenticator app, device cookies and half sessions, and counts wrong codes. */
export class AddAccountNews1764026300000 implements MigrationInterface {
  name = 'AddAccountNews1764026300000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const collation = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    for (const [table, column, kind] of COLUMNS) {
      const type = kind === 'int' ? 'int NOT NULL DEFAULT 0' : `varchar(${kind})${collation} NULL`;
      // a step is left out when an interrupted run has made it
      if (!(await runner.hasColumn(table, column)))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}

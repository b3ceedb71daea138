import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entries of calendars with busy times that could not be read: their number, and which the first are. */
export class NameUnreadEntries1764029600000 implements MigrationInterface {
  name = 'NameUnreadEntries1764029600000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    const columns = { leftOut: 'int NOT NULL DEFAULT 0', sealedEntries: `text${exact} NULL` };
    for (const [column, type] of Object.entries(columns))
      // an interrupted run on MariaDB may have made the first
      if (!(await runner.hasColumn('busy_calendars', column)))
        await runner.query(`ALTER TABLE busy_calendars ADD COLUMN ${column} ${type}`);
    // read anew, so that they are named
    await runner.query('UPDATE busy_calendars SET wholeAt = NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['sealedEntries', 'leftOut'])
      await runner.query(`ALTER TABLE busy_calendars DROP COLUMN ${column}`);
  }
}

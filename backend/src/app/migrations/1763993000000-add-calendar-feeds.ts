import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** The secret addresses under which users subscribe to the consultations. */
export class AddCalendarFeeds1763993000000 implements MigrationInterface {
  name = 'AddCalendarFeeds1763993000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const text = (name: string, length: number, isPrimary = false): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isPrimary,
      ...(mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
    });
    await runner.createTable(
      new Table({
        name: 'calendar_feeds',
        columns: [text('userId', 36, true), text('tokenHash', 64), text('createdAt', 24)],
        indices: [{ name: 'IDX_calendar_feeds_token', columnNames: ['tokenHash'], isUnique: true }],
        withoutRowid: !mysql,
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('calendar_feeds', true);
  }
}

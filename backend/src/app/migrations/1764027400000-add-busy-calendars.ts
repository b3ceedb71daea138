import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Calendars of staff that other programs keep, and the times at which staff are busy by them. */
export class AddBusyCalendars1764027400000 implements MigrationInterface {
  name = 'AddBusyCalendars1764027400000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (
      name: string,
      length: number,
      more: Partial<TableColumnOptions> = {},
    ): TableColumnOptions => ({
      ...{ name, type: 'varchar', length: String(length), ...exact, ...more },
    });
    const nullable = { isNullable: true };
    const primary = { isPrimary: true };
    // an interrupted run on MariaDB may have made the first
    await runner.createTable(
      new Table({
        name: 'busy_calendars',
        columns: [
          ...[text('id', 36, primary), text('userId', 36), text('name', 60)],
          { name: 'sealedUrl', type: 'text', ...exact },
          ...[text('host', 300), text('createdAt', 24)],
          ...['triedAt', 'readAt', 'wholeAt'].map((name) => text(name, 24, nullable)),
          ...['etag', 'lastModified', 'problem'].map((name) => text(name, 200, nullable)),
        ],
        indices: [
          { name: 'IDX_busy_calendars_user', columnNames: ['userId'] },
          { name: 'IDX_busy_calendars_tried', columnNames: ['triedAt'] },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'busy_times',
        columns: [
          text('calendarId', 36, primary),
          { name: 'position', type: 'int', ...primary },
          ...[text('userId', 36), text('startAt', 24), text('endAt', 24), text('sealedTitle', 600)],
        ],
        indices: [
          { name: 'IDX_busy_times_end', columnNames: ['endAt'] },
          { name: 'IDX_busy_times_user', columnNames: ['userId'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['busy_times', 'busy_calendars']) await runner.dropTable(table, true);
  }
}

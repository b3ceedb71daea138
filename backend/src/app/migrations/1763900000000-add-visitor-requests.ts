import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Requests of visitors about their bookings, and the links to the pages on which they make them. */
export class AddVisitorRequests1763900000000 implements MigrationInterface {
  name = 'AddVisitorRequests1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = isMysql(runner);
    // plain SQL: TypeORM would copy the whole table on SQLite. Each step is left out when an interrupted run has made it
    for (const [name, definition] of columns(mysql))
      if (!(await runner.hasColumn('appointments', name)))
        await runner.query(`ALTER TABLE appointments ADD COLUMN ${name} ${definition}`);
    const text = (name: string, length: number, isPrimary = false): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isPrimary,
      ...(mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
    });
    await runner.createTable(
      new Table({
        name: 'booking_links',
        columns: [text('tokenHash', 64, true), text('appointmentId', 36), text('createdAt', 24)],
        indices: [{ name: 'IDX_booking_links_appointment', columnNames: ['appointmentId'] }],
        withoutRowid: !mysql,
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('booking_links', true);
    for (const [name] of columns(isMysql(runner)))
      if (await runner.hasColumn('appointments', name))
        await runner.query(`ALTER TABLE appointments DROP COLUMN ${name}`);
  }
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type !== 'better-sqlite3';
}

function columns(mysql: boolean): [name: string, definition: string][] {
  const exact = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
  return [
    ['visitorTimeZone', `varchar(64)${exact} NULL`],
    ['calendarSequence', 'integer NOT NULL DEFAULT 0'],
    ['visitorRequest', `${mysql ? 'mediumtext' : 'text'}${exact} NULL`],
    ['cancelledAt', `varchar(24)${exact} NULL`],
  ];
}

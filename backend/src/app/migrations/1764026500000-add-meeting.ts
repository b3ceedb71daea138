import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How and how long single bookings take place; null for those that follow the settings. */
export class AddMeeting1764026500000 implements MigrationInterface {
  name = 'AddMeeting1764026500000';

  async up(runner: QueryRunner): Promise<void> {
    const exact =
      runner.connection.options.type === 'better-sqlite3' ? '' : ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
    const present = (await runner.getTable('appointments'))?.columns.map(({ name }) => name) ?? [];
    // each step is left out when an interrupted run has made it
    for (const [column, type] of [
      ['meetingWay', `varchar(10)${exact}`],
      ['meetingMinutes', 'int'],
    ] as const)
      if (!present.includes(column))
        await runner.query(`ALTER TABLE appointments ADD COLUMN ${column} ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['meetingWay', 'meetingMinutes'])
      await runner.query(`ALTER TABLE appointments DROP COLUMN ${column}`);
  }
}

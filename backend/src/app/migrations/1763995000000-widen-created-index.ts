import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The traits of bookings in the index of their order, so that the bookings of a period are counted without their rows. */
export class WidenCreatedIndex1763995000000 implements MigrationInterface {
  name = 'WidenCreatedIndex1763995000000';

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'createdAt, id, leadStatus, bookingStatus, serviceInterest, premiumFrequency');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'createdAt, id');
  }
}

/** In one statement on MariaDB, where an interrupted run is repeated from the start. */
async function replaceIndex(runner: QueryRunner, columns: string): Promise<void> {
  const index = 'IDX_appointments_created';
  const steps =
    runner.connection.options.type === 'better-sqlite3'
      ? [`DROP INDEX ${index}`, `CREATE INDEX ${index} ON appointments (${columns})`]
      : [`ALTER TABLE appointments DROP INDEX ${index}, ADD INDEX ${index} (${columns})`];
  for (const step of steps) await runner.query(step);
}

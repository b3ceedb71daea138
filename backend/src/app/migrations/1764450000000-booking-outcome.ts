import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Whether a consultation took place; null for all existing bookings. */
export class BookingOutcome1764450000000 implements MigrationInterface {
  name = 'BookingOutcome1764450000000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('appointments', 'outcome')) return;
    await runner.query('ALTER TABLE appointments ADD COLUMN outcome varchar(10)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointments DROP COLUMN outcome');
  }
}

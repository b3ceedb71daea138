import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What a visitor calculated on the site and asks about, in words. */
export class BookingCalculation1764460000000 implements MigrationInterface {
  name = 'BookingCalculation1764460000000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('appointments', 'calculation')) return;
    await runner.query('ALTER TABLE appointments ADD COLUMN calculation text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointments DROP COLUMN calculation');
  }
}

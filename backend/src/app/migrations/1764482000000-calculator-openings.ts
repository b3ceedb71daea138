import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each calculator of the site was opened, by day. */
export class CalculatorOpenings1764482000000 implements MigrationInterface {
  name = 'CalculatorOpenings1764482000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS calculator_openings (
      day varchar(10) NOT NULL, kind varchar(40) NOT NULL, opened int NOT NULL, PRIMARY KEY (day, kind))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calculator_openings');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['tin', 'sssNumber', 'gsisNumber'];

/** Numbers of authorities that clients have, sealed. */
export class ClientNumbers1764483000000 implements MigrationInterface {
  name = 'ClientNumbers1764483000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of COLUMNS)
      if (!(await runner.hasColumn('clients', name)))
        await runner.query(`ALTER TABLE clients ADD COLUMN ${name} varchar(120)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of COLUMNS) await runner.query(`ALTER TABLE clients DROP COLUMN ${name}`);
  }
}

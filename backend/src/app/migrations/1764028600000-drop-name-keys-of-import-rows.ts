import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of one file are compared by all that they say of a person, so a hash of the first name is not needed any more. */
export class DropNameKeysOfImportRows1764028600000 implements MigrationInterface {
  name = 'DropNameKeysOfImportRows1764028600000';

  async up(runner: QueryRunner): Promise<void> {
    // an interrupted run on MariaDB may have dropped it
    if (await runner.hasColumn('import_rows', 'nameKey'))
      await runner.query('ALTER TABLE import_rows DROP COLUMN nameKey');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('import_rows', 'nameKey')) return;
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    await runner.query(`ALTER TABLE import_rows ADD nameKey varchar(24)${exact}`);
  }
}

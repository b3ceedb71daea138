import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Some values of each column, which are shown with an import. Those of earlier uploads are stored at the next start. */
export class AddImportSamples1764027600000 implements MigrationInterface {
  name = 'AddImportSamples1764027600000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    if (await runner.hasColumn('imports', 'samples')) return;
    await runner.addColumn(
      'imports',
      new TableColumn({
        name: 'samples',
        type: mysql ? 'mediumtext' : 'text',
        isNullable: true,
        ...(mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('imports', 'samples')) await runner.dropColumn('imports', 'samples');
  }
}

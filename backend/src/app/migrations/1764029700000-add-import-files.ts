import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';

/** Uploaded files in pieces, until their rows are applied, and how each was read. */
export class AddImportFiles1764029700000 implements MigrationInterface {
  name = 'AddImportFiles1764029700000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const long = (name: string, isNullable: boolean) => ({
      name,
      type: mysql ? 'mediumtext' : 'text',
      isNullable,
      ...exact,
    });
    // an interrupted run on MariaDB may have made some of it
    await runner.createTable(
      new Table({
        name: 'import_files',
        columns: [
          { name: 'importId', type: 'varchar', length: '36', isPrimary: true, ...exact },
          { name: 'piece', type: 'int', isPrimary: true },
          long('content', false),
          long('firstRows', true),
        ],
      }),
      true,
    );
    if (!(await runner.hasColumn('imports', 'layout')))
      await runner.addColumn('imports', new TableColumn(long('layout', true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('import_files', true);
    if (await runner.hasColumn('imports', 'layout')) await runner.dropColumn('imports', 'layout');
  }
}

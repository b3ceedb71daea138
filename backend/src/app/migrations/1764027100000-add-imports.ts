import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Imports with the rows of their files, the ids of imported records in their sources, and saved mappings. */
export class AddImports1764027100000 implements MigrationInterface {
  name = 'AddImports1764027100000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'varchar', length: String(length), isNullable, ...exact },
    });
    const long = (name: string, isNullable = false): TableColumnOptions => ({
      ...{ name, type: mysql ? 'mediumtext' : 'text', isNullable, ...exact },
    });
    const number = (name: string): TableColumnOptions => ({ name, type: 'int', default: 0 });
    const part = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });
    const tables: ConstructorParameters<typeof Table>[0][] = [
      {
        name: 'imports',
        columns: [
          ...[part(text('id', 36)), text('kind', 20), text('fileName', 200), text('state', 20)],
          ...[text('encoding', 20), text('delimiter', 1, true), long('headings'), text('preset', 60, true)],
          ...[long('mapping', true), number('rowCount'), number('done'), number('position')],
          ...[long('counts'), text('failure', 60, true)],
          ...[text('createdAt', 24), text('createdBy', 36), text('createdByName', 100)],
          ...[text('startedAt', 24, true), text('startedBy', 36, true), text('startedByName', 100, true)],
          ...[text('appliedAt', 24, true), text('expiresAt', 24)],
          ...[text('leasedBy', 36, true), text('leasedUntil', 24, true)],
        ],
        indices: [{ name: 'IDX_imports_state', columnNames: ['state', 'startedAt'] }],
      },
      {
        name: 'import_rows',
        columns: [
          part(text('importId', 36)),
          { name: 'rowNumber', type: 'int', isPrimary: true },
          long('cells'),
          text('outcome', 20, true),
          ...[long('changes', true), long('problems', true), long('candidates', true)],
          ...[text('choice', 36, true), text('targetId', 36, true), text('appliedAt', 24, true)],
          { name: 'undone', type: 'smallint', isNullable: true },
          long('leftFields', true),
          ...['firstKey', 'secondKey', 'nameKey', 'sourceKey'].map((name) => text(name, 24, true)),
        ],
        indices: [
          { name: 'IDX_import_rows_outcome', columnNames: ['importId', 'outcome', 'rowNumber'] },
          { name: 'IDX_import_rows_first', columnNames: ['importId', 'firstKey'] },
          { name: 'IDX_import_rows_second', columnNames: ['importId', 'secondKey'] },
          { name: 'IDX_import_rows_source', columnNames: ['importId', 'sourceKey'] },
        ],
      },
      {
        name: 'import_sources',
        columns: [
          ...[part(text('kind', 20)), part(text('source', 60)), part(text('sourceId', 100))],
          ...[text('targetId', 36), text('importId', 36)],
        ],
        indices: [{ name: 'IDX_import_sources_target', columnNames: ['targetId'] }],
      },
      {
        name: 'import_mappings',
        columns: [part(text('kind', 20)), part(text('name', 80)), long('columns'), long('options')],
      },
    ];
    // an interrupted run on MariaDB may have made some of them
    for (const table of tables) await runner.createTable(new Table(table), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['import_mappings', 'import_sources', 'import_rows', 'imports'])
      await runner.dropTable(table, true);
  }
}

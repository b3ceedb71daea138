import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const LEADS = ['appointments', 'subscriptions'];

/** Erasures of people: when a lead was erased, and the records of erasures. */
export class AddErasures1764023000000 implements MigrationInterface {
  name = 'AddErasures1764023000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const definition = mysql
      ? 'varchar(24) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL'
      : 'varchar(24) NULL';
    for (const table of LEADS)
      if (!(await runner.hasColumn(table, 'erasedAt')))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN erasedAt ${definition}`);
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isNullable,
      ...exact,
    });
    const longText = (name: string): TableColumnOptions => ({
      name,
      type: mysql ? 'mediumtext' : 'text',
      ...exact,
    });
    await runner.createTable(
      new Table({
        name: 'erasures',
        columns: [
          { ...text('id', 36), isPrimary: true },
          text('reason', 500),
          text('erasedAt', 24),
          text('erasedBy', 36, true),
          text('erasedByName', 100),
          ...['counts', 'kept', 'backups'].map(longText),
          text('keyId', 16),
          longText('hashes'),
          text('upkeep', 8),
        ],
        indices: [
          { name: 'IDX_erasures_erased', columnNames: ['erasedAt', 'id'] },
          { name: 'IDX_erasures_upkeep', columnNames: ['upkeep'] },
        ],
      }),
      // MariaDB commits each statement by itself: an interrupted run may have made the table
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('erasures', true);
    for (const table of LEADS)
      if (await runner.hasColumn(table, 'erasedAt'))
        await runner.query(`ALTER TABLE ${table} DROP COLUMN erasedAt`);
  }
}

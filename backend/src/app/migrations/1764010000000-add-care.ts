import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** What is known about the backups of this installation. */
export class AddCare1764010000000 implements MigrationInterface {
  name = 'AddCare1764010000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const charset = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isNullable: true,
      ...charset,
    });
    const longText = (name: string): TableColumnOptions => ({
      name,
      type: 'text',
      isNullable: true,
      ...charset,
    });
    await runner.createTable(
      new Table({
        name: 'care_state',
        columns: [
          { name: 'id', type: 'int', isPrimary: true },
          text('leasedBy', 36),
          text('leasedUntil', 24),
          longText('lastBackup'),
          longText('lastFailure'),
          longText('lastProof'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('care_state', true);
  }
}

import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Keys with which other software uses the API, and how often each is used on a day. */
export class AddApiKeys1764027200000 implements MigrationInterface {
  name = 'AddApiKeys1764027200000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'varchar', length: String(length), isNullable, ...exact },
    });
    const part = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });
    const tables: ConstructorParameters<typeof Table>[0][] = [
      {
        name: 'api_keys',
        columns: [
          ...[part(text('id', 36)), text('name', 120), text('keyHash', 64), text('hint', 16)],
          ...[text('scopes', 255), text('createdAt', 24), text('createdBy', 36), text('createdByName', 100)],
          ...[text('expiresAt', 24, true), text('endedAt', 24, true)],
          ...[text('lastCallAt', 24, true), text('lastAddress', 64, true)],
        ],
        indices: [{ name: 'IDX_api_keys_hash', columnNames: ['keyHash'], isUnique: true }],
      },
      {
        name: 'api_key_days',
        columns: [part(text('keyId', 36)), part(text('day', 10)), { name: 'calls', type: 'int' }],
      },
    ];
    // an interrupted run on MariaDB may have made some of them
    for (const table of tables) await runner.createTable(new Table(table), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['api_key_days', 'api_keys']) await runner.dropTable(table, true);
  }
}

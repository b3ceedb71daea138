import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Posts of the public forms that are kept apart until staff decide, and the block list. */
export class AddScreening1764025000000 implements MigrationInterface {
  name = 'AddScreening1764025000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const charset = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isNullable,
      ...charset,
    });
    const tables = [
      new Table({
        name: 'suspected_posts',
        columns: [
          { ...text('id', 36), isPrimary: true },
          text('leadType', 20),
          text('reference', 16, true),
          text('reason', 20),
          { name: 'body', type: 'text', ...charset },
          text('emailKey', 254),
          text('phoneKey', 20, true),
          text('createdAt', 24),
        ],
        indices: [
          { name: 'IDX_suspected_created', columnNames: ['createdAt', 'id'] },
          { name: 'IDX_suspected_reason', columnNames: ['reason', 'createdAt', 'id'] },
          { name: 'IDX_suspected_email', columnNames: ['emailKey'] },
          { name: 'IDX_suspected_phone', columnNames: ['phoneKey'] },
        ],
      }),
      new Table({
        name: 'blocked_senders',
        columns: [
          { ...text('id', 36), isPrimary: true },
          text('kind', 10),
          text('value', 254),
          text('note', 200, true),
          text('createdBy', 36),
          text('createdByName', 100),
          text('createdAt', 24),
        ],
        indices: [
          { name: 'IDX_blocked_value', columnNames: ['kind', 'value'], isUnique: true },
          { name: 'IDX_blocked_created', columnNames: ['createdAt', 'id'] },
        ],
      }),
    ];
    // MariaDB commits each statement by itself: an interrupted run may have made a table
    for (const table of tables) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('blocked_senders', true);
    await runner.dropTable('suspected_posts', true);
  }
}

import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Idempotency keys of the public forms: hashes and the stored result, for a day. */
export class AddIdempotencyKeys1763800000000 implements MigrationInterface {
  name = 'AddIdempotencyKeys1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const text = (name: string, length: number, isPrimary = false): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isPrimary,
      ...(mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
    });
    // one statement, and none when the table exists: an interrupted run can be repeated
    await runner.createTable(
      new Table({
        name: 'idempotency_keys',
        columns: [
          text('keyHash', 64, true),
          text('fingerprint', 64),
          text('sentAt', 24),
          text('leadId', 36),
          text('leadCreatedAt', 24),
          { name: 'isNew', type: 'boolean' },
        ],
        indices: [{ name: 'IDX_idempotency_keys_sent', columnNames: ['sentAt'] }],
        withoutRowid: !mysql,
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_keys', true);
  }
}

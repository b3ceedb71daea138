import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** The keys under which visitors sent their forms, kept for a day: hashes, and what to answer when one comes again. */
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
    // one statement on MariaDB, and none where the table is there already: a run that was cut off can be run again
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

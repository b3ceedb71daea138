import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** The last visit of each user to the desk. */
export class AddDeskVisits1763992000000 implements MigrationInterface {
  name = 'AddDeskVisits1763992000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const text = (name: string, length: number) => ({
      name,
      type: 'varchar',
      length: String(length),
      ...(mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
    });
    // an interrupted run on MariaDB may have made it
    await runner.createTable(
      new Table({
        name: 'desk_visits',
        columns: [
          { ...text('userId', 36), isPrimary: true },
          { ...text('since', 24), isNullable: true },
          text('seenAt', 24),
        ],
        withoutRowid: !mysql,
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('desk_visits', true);
  }
}

import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** The users who have hidden the first steps. */
export class AddHiddenFirstSteps1764026600000 implements MigrationInterface {
  name = 'AddHiddenFirstSteps1764026600000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    // an interrupted run on MariaDB may have made it
    await runner.createTable(
      new Table({
        name: 'hidden_first_steps',
        columns: [{ name: 'userId', type: 'varchar', length: '36', isPrimary: true, ...exact }],
        withoutRowid: !mysql,
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('hidden_first_steps', true);
  }
}

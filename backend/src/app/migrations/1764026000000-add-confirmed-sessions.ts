import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the user of a session last proved who they are. */
export class AddConfirmedSessions1764026000000 implements MigrationInterface {
  name = 'AddConfirmedSessions1764026000000';

  async up(runner: QueryRunner): Promise<void> {
    // left out when an interrupted run has made it
    if (await runner.hasColumn('sessions', 'confirmedAt')) return;
    const type = runner.connection.options.type;
    const text = type === 'better-sqlite3' ? '' : ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
    await runner.query(`ALTER TABLE sessions ADD COLUMN confirmedAt varchar(24)${text} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN confirmedAt');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a calendar last fetched a feed. */
export class AddFeedFetches1764026400000 implements MigrationInterface {
  name = 'AddFeedFetches1764026400000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('calendar_feeds', 'fetchedAt')) return;
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const text = `varchar(24)${mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : ''}`;
    await runner.query(`ALTER TABLE calendar_feeds ADD COLUMN fetchedAt ${text} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calendar_feeds DROP COLUMN fetchedAt');
  }
}

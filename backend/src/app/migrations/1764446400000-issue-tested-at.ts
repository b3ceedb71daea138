import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the last test copy of an issue was sent. */
export class IssueTestedAt1764446400000 implements MigrationInterface {
  name = 'IssueTestedAt1764446400000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('newsletter_issues', 'testedAt')) return;
    await runner.query('ALTER TABLE newsletter_issues ADD COLUMN testedAt varchar(24)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_issues DROP COLUMN testedAt');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['IDX_policies_next_grace', 'policies', 'nextUnpaidUntil, nextPremiumDue, id'],
  ['IDX_service_cases_open', 'service_cases', 'closedAt, nextBy, id'],
] as const;

/** Until when the next premium of a policy can be paid, and the indexes by which the day finds it and the open cases. */
export class AddNextGrace1764029200000 implements MigrationInterface {
  name = 'AddNextGrace1764029200000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    // an interrupted run on MariaDB may have made some of it
    if (!(await runner.hasColumn('policies', 'nextUnpaidUntil')))
      await runner.query(`ALTER TABLE policies ADD COLUMN nextUnpaidUntil varchar(10)${exact} NULL`);
    await runner.query(
      `UPDATE policies SET nextUnpaidUntil = (SELECT d.unpaidUntil FROM premiums d
         WHERE d.policyId = policies.id AND d.dueDate = policies.nextPremiumDue)`,
    );
    for (const [index, table, columns] of INDEXES)
      await runner.query(`CREATE INDEX IF NOT EXISTS ${index} ON ${table} (${columns})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    for (const [index, table] of INDEXES)
      await runner.query(`DROP INDEX ${index}${mysql ? ` ON ${table}` : ''}`);
    await runner.query('ALTER TABLE policies DROP COLUMN nextUnpaidUntil');
  }
}

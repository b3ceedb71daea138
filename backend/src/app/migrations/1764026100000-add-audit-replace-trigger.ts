import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On SQLite a replacing INSERT passes the triggers against changes and removals; on MariaDB it does not. */
export class AddAuditReplaceTrigger1764026100000 implements MigrationInterface {
  name = 'AddAuditReplaceTrigger1764026100000';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'better-sqlite3') return;
    await runner.query(
      `CREATE TRIGGER IF NOT EXISTS audit_log_rejects_replace BEFORE INSERT ON audit_log
       WHEN EXISTS (SELECT 1 FROM audit_log WHERE seq = NEW.seq)
       BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'better-sqlite3') return;
    await runner.query('DROP TRIGGER IF EXISTS audit_log_rejects_replace');
  }
}

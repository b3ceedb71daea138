import type { QueryRunner } from 'typeorm';

/** ER_BINLOG_CREATE_ROUTINE_NEED_SUPER, ER_TABLEACCESS_DENIED_ERROR, ER_SPECIFIC_ACCESS_DENIED_ERROR. */
const NOT_ALLOWED = [1419, 1142, 1227];
const MESSAGE = 'audit_log is append-only';

/** On MariaDB a restore sets the variable in its session; on SQLite it removes the triggers in its transaction. */
export async function addAuditTriggers(runner: QueryRunner, mysql: boolean): Promise<void> {
  const reject = mysql
    ? `FOR EACH ROW
       IF @office_restore IS NULL THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${MESSAGE}'; END IF`
    : `BEGIN SELECT RAISE(ABORT, '${MESSAGE}'); END`;
  const triggers = [
    `update BEFORE UPDATE ON audit_log ${reject}`,
    `delete BEFORE DELETE ON audit_log ${reject}`,
  ];
  // on SQLite a replacing INSERT passes the two others
  if (!mysql)
    triggers.push(
      `replace BEFORE INSERT ON audit_log WHEN EXISTS (SELECT 1 FROM audit_log WHERE seq = NEW.seq) ${reject}`,
    );
  try {
    for (const trigger of triggers)
      await runner.query(`CREATE TRIGGER IF NOT EXISTS audit_log_rejects_${trigger}`);
  } catch (error) {
    // a user without the right to create triggers, or a server with a binary log; the chain of hashes remains
    if (!mysql || !NOT_ALLOWED.includes((error as { errno?: number }).errno ?? 0)) throw error;
  }
}

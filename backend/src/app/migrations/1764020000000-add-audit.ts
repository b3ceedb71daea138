import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  TableIndex,
} from 'typeorm';

/** For the order of the list, and for counting a period without reading its rows. */
const INDEXES: readonly (readonly [name: string, columns: string[]])[] = [
  ['IDX_audit_log_area', ['area', 'seq']],
  ['IDX_audit_log_area_at', ['area', 'at']],
  ['IDX_audit_log_user', ['userId', 'seq', 'at']],
  ['IDX_audit_log_at', ['at', 'seq']],
];

/** ER_BINLOG_CREATE_ROUTINE_NEED_SUPER, ER_TABLEACCESS_DENIED_ERROR, ER_SPECIFIC_ACCESS_DENIED_ERROR. */
const NOT_ALLOWED = [1419, 1142, 1227];

/** The audit trail and the end of its chain. */
export class AddAudit1764020000000 implements MigrationInterface {
  name = 'AddAudit1764020000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const charset = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isNullable,
      ...charset,
    });
    const longText = (name: string, isNullable = false): TableColumnOptions => ({
      name,
      type: 'text',
      isNullable,
      ...charset,
    });
    await runner.createTable(
      new Table({
        name: 'audit_log',
        columns: [
          { name: 'seq', type: mysql ? 'int' : 'integer', isPrimary: true },
          text('id', 36),
          text('at', 24),
          text('action', 120),
          text('area', 20),
          text('userId', 36, true),
          longText('details'),
          text('requestId', 36, true),
          text('previousHash', 64),
          text('hash', 64),
        ],
      }),
      true,
    );
    const present = (await runner.getTable('audit_log'))?.indices.map(({ name }) => name) ?? [];
    for (const [name, columnNames] of INDEXES)
      if (!present.includes(name))
        await runner.createIndex('audit_log', new TableIndex({ name, columnNames }));
    await runner.createTable(
      new Table({
        name: 'audit_head',
        columns: [
          { name: 'id', type: 'int', isPrimary: true },
          { name: 'entries', type: 'int' },
          text('hash', 64),
          text('verifyingUntil', 24, true),
          longText('verification', true),
        ],
      }),
      true,
    );
    for (const change of ['UPDATE', 'DELETE']) await rejectChange(runner, change, mysql);
  }

  async down(runner: QueryRunner): Promise<void> {
    // the triggers go with their table
    await runner.dropTable('audit_log', true);
    await runner.dropTable('audit_head', true);
  }
}

/** On MariaDB a restore sets the variable in its session; on SQLite it removes the trigger in its transaction. */
async function rejectChange(runner: QueryRunner, change: string, mysql: boolean): Promise<void> {
  const name = `audit_log_rejects_${change.toLowerCase()}`;
  const message = 'audit_log is append-only';
  try {
    await runner.query(`DROP TRIGGER IF EXISTS ${name}`);
    await runner.query(
      mysql
        ? `CREATE TRIGGER ${name} BEFORE ${change} ON audit_log FOR EACH ROW
           IF @office_restore IS NULL THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${message}'; END IF`
        : `CREATE TRIGGER ${name} BEFORE ${change} ON audit_log BEGIN SELECT RAISE(ABORT, '${message}'); END`,
    );
  } catch (error) {
    // a user without the right to create triggers, or a server with a binary log; the chain of hashes remains
    if (!mysql || !NOT_ALLOWED.includes((error as { errno?: number }).errno ?? 0)) throw error;
  }
}

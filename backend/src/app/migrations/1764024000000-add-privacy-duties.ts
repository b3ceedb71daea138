import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const MAILS = 'outgoing_mails';
const INDEX = 'IDX_outgoing_mails_content';

/** Requests of people, legal holds, breaches, the daily erasure; when the content of a message was removed. */
export class AddPrivacyDuties1764024000000 implements MigrationInterface {
  name = 'AddPrivacyDuties1764024000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = isMysql(runner);
    const exact = mysql ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'varchar', length: String(length), isNullable, ...exact },
    });
    const id = { ...text('id', 36), isPrimary: true };
    const longText = (name: string, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'text', isNullable, ...exact },
    });
    const time = (name: string, isNullable = false) => text(name, 24, isNullable);
    const create = (
      name: string,
      columns: TableColumnOptions[],
      indices: { name: string; columnNames: string[]; isUnique?: boolean }[] = [],
    ) => runner.createTable(new Table({ name, columns, indices }), true);

    await create(
      'privacy_requests',
      [
        ...[id, text('kind', 20), text('email', 254), text('receivedOn', 10), text('dueOn', 10)],
        ...[text('state', 10), longText('outcome', true), longText('note', true)],
        ...[time('doneAt', true), text('doneByName', 100, true)],
      ],
      [
        { name: 'IDX_privacy_requests_due', columnNames: ['state', 'dueOn', 'id'] },
        { name: 'IDX_privacy_requests_email', columnNames: ['email'] },
      ],
    );
    await create(
      'legal_holds',
      [id, text('email', 254), text('reason', 500), time('since'), text('byName', 100)],
      [{ name: 'IDX_legal_holds_email', columnNames: ['email'], isUnique: true }],
    );
    await create('breaches', [
      ...[
        id,
        time('discoveredAt'),
        time('openFrom'),
        time('openTo'),
        longText('what'),
        text('account', 36, true),
      ],
      ...[time('createdAt'), text('createdByName', 100), time('npcNotifiedAt', true)],
      ...[time('peopleNotifiedAt', true), time('closedAt', true)],
    ]);
    await create('retention_runs', [
      { name: 'id', type: 'int', isPrimary: true },
      ...[text('leasedBy', 36, true), time('leasedUntil', true), text('finishedOn', 10, true)],
    ]);
    // plain SQL, because on SQLite TypeORM would copy the whole table
    const mails = await runner.getTable(MAILS);
    const charset = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    if (!mails?.findColumnByName('contentRemovedAt'))
      await runner.query(`ALTER TABLE ${MAILS} ADD COLUMN contentRemovedAt varchar(24)${charset} NULL`);
    if (!mails?.indices.some(({ name }) => name === INDEX))
      await runner.query(`CREATE INDEX ${INDEX} ON ${MAILS} (contentRemovedAt, createdAt)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const mails = await runner.getTable(MAILS);
    if (mails?.indices.some(({ name }) => name === INDEX))
      await runner.query(isMysql(runner) ? `DROP INDEX ${INDEX} ON ${MAILS}` : `DROP INDEX ${INDEX}`);
    if (mails?.findColumnByName('contentRemovedAt'))
      await runner.query(`ALTER TABLE ${MAILS} DROP COLUMN contentRemovedAt`);
    for (const table of ['retention_runs', 'breaches', 'legal_holds', 'privacy_requests'])
      await runner.dropTable(table, true);
  }
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type !== 'better-sqlite3';
}

import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** The outbox: messages, their counters, the shared rate; and the settings of the office. */
export class AddMail1763950000000 implements MigrationInterface {
  name = 'AddMail1763950000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isNullable,
      ...exact,
    });
    const key = (name: string, length: number) => ({ ...text(name, length), isPrimary: true });
    const longText = (name: string, isNullable = false): TableColumnOptions => ({
      name,
      type: mysql ? 'mediumtext' : 'text',
      isNullable,
      ...exact,
    });
    // MariaDB commits each statement by itself, so an interrupted run continues where it stopped
    const create = (
      name: string,
      columns: TableColumnOptions[],
      indices: { name: string; columnNames: string[]; isUnique?: boolean }[] = [],
    ) =>
      runner.createTable(
        new Table({ name, columns, indices, withoutRowid: !mysql && indices.length === 0 }),
        true,
      );

    await create(
      'outgoing_mails',
      [
        key('id', 36),
        text('kind', 40),
        text('leadType', 20, true),
        text('leadId', 36, true),
        text('recipient', 254),
        text('recipientKey', 254),
        text('subject', 250),
        longText('data'),
        text('messageId', 320),
        text('state', 10),
        { name: 'attempts', type: 'int' },
        text('dueAt', 24, true),
        text('nextAttemptAt', 24, true),
        text('usefulUntil', 24, true),
        text('leasedBy', 36, true),
        text('leasedUntil', 24, true),
        longText('lastReply', true),
        text('reason', 200, true),
        longText('attemptLog'),
        text('dedupKey', 150),
        text('createdAt', 24),
        text('sentAt', 24, true),
      ],
      [
        { name: 'IDX_outgoing_mails_dedup', columnNames: ['dedupKey'], isUnique: true },
        { name: 'IDX_outgoing_mails_due', columnNames: ['state', 'nextAttemptAt', 'id'] },
        { name: 'IDX_outgoing_mails_state', columnNames: ['state', 'id'] },
        { name: 'IDX_outgoing_mails_kind', columnNames: ['kind', 'id'] },
        { name: 'IDX_outgoing_mails_lead', columnNames: ['leadId', 'id'] },
        { name: 'IDX_outgoing_mails_recipient', columnNames: ['recipientKey', 'id'] },
      ],
    );
    await create('mail_counters', [
      key('kind', 40),
      key('state', 10),
      { name: 'shard', type: 'int', isPrimary: true },
      { name: 'mails', type: 'int' },
    ]);
    await create('mail_flow', [{ name: 'id', type: 'int', isPrimary: true }, text('nextSlotAt', 24)]);
    await create('settings', [
      key('section', 40),
      longText('value'),
      text('updatedAt', 24),
      text('updatedBy', 36),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['settings', 'mail_flow', 'mail_counters', 'outgoing_mails'])
      await runner.dropTable(table, true);
  }
}

import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Webhooks, what happened that they asked for, and its deliveries. */
export class AddWebhooks1764027300000 implements MigrationInterface {
  name = 'AddWebhooks1764027300000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'varchar', length: String(length), isNullable, ...exact },
    });
    const long = (name: string): TableColumnOptions => ({
      ...{ name, type: mysql ? 'mediumtext' : 'text', ...exact },
    });
    const number = (name: string): TableColumnOptions => ({ name, type: 'int', default: 0 });
    const id = { ...text('id', 36), isPrimary: true };
    const tables: ConstructorParameters<typeof Table>[0][] = [
      {
        name: 'webhooks',
        columns: [
          ...[id, text('url', 2048), text('description', 200, true), long('events'), number('enabled')],
          ...[text('secret', 200), text('previousSecret', 200, true), text('previousSecretUntil', 24, true)],
          ...[text('offReason', 20, true), text('offAt', 24, true)],
          ...[number('failures'), text('failingSince', 24, true), text('pausedUntil', 24, true)],
          ...[number('lastSequence'), text('createdAt', 24), text('createdByName', 100)],
        ],
      },
      {
        name: 'webhook_events',
        columns: [
          ...[id, text('type', 40), text('subjectId', 36), text('leadType', 20, true), text('aboutId', 36)],
          ...[text('createdAt', 24), number('isSpread'), text('dedupKey', 100, true)],
        ],
        indices: [
          { name: 'IDX_webhook_events_spread', columnNames: ['isSpread', 'id'] },
          { name: 'IDX_webhook_events_about', columnNames: ['aboutId'] },
          { name: 'IDX_webhook_events_key', columnNames: ['dedupKey'], isUnique: true },
        ],
      },
      {
        name: 'webhook_deliveries',
        columns: [
          ...[id, text('webhookId', 36), text('eventId', 36), number('sequence'), text('state', 10)],
          ...[number('attempts'), text('queuedAt', 24), text('nextAttemptAt', 24, true)],
          ...[text('deliveredAt', 24, true), long('log'), text('createdAt', 24)],
          ...[text('leasedBy', 36, true), text('leasedUntil', 24, true)],
        ],
        indices: [
          { name: 'IDX_webhook_deliveries_due', columnNames: ['webhookId', 'state', 'nextAttemptAt'] },
          { name: 'IDX_webhook_deliveries_order', columnNames: ['webhookId', 'sequence'] },
          { name: 'IDX_webhook_deliveries_event', columnNames: ['eventId'] },
        ],
      },
    ];
    // an interrupted run on MariaDB may have made some of them
    for (const table of tables) await runner.createTable(new Table(table), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_deliveries', 'webhook_events', 'webhooks'])
      await runner.dropTable(table, true);
  }
}

import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Beneficiaries and service cases of policies, the usual grace days of products, and the timeline of clients. */
export class AddPolicyService1764027100000 implements MigrationInterface {
  name = 'AddPolicyService1764027100000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = isMysql(runner);
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'varchar', length: String(length), isNullable, ...exact },
    });
    const id = { ...text('id', 36), isPrimary: true };
    const binary = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    // each step is left out when an interrupted run on MariaDB has made it
    for (const [table, column, type] of [
      ['policies', 'beneficiaries', `text${binary} NOT NULL DEFAULT '[]'`],
      ['products', 'graceDays', 'int NULL'],
    ] as const) {
      const { columns = [] } = (await runner.getTable(table)) ?? {};
      if (!columns.some(({ name }) => name === column))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
    const tables: ConstructorParameters<typeof Table>[0][] = [
      {
        name: 'service_cases',
        columns: [
          ...[id, text('policyId', 36), text('kind', 20), text('title', 200)],
          ...[text('reference', 60, true), text('nextStep', 300, true), text('nextBy', 10, true)],
          ...[text('openedAt', 24), text('openedBy', 36), text('openedByName', 100)],
          ...[text('closedAt', 24, true), text('closedBy', 36, true), text('closedByName', 100, true)],
        ],
        indices: [{ name: 'IDX_service_cases_policy', columnNames: ['policyId', 'id'] }],
      },
      {
        name: 'client_activity',
        columns: [
          ...[id, text('clientId', 36), text('actionType', 40)],
          { name: 'actionDetails', type: 'text', ...exact },
          ...[text('performedBy', 36, true), text('performedByName', 100), text('createdAt', 24)],
        ],
        indices: [{ name: 'IDX_client_activity_client', columnNames: ['clientId', 'id'] }],
      },
    ];
    for (const table of tables) await runner.createTable(new Table(table), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('client_activity', true);
    await runner.dropTable('service_cases', true);
    await runner.query('ALTER TABLE products DROP COLUMN graceDays');
    await runner.query('ALTER TABLE policies DROP COLUMN beneficiaries');
  }
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type !== 'better-sqlite3';
}

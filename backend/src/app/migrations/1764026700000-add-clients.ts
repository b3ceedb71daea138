import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** The people the office looks after, with their households, merges and timelines. */
export class AddClients1764026700000 implements MigrationInterface {
  name = 'AddClients1764026700000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'varchar', length: String(length), isNullable, ...exact },
    });
    const long = (name: string, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'text', isNullable, ...exact },
    });
    const id = { ...text('id', 36), isPrimary: true };
    const tables: ConstructorParameters<typeof Table>[0][] = [
      {
        name: 'clients',
        columns: [
          id,
          text('firstName', 100),
          text('lastName', 100, true),
          text('email', 254, true),
          text('phone', 20, true),
          text('dateOfBirth', 10, true),
          text('address', 300, true),
          text('channel', 20, true),
          text('ownerId', 36, true),
          long('notes', true),
          text('referredBy', 200, true),
          long('tags'),
          text('createdAt', 24),
          text('updatedAt', 24),
          text('emailKey', 254),
          text('phoneE164', 16),
          text('birthMonthDay', 5, true),
          text('searchText', 800),
          text('householdId', 36, true),
          text('householdRole', 10, true),
          text('mergedInto', 36, true),
          { name: 'policiesInForce', type: 'int', default: 0 },
          { ...text('nextPremiumDue', 10), default: "'9999-12-31'" },
        ],
        indices: [
          { name: 'IDX_clients_name', columnNames: ['lastName', 'firstName', 'id'] },
          { name: 'IDX_clients_created', columnNames: ['createdAt', 'id'] },
          { name: 'IDX_clients_email', columnNames: ['emailKey'] },
          { name: 'IDX_clients_phone', columnNames: ['phoneE164'] },
          { name: 'IDX_clients_birth', columnNames: ['dateOfBirth'] },
          { name: 'IDX_clients_birthday', columnNames: ['birthMonthDay'] },
          { name: 'IDX_clients_referred', columnNames: ['referredBy'] },
          { name: 'IDX_clients_household', columnNames: ['householdId'] },
          { name: 'IDX_clients_merged', columnNames: ['mergedInto'] },
          { name: 'IDX_clients_next_premium', columnNames: ['nextPremiumDue', 'id'] },
        ],
      },
      {
        name: 'households',
        columns: [id, text('name', 120), text('createdAt', 24), text('updatedAt', 24)],
        indices: [{ name: 'IDX_households_name', columnNames: ['name', 'id'] }],
      },
      {
        name: 'client_merges',
        columns: [
          ...[id, text('survivorId', 36), text('otherId', 36)],
          ...[text('emailKey', 254), text('searchText', 800)],
          { name: 'record', type: mysql ? 'mediumtext' : 'text', ...exact },
          ...[text('mergedAt', 24), text('mergedByName', 100), text('undoneAt', 24, true)],
        ],
        indices: [
          { name: 'IDX_client_merges_survivor', columnNames: ['survivorId', 'id'] },
          { name: 'IDX_client_merges_other', columnNames: ['otherId'] },
          { name: 'IDX_client_merges_email', columnNames: ['emailKey'] },
        ],
      },
      {
        name: 'client_activity',
        columns: [
          ...[id, text('clientId', 36), text('actionType', 40), long('actionDetails')],
          ...[text('performedBy', 36, true), text('performedByName', 100), text('createdAt', 24)],
        ],
        indices: [{ name: 'IDX_client_activity_client', columnNames: ['clientId', 'id'] }],
      },
    ];
    // an interrupted run on MariaDB may have made some of them
    for (const table of tables) await runner.createTable(new Table(table), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['client_activity', 'client_merges', 'households', 'clients'])
      await runner.dropTable(table, true);
  }
}

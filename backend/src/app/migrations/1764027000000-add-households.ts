import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const COLUMNS = { householdId: 36, householdRole: 10, mergedInto: 36 };
const INDICES = { household: 'householdId', merged: 'mergedInto', birth: 'dateOfBirth' };

/** The households of clients, and the records of clients that were merged. */
export class AddHouseholds1764027000000 implements MigrationInterface {
  name = 'AddHouseholds1764027000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = isMysql(runner);
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number, isNullable = false) => ({
      ...{ name, type: 'varchar', length: String(length), isNullable, ...exact },
    });
    const collation = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    const id = { ...text('id', 36), isPrimary: true };
    // each step is left out when an interrupted run has made it
    const { columns = [], indices = [] } = (await runner.getTable('clients')) ?? {};
    for (const [column, length] of Object.entries(COLUMNS))
      if (!columns.some(({ name }) => name === column))
        await runner.query(`ALTER TABLE clients ADD COLUMN ${column} varchar(${length})${collation} NULL`);
    for (const [index, column] of Object.entries(INDICES))
      if (!indices.some(({ name }) => name === `IDX_clients_${index}`))
        await runner.query(`CREATE INDEX IDX_clients_${index} ON clients (${column})`);
    await runner.createTable(
      new Table({
        name: 'households',
        columns: [id, text('name', 120), text('createdAt', 24), text('updatedAt', 24)],
        indices: [{ name: 'IDX_households_name', columnNames: ['name', 'id'] }],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'client_merges',
        columns: [
          ...[
            id,
            text('survivorId', 36),
            text('otherId', 36),
            text('emailKey', 254),
            text('searchText', 800),
          ],
          { name: 'record', type: mysql ? 'mediumtext' : 'text', ...exact },
          ...[text('mergedAt', 24), text('mergedByName', 100)],
          text('undoneAt', 24, true),
        ],
        indices: [
          { name: 'IDX_client_merges_survivor', columnNames: ['survivorId', 'id'] },
          { name: 'IDX_client_merges_other', columnNames: ['otherId'] },
          { name: 'IDX_client_merges_email', columnNames: ['emailKey'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['client_merges', 'households']) await runner.dropTable(table, true);
    for (const index of Object.keys(INDICES))
      await runner.query(`DROP INDEX IDX_clients_${index}${isMysql(runner) ? ' ON clients' : ''}`);
    for (const column of Object.keys(COLUMNS))
      await runner.query(`ALTER TABLE clients DROP COLUMN ${column}`);
  }
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type !== 'better-sqlite3';
}

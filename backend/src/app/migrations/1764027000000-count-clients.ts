import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Columns after the one of merges: the lists of clients who are shown are read in these orders, from the index alone. */
const INDEXES = {
  IDX_clients_name: 'lastName, firstName, id',
  IDX_clients_created: 'createdAt, id',
  IDX_clients_next_premium: 'nextPremiumDue, id',
  IDX_clients_birthday: 'birthMonthDay',
};

/**
 * The number of clients who are shown, which the start counts, and the indexes of their lists; the policies that timelines
 * are about.
 */
export class CountClients1764027000000 implements MigrationInterface {
  name = 'CountClients1764027000000';

  async up(runner: QueryRunner): Promise<void> {
    const id = { name: 'id', type: 'int', isPrimary: true };
    // an interrupted run on MariaDB may have made some of it
    await runner.createTable(
      new Table({ name: 'client_counter', columns: [id, { name: 'shown', type: 'int' }] }),
      true,
    );
    for (const [index, columns] of Object.entries(INDEXES))
      await replaceIndex(runner, index, `mergedInto, ${columns}`);
    await runner.query(`DROP INDEX IF EXISTS IDX_clients_merged${isMysql(runner) ? ' ON clients' : ''}`);
    const exact = isMysql(runner) ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    if (!(await runner.hasColumn('client_activity', 'policyId')))
      await runner.query(`ALTER TABLE client_activity ADD COLUMN policyId varchar(36)${exact} NULL`);
    await runner.query('CREATE INDEX IF NOT EXISTS IDX_client_activity_policy ON client_activity (policyId)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const of = isMysql(runner) ? ' ON client_activity' : '';
    await runner.query(`DROP INDEX IDX_client_activity_policy${of}`);
    await runner.query('ALTER TABLE client_activity DROP COLUMN policyId');
    await runner.query('CREATE INDEX IDX_clients_merged ON clients (mergedInto)');
    for (const [index, columns] of Object.entries(INDEXES)) await replaceIndex(runner, index, columns);
    await runner.dropTable('client_counter', true);
  }
}

/** In one statement on MariaDB, where an interrupted run is repeated from the start. */
async function replaceIndex(runner: QueryRunner, index: string, columns: string): Promise<void> {
  const steps = isMysql(runner)
    ? [`ALTER TABLE clients DROP INDEX ${index}, ADD INDEX ${index} (${columns})`]
    : [`DROP INDEX ${index}`, `CREATE INDEX ${index} ON clients (${columns})`];
  for (const step of steps) await runner.query(step);
}

const isMysql = ({ connection }: QueryRunner) => connection.options.type !== 'better-sqlite3';

import type { MigrationInterface, QueryRunner } from 'typeorm';

const NEVER = "'9999-12-31'";
const TABLES = ['policies', 'clients'] as const;
const INDEXES = {
  IDX_policies_written_number: 'policies (policyNumber, id)',
  IDX_policies_next_premium: 'policies (nextPremiumDue, id)',
  IDX_clients_next_premium: 'clients (nextPremiumDue, id)',
  // with every column of the conditions on premiums, so that a filter reads no rows of theirs
  IDX_premiums_open: 'premiums (policyId, dueDate, graceEndsOn, paidAmount, amount)',
};

/** The premium that is to be paid next, in the rows of policies and clients, and how many policies are in force. */
export class AddNextPremiums1764027200000 implements MigrationInterface {
  name = 'AddNextPremiums1764027200000';

  async up(runner: QueryRunner): Promise<void> {
    const exact = isMysql(runner) ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    // each step is left out when an interrupted run has made it
    for (const table of TABLES)
      await add(runner, table, 'nextPremiumDue', `varchar(10)${exact} NOT NULL DEFAULT ${NEVER}`);
    await add(runner, 'clients', 'policiesInForce', 'int NOT NULL DEFAULT 0');
    await runner.query(`UPDATE policies SET nextPremiumDue = COALESCE((SELECT MIN(premiums.dueDate) FROM premiums
      WHERE premiums.policyId = policies.id AND premiums.paidAmount < premiums.amount), ${NEVER})
      WHERE application IN ('applied', 'issued') AND forceState IN ('not yet', 'in force')`);
    await runner.query(`UPDATE clients SET
      nextPremiumDue = COALESCE((SELECT MIN(policies.nextPremiumDue) FROM policies
        WHERE policies.clientId = clients.id), ${NEVER}),
      policiesInForce = (SELECT COUNT(*) FROM policies
        WHERE policies.clientId = clients.id AND policies.forceState = 'in force')`);
    for (const [name, columns] of Object.entries(INDEXES)) {
      const { indices = [] } = (await runner.getTable(tableOf(name))) ?? {};
      if (!indices.some((index) => index.name === name))
        await runner.query(`CREATE INDEX ${name} ON ${columns}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES))
      await runner.query(`DROP INDEX ${name}${isMysql(runner) ? ` ON ${tableOf(name)}` : ''}`);
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN nextPremiumDue`);
    await runner.query('ALTER TABLE clients DROP COLUMN policiesInForce');
  }
}

async function add(runner: QueryRunner, table: string, column: string, type: string): Promise<void> {
  const { columns = [] } = (await runner.getTable(table)) ?? {};
  if (!columns.some(({ name }) => name === column))
    await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
}

/** The second part of the name of an index. */
function tableOf(index: string): string {
  return index.split('_')[1]!;
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type !== 'better-sqlite3';
}

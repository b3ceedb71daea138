import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['appointments', 'subscriptions', 'tasks'] as const;

/** The client that a lead is linked to, and the one that a task is about. */
export class AddClientsOfLeads1764026800000 implements MigrationInterface {
  name = 'AddClientsOfLeads1764026800000';

  async up(runner: QueryRunner): Promise<void> {
    const exact = isMysql(runner) ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    // each step is left out when an interrupted run has made it
    for (const table of TABLES) {
      const { columns = [], indices = [] } = (await runner.getTable(table)) ?? {};
      if (!columns.some(({ name }) => name === 'clientId'))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN clientId varchar(36)${exact} NULL`);
      if (!indices.some(({ name }) => name === `IDX_${table}_client`))
        await runner.query(`CREATE INDEX IDX_${table}_client ON ${table} (clientId)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`DROP INDEX IDX_${table}_client${isMysql(runner) ? ` ON ${table}` : ''}`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN clientId`);
    }
  }
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type !== 'better-sqlite3';
}

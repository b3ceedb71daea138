import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  secondPhone: 'varchar(20)',
  secondEmail: 'varchar(254)',
  viber: 'varchar(20)',
  whatsapp: 'varchar(20)',
  messenger: 'varchar(80)',
  civilStatus: 'varchar(20)',
  occupation: 'varchar(100)',
  dependents: 'int',
  secondEmailKey: "varchar(254) NOT NULL DEFAULT ''",
  secondPhoneE164: "varchar(16) NOT NULL DEFAULT ''",
};
const INDEXES = { IDX_clients_second_email: 'secondEmailKey', IDX_clients_second_phone: 'secondPhoneE164' };

/** Second addresses and numbers, names in chats, civil status, occupation and dependents of clients. */
export class MoreAboutClients1764481000000 implements MigrationInterface {
  name = 'MoreAboutClients1764481000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS))
      if (!(await runner.hasColumn('clients', name)))
        await runner.query(`ALTER TABLE clients ADD COLUMN ${name} ${type}`);
    for (const [name, column] of Object.entries(INDEXES))
      await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON clients (${column})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.dropIndex('clients', name);
    for (const name of Object.keys(COLUMNS)) await runner.query(`ALTER TABLE clients DROP COLUMN ${name}`);
  }
}

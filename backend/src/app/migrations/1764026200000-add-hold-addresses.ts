import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** The addresses that the leads of a person under a legal hold got by corrections. */
export class AddHoldAddresses1764026200000 implements MigrationInterface {
  name = 'AddHoldAddresses1764026200000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
    const key = (name: string, length: number) => ({
      ...{ name, type: 'varchar', length: String(length), isPrimary: true, ...exact },
    });
    await runner.createTable(
      new Table({
        name: 'legal_hold_addresses',
        columns: [key('email', 254), key('holdId', 36)],
        indices: [{ name: 'IDX_legal_hold_addresses_hold', columnNames: ['holdId'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('legal_hold_addresses', true);
  }
}

import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** The people the office looks after. */
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
    // an interrupted run on MariaDB may have made it
    await runner.createTable(
      new Table({
        name: 'clients',
        columns: [
          { ...text('id', 36), isPrimary: true },
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
        ],
        indices: [
          { name: 'IDX_clients_name', columnNames: ['lastName', 'firstName', 'id'] },
          { name: 'IDX_clients_created', columnNames: ['createdAt', 'id'] },
          { name: 'IDX_clients_email', columnNames: ['emailKey'] },
          { name: 'IDX_clients_phone', columnNames: ['phoneE164'] },
          { name: 'IDX_clients_birthday', columnNames: ['birthMonthDay'] },
          { name: 'IDX_clients_referred', columnNames: ['referredBy'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('clients', true);
  }
}

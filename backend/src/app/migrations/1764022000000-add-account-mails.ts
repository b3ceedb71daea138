import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['users', 'sessions'] as const;
const INDICES = [
  ['IDX_users_email', 'email'],
  ['IDX_users_reset', 'resetHash'],
] as const;

/** The e-mail addresses of accounts, links for forgotten passwords, and the browsers of sessions. */
export class AddAccountMails1764022000000 implements MigrationInterface {
  name = 'AddAccountMails1764022000000';

  async up(runner: QueryRunner): Promise<void> {
    // each step is left out when an interrupted run has made it
    for (const name of TABLES) {
      const table = await runner.getTable(name);
      const present = table?.columns.map((column) => column.name) ?? [];
      for (const [column, length] of columnsOf(name))
        if (!present.includes(column))
          await runner.query(`ALTER TABLE ${name} ADD COLUMN ${column} ${textOf(runner, length)} NULL`);
    }
    const indices = (await runner.getTable('users'))?.indices.map(({ name }) => name) ?? [];
    for (const [name, column] of INDICES)
      if (!indices.includes(name)) await runner.query(`CREATE UNIQUE INDEX ${name} ON users (${column})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDICES)
      await runner.query(`DROP INDEX ${name}${isMysql(runner) ? ' ON users' : ''}`);
    for (const name of TABLES)
      for (const [column] of columnsOf(name)) await runner.query(`ALTER TABLE ${name} DROP COLUMN ${column}`);
  }
}

function columnsOf(table: (typeof TABLES)[number]): readonly (readonly [name: string, length: number])[] {
  return table === 'sessions'
    ? [['browser', 100]]
    : [
        ['email', 254],
        ['resetHash', 64],
        ['resetUntil', 24],
      ];
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type !== 'better-sqlite3';
}

function textOf(runner: QueryRunner, length: number): string {
  return `varchar(${length})${isMysql(runner) ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : ''}`;
}

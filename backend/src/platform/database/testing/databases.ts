import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';

/** An empty database of its own for one suite, and the way to get rid of it. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  create(): Promise<TestDatabase>;
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  async create() {
    const folder = mkdtempSync(join(tmpdir(), 'office-test-'));
    return {
      url: `sqlite:${join(folder, 'test.sqlite')}`,
      async drop() {
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

function mariadb(base: string): DatabaseKind {
  return {
    name: 'MariaDB',
    async create() {
      const server = new URL(base);
      const name = `${server.pathname.slice(1)}_${randomBytes(4).toString('hex')}`;
      server.protocol = 'mysql:';
      server.pathname = '/';
      const execute = async (sql: string) => {
        const connection = await mysql.createConnection(server.toString());
        await connection.query(sql);
        await connection.end();
      };
      await execute(`CREATE DATABASE \`${name}\``);
      const url = new URL(base);
      url.pathname = `/${name}`;
      return { url: url.toString(), drop: () => execute(`DROP DATABASE \`${name}\``) };
    },
  };
}

/** Every suite that touches SQL runs on each of these; MariaDB only where TEST_MYSQL_URL names a server. */
export const DATABASES: readonly DatabaseKind[] = [
  sqlite,
  ...(process.env.TEST_MYSQL_URL ? [mariadb(process.env.TEST_MYSQL_URL)] : []),
];

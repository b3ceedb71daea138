import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';

export interface DatabaseUrl {
  readonly url: string;
}

/** An empty database of its own for one suite, with a folder for files, and the way to get rid of both. */
export interface TestDatabase extends DatabaseUrl {
  readonly folder: string;
  drop(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  create(): Promise<TestDatabase>;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'office-test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** For suites of the whole application, except those about what the database decides. */
export const SQLITE: DatabaseKind = {
  name: 'SQLite',
  async create() {
    const folder = newFolder();
    return {
      url: `sqlite:${join(folder, 'test.sqlite')}`,
      folder,
      async drop() {
        remove(folder);
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
      const folder = newFolder();
      return {
        url: url.toString(),
        folder,
        async drop() {
          remove(folder);
          await execute(`DROP DATABASE \`${name}\``);
        },
      };
    },
  };
}

/**
 * For suites about what the database decides: adapters and migrations, races, restarts, backups, lists and searches, and a
 * journey through the whole application. MariaDB only where TEST_MYSQL_URL names a server.
 */
export const DATABASES: readonly DatabaseKind[] = [
  SQLITE,
  ...(process.env.TEST_MYSQL_URL ? [mariadb(process.env.TEST_MYSQL_URL)] : []),
];

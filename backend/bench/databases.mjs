// The measured databases: SQLite and, when TEST_MYSQL_URL is set, MariaDB. Each is new and has the application's tables.
// `alone` measures transactions per second of the SQLite driver without a server, `driverUrl` is the URL for the MariaDB
// driver, and `filled` runs many statements as one transaction.
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { Sqlite } from '../dist/platform/database/sqlite-driver.js';
import { startApplication, temporaryFolder } from './servers.mjs';

const SERVER = process.env.TEST_MYSQL_URL;
/** The size of the application's pool. */
export const CONNECTIONS = 10;

const opened = new Set();

export const DATABASES = SERVER ? [sqlite, mariadb] : [sqlite];
export const SKIPPED = SERVER ? '' : 'MariaDB skipped: TEST_MYSQL_URL is not set';

async function sqlite() {
  const file = join(temporaryFolder(), 'office.sqlite');
  await makeTables(`sqlite:${file}`);
  const db = new Sqlite(file);
  db.pragma('synchronous = FULL');
  const prepared = new Map();
  const run = ([sql, values = []]) => {
    if (!prepared.has(sql)) prepared.set(sql, db.prepare(sql));
    prepared.get(sql).run(...values);
  };
  const transaction = db.transaction((statements) => {
    for (const statement of statements) run(statement);
  });
  return {
    name: 'SQLite',
    url: `sqlite:${file}`,
    count: async (sql) => Number(db.prepare(sql).pluck().get()),
    async alone(milliseconds, statements) {
      const begun = performance.now();
      let made = 0;
      for (; performance.now() - begun < milliseconds; made += 1) transaction(statements());
      return (made / (performance.now() - begun)) * 1000;
    },
    async filled(statements) {
      db.pragma('synchronous = OFF');
      transaction(statements);
      db.pragma('synchronous = FULL');
      db.exec('ANALYZE');
      db.pragma('wal_checkpoint(TRUNCATE)');
    },
    drop: async () => db.close(),
  };
}

/** Databases that are not dropped yet. */
export async function dropDatabases() {
  for (const drop of opened) await drop();
}

let made = 0;

async function mariadb() {
  const url = new URL(SERVER);
  const name = `${url.pathname.slice(1)}_bench_${(made += 1)}`;
  url.pathname = '/';
  url.protocol = 'mysql:';
  const connection = await mysql.createConnection(url.href);
  await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
  await connection.query(`CREATE DATABASE \`${name}\``);
  await connection.query(`USE \`${name}\``);
  url.pathname = `/${name}`;
  const drop = async () => {
    opened.delete(drop);
    await connection.query(`DROP DATABASE \`${name}\``);
    await connection.end();
  };
  opened.add(drop);
  url.protocol = 'mariadb:';
  await makeTables(url.href);
  return {
    name: 'MariaDB',
    url: url.href,
    driverUrl: url.href.replace('mariadb:', 'mysql:'),
    async count(sql) {
      const [[row]] = await connection.query(sql);
      return Number(Object.values(row)[0]);
    },
    async filled(statements) {
      await connection.query('SET unique_checks = 0');
      await connection.beginTransaction();
      for (const [sql, values] of statements) await connection.query(sql, values);
      await connection.commit();
      await connection.query(
        'ANALYZE TABLE appointments, subscriptions, lead_counters, newsletter_subscribers, clients, policies, premiums',
      );
    },
    drop,
  };
}

async function makeTables(url) {
  const application = await startApplication(url);
  await application.stop();
}

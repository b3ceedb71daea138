import { setTimeout as sleep } from 'node:timers/promises';
import { Sqlite } from '../src/platform/database/sqlite-driver.js';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { MARIADB, withMariadb } from './support/only-with.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';

const COUNT = size(300, 5_000);
const preload = `${import.meta.dirname}/support/fail-statements.mjs`;

withMariadb('F9 transient database errors on MariaDB', () => {
  it.each(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'])(
    'a tenth of the transactions fails with %s: each is retried and stored once',
    async (code) => {
      const database = await MARIADB!.create();
      const server = await Server.start(database.url, {
        preload,
        env: { ERROR_CODE: code, ERROR_RATE: '0.1' },
      });
      const bookings = new Bookings();
      const results = await bookings.flood(server.url, { workers: 10, count: COUNT });
      expect(server.output).toContain('failed a statement');
      // four failures in a row happen once in ten thousand bookings
      expect(results.filter((status) => status === 201).length).toBeGreaterThan(COUNT * 0.98);
      expect(new Set(results.filter((status) => status !== 201))).toEqual(
        new Set(results.includes(503) ? [503] : []),
      );
      await bookings.check(new Rows(database.url));
      expect(await new Rows(database.url).all('SELECT id FROM appointments')).toHaveLength(
        bookings.acknowledged.length,
      );
      await server.kill();
      await database.drop();
    },
  );

  it('every transaction fails: 503 after three retries, and nothing is stored', async () => {
    const database = await MARIADB!.create();
    await Server.start(database.url).then((server) => server.kill());
    const env = { ERROR_CODE: 'ER_LOCK_DEADLOCK', ERROR_RATE: '1' };
    const server = await Server.start(database.url, { preload, env });
    const bookings = new Bookings();
    expect(await bookings.flood(server.url, { workers: 5, count: 20 })).toEqual(Array(20).fill(503));
    expect(server.output.split('failed a statement').length - 1).toBe(20 * 4);
    expect(await new Rows(database.url).all('SELECT id FROM appointments')).toEqual([]);
    await server.kill();
    await database.drop();
  });
});

describe('F9 transient database errors on SQLite', () => {
  it('another process locks the SQLite file: a booking waits, then gets 503, and succeeds afterwards', async () => {
    const database = await DATABASES[0]!.create();
    const server = await Server.start(database.url);
    const rows = new Rows(database.url);
    const bookings = new Bookings();
    const other = new Sqlite(rows.sqlitePath!);
    other.exec('BEGIN IMMEDIATE');
    const short = bookings.flood(server.url, { workers: 20, count: 20 });
    await sleep(300);
    other.exec('COMMIT');
    expect(await short).toEqual(Array(20).fill(201));

    other.exec('BEGIN IMMEDIATE');
    expect(await bookings.flood(server.url, { workers: 20, count: 20 })).toEqual(Array(20).fill(503));
    expect(await server.status('/api/health/ready')).toBe(200);
    expect(await server.status('/api/blog-posts')).toBe(200);
    other.exec('ROLLBACK');
    other.close();
    await bookings.resolveUnknown(server.url);
    expect(bookings.acknowledged).toHaveLength(40);
    await bookings.check(rows);
    await server.kill();
    await database.drop();
  });
});

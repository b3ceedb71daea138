import BetterSqlite3 from 'better-sqlite3';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../src/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';

const COUNT = size(300, 5_000);
const preload = `${__dirname}/support/refuse-statements.mjs`;

describe('F9 the database refuses now and then', () => {
  it.each(
    DATABASES.filter(({ name }) => name === 'MariaDB').flatMap(({ create }) =>
      ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'].map((code) => ({ code, create })),
    ),
  )(
    '$code in one of ten units on MariaDB: the unit is tried again, and stored once',
    async ({ code, create }) => {
      const database = await create();
      const server = await Server.start(database.url, {
        preload,
        env: { REFUSE_WITH: code, REFUSE_SHARE: '0.1' },
      });
      const bookings = new Bookings();
      const answers = await bookings.flood(server.url, { workers: 10, count: COUNT });
      expect(server.output).toContain('refused a statement');
      // four refusals in a row are one in ten thousand
      expect(answers.filter((status) => status === 201).length).toBeGreaterThan(COUNT * 0.98);
      expect(new Set(answers.filter((status) => status !== 201))).toEqual(
        new Set(answers.includes(503) ? [503] : []),
      );
      await bookings.check(new Rows(database.url));
      expect(await new Rows(database.url).all('SELECT id FROM appointments')).toHaveLength(
        bookings.acknowledged.length,
      );
      await server.kill();
      await database.drop();
    },
  );

  it.each(DATABASES.filter(({ name }) => name === 'MariaDB'))(
    'always, on $name: 503 after three more tries, and nothing is stored',
    async ({ create }) => {
      const database = await create();
      await Server.start(database.url).then((server) => server.kill());
      const env = { REFUSE_WITH: 'ER_LOCK_DEADLOCK', REFUSE_SHARE: '1' };
      const server = await Server.start(database.url, { preload, env });
      const bookings = new Bookings();
      expect(await bookings.flood(server.url, { workers: 5, count: 20 })).toEqual(Array(20).fill(503));
      expect(server.output.split('refused a statement').length - 1).toBe(20 * 4);
      expect(await new Rows(database.url).all('SELECT id FROM appointments')).toEqual([]);
      await server.kill();
      await database.drop();
    },
  );

  it('because another process writes to the SQLite file: waits a moment, then says 503, and goes on', async () => {
    const database = await DATABASES[0]!.create();
    const server = await Server.start(database.url);
    const rows = new Rows(database.url);
    const bookings = new Bookings();
    const other = new BetterSqlite3(rows.sqlitePath!);
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

import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../src/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { Proxy } from './support/proxy.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { within } from './support/within.js';

/** So many connections to MariaDB the server keeps. */
const POOL = 10;

const MARIADB = DATABASES.filter(({ name }) => name === 'MariaDB');

// describe.each() refuses an empty list, which this is without a server
for (const { name, create } of MARIADB)
  describe(`F7 ${name} does not answer any more`, () => {
    it.each([
      ['says nothing', (proxy: Proxy) => proxy.blackHole()],
      ['takes five seconds', (proxy: Proxy) => proxy.slow(5_000)],
      ['breaks every connection', (proxy: Proxy) => proxy.cut()],
    ])('when it %s, callers hear 503 within three seconds, and all is well afterwards', async (_, harm) => {
      const database = await create();
      const real = new URL(database.url);
      const proxy = await Proxy.to(Number(real.port));
      const through = new URL(database.url);
      through.port = String(proxy.port);
      const server = await Server.start(through.toString());
      const cookie = await signIn(server.url);
      const bookings = new Bookings();
      await bookings.flood(server.url, { workers: 20, count: 100 });

      harm(proxy);
      let [slowestMs, lagMs, over] = [0, 0, false];
      const ask = async (path: string) => {
        const begun = performance.now();
        const { status, headers } = await send(server.url, 'GET', path, { cookie });
        return { status, retryAfter: headers['retry-after'], ms: performance.now() - begun };
      };
      const many = async (path: string) => {
        for (const answer of await Promise.all(Array.from({ length: 15 }, () => ask(path)))) {
          slowestMs = Math.max(slowestMs, answer.ms);
          if (answer.status !== 200) expect(answer).toMatchObject({ status: 503, retryAfter: '5' });
        }
      };
      // whoever asks this waits for no database, only for the machine
      const watch = async () => {
        while (!over) {
          const { status, ms } = await ask('/api/health/live');
          expect(status).toBe(200);
          lagMs = Math.max(lagMs, ms);
          await sleep(50);
        }
      };
      const watching = watch();
      const [booked] = await Promise.all([
        bookings.flood(server.url, { workers: 40, count: 40 }),
        many('/api/user'),
        many('/api/admin/leads'),
      ]);
      over = true;
      await watching;
      expect(booked.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      expect(Math.max(slowestMs, bookings.slowestMs)).toBeLessThan(3_000 + lagMs);

      proxy.heal();
      await server.ready(10_000);
      expect((await ask('/api/admin/leads')).status).toBe(200);
      await bookings.resolveUnknown(server.url);
      const enough = new AbortController();
      const flood = bookings.flood(server.url, { workers: 2 * POOL, until: enough.signal });
      await within(10_000, 'the pool has its connections again', () => proxy.connections === POOL);
      enough.abort();
      expect([...new Set(await flood)]).toEqual([201]);
      await bookings.check(new Rows(database.url));
      await server.kill();
      await proxy.close();
      await database.drop();
    });
  });

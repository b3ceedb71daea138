import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../src/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { Proxy } from './support/proxy.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';

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
      const ask = async (path: string) => {
        const { status, headers } = await send(server.url, 'GET', path, { cookie });
        return { status, retryAfter: headers['retry-after'] };
      };
      const many = (count: number, path: string) =>
        Promise.all(Array.from({ length: count }, () => ask(path)));
      const begun = performance.now();
      const [users, lists, live, booked] = await Promise.all([
        many(15, '/api/user'),
        many(15, '/api/admin/leads'),
        many(5, '/api/health/live'),
        bookings.flood(server.url, { workers: 40, count: 40 }),
      ]);
      expect(performance.now() - begun).toBeLessThan(3_000);
      for (const { status, retryAfter } of [...users, ...lists])
        if (status !== 200) expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '5' });
      expect(booked.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      expect(live.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);

      proxy.heal();
      await sleep(1_000);
      await server.ready(10_000);
      expect((await ask('/api/admin/leads')).status).toBe(200);
      await bookings.resolveUnknown(server.url);
      // more at once than the pool has connections: none of them was lost
      const before = bookings.acknowledged.length;
      await bookings.flood(server.url, { workers: 20, count: 100 });
      expect(bookings.acknowledged.length).toBe(before + 100);
      await bookings.check(new Rows(database.url));
      await server.stop();
      await proxy.close();
      await database.drop();
    });
  });

import { setTimeout as sleep } from 'node:timers/promises';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { MARIADB, withMariadb } from './support/only-with.js';
import { TcpProxy } from '../src/platform/testing/tcp-proxy.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { until } from './support/until.js';

/** The size of the server's MariaDB connection pool. */
const POOL = 10;

withMariadb('F7 MariaDB stops responding', () => {
  it.each([
    ['sends nothing', (proxy: TcpProxy) => proxy.blackHole()],
    ['takes five seconds longer', (proxy: TcpProxy) => proxy.delay(5_000)],
    ['closes every connection', (proxy: TcpProxy) => proxy.closeExisting()],
  ])(
    'when it %s, requests get 503 within three seconds, and everything works afterwards',
    async (_, inject) => {
      const database = await MARIADB!.create();
      const { proxy, url } = await TcpProxy.forUrl(database.url);
      const server = await Server.start(url);
      const cookie = await signIn(server.url);
      const bookings = new Bookings();
      await bookings.flood(server.url, { workers: 20, count: 100 });

      inject(proxy);
      let [slowestMs, lagMs, over] = [0, 0, false];
      const get = async (path: string) => {
        const begun = performance.now();
        const { status, headers } = await send(server.url, 'GET', path, { cookie });
        return { status, retryAfter: headers['retry-after'], ms: performance.now() - begun };
      };
      const many = async (path: string) => {
        for (const response of await Promise.all(Array.from({ length: 15 }, () => get(path)))) {
          slowestMs = Math.max(slowestMs, response.ms);
          if (response.status !== 200) expect(response).toMatchObject({ status: 503, retryAfter: '5' });
        }
      };
      // this route needs no database: its delay is that of the machine
      const watch = async () => {
        while (!over) {
          const { status, ms } = await get('/api/health/live');
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

      proxy.restore();
      await server.ready();
      expect((await get('/api/admin/leads')).status).toBe(200);
      await bookings.resolveUnknown(server.url);
      const enough = new AbortController();
      const flood = bookings.flood(server.url, { workers: 2 * POOL, until: enough.signal });
      await until('the pool is full again', () => proxy.connections === POOL);
      enough.abort();
      expect([...new Set(await flood)]).toEqual([201]);
      await bookings.check(new Rows(database.url));
      await server.kill();
      await proxy.close();
      await database.drop();
    },
  );
});

import { setTimeout as sleep } from 'node:timers/promises';
import { Bookings } from './support/bookings.js';
import { PrivateMariadb, withMariadbProgram } from './support/mariadb.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(2, 20);

withMariadbProgram('F5 MariaDB is killed during bookings', () => {
  it('the server loses no acknowledged booking, responds with 503 meanwhile, and recovers without a restart', async () => {
    const mariadb = await PrivateMariadb.install();
    await mariadb.start();
    const server = await Server.start(mariadb.url());
    const bookings = new Bookings();
    for (let round = 0; round < ROUNDS; round += 1) {
      const over = new AbortController();
      const flood = bookings.flood(server.url, { workers: 30, until: over.signal });
      const before = bookings.acknowledgements;
      await until('bookings are acknowledged', () => bookings.acknowledgements > before + 30);
      await sleep(Math.random() * 100);
      await mariadb.kill();
      await until('bookings fail', async () => (await bookings.book(server.url)) === 503);
      await until('it is not ready', async () => (await server.status('/api/health/ready')) === 503);
      expect(await server.status('/api/health/live')).toBe(200);
      await mariadb.start();
      await server.ready();
      const after = bookings.acknowledgements;
      await until('bookings are acknowledged again', () => bookings.acknowledgements > after);
      over.abort();
      expect([...new Set(await flood)].sort()).toEqual([201, 503]);
      await bookings.resolveUnknown(server.url);
    }
    await bookings.check(new Rows(mariadb.url()));
    expect(bookings.acknowledged.length).toBeGreaterThan(ROUNDS);
    expect(await server.stop()).toBe(0);
    await mariadb.remove();
  });
});

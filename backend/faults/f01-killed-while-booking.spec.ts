import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../src/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';

const ROUNDS = size(5, 100);
const WORKERS = 100;
const PER_ROUND = 1_000;

describe.each(DATABASES)('F1 the server is killed while people book, on $name', ({ create }) => {
  it(`keeps every acknowledged booking exactly once, over ${ROUNDS} kills`, async () => {
    const database = await create();
    const rows = new Rows(database.url);
    const bookings = new Bookings();
    let server = await Server.start(database.url);
    let unknown = 0;
    let slowestStartMs = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const killed = new AbortController();
      const flood = bookings.flood(server.url, { workers: WORKERS, count: PER_ROUND, until: killed.signal });
      // each round at another moment
      await sleep(50 + Math.random() * 700);
      await server.kill();
      killed.abort();
      await flood;
      unknown += bookings.unknown.length;
      const begun = performance.now();
      server = await Server.start(database.url);
      slowestStartMs = Math.max(slowestStartMs, performance.now() - begun);
      await bookings.resolveUnknown(server.url);
    }
    await bookings.check(rows);
    await rows.expectSound();
    expect(bookings.unknown).toEqual([]);
    expect(bookings.acknowledged.length).toBeGreaterThan(ROUNDS);
    expect(slowestStartMs).toBeLessThan(5_000);
    console.log(
      `F1: ${ROUNDS} kills, ${bookings.acknowledged.length} bookings acknowledged, ${unknown} sent again, slowest start ${Math.round(slowestStartMs)} ms`,
    );
    await server.stop();
    await database.drop();
  });
});

import { DATABASES } from '../src/platform/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(3, 100);
const WORKERS = 100;
const PER_ROUND = size(300, 1_000);

describe.each(DATABASES)('F1 the server is killed during bookings, on $name', ({ create }) => {
  it(`every acknowledged booking is stored exactly once after ${ROUNDS} kills`, async () => {
    const database = await create();
    const rows = new Rows(database.url);
    const bookings = new Bookings();
    let server = await Server.start(database.url);
    let unknown = 0;
    let slowestStartMs = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = bookings.acknowledgements;
      const flood = bookings.flood(server.url, { workers: WORKERS, acknowledged: PER_ROUND });
      // each round at a random time
      const killAfter = Math.floor(Math.random() * (PER_ROUND - WORKERS));
      await until('bookings are acknowledged', () => bookings.acknowledgements - before >= killAfter);
      await server.kill();
      const begun = performance.now();
      server = await Server.start(database.url, { port: server.port });
      slowestStartMs = Math.max(slowestStartMs, performance.now() - begun);
      await flood;
      unknown += bookings.unknown.length;
      await bookings.resolveUnknown(server.url);
    }
    await bookings.check(rows);
    await rows.expectIntegrity();
    expect(bookings.unknown).toEqual([]);
    expect(bookings.acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * PER_ROUND);
    // some requests were interrupted
    expect(unknown).toBeGreaterThan(0);
    console.log(
      `F1: ${ROUNDS} kills, ${bookings.acknowledged.length} bookings acknowledged, ${unknown} sent again, slowest start ${Math.round(slowestStartMs)} ms`,
    );
    await server.kill();
    await database.drop();
  });
});

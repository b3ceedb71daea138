import { join } from 'node:path';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { signIn } from './support/client.js';
import { ConsoleClient } from './support/console-client.js';
import { Replicas, withReplicas } from './support/replicas.js';
import { Rows } from './support/rows.js';
import { freePort, Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(1, 50);
const preload = join(import.meta.dirname, 'support/kill-after-commit.mjs');

describe.each(DATABASES)(
  'F16 the server is killed between a commit and its live message, on $name',
  ({ create }) => {
    it('the message is never sent, and a console that reconnects lists every booking', async () => {
      const database = await create();
      const rows = new Rows(database.url);
      const bookings = new Bookings();
      const port = await freePort();
      let server = await Server.start(database.url, { preload, port });
      const client = await ConsoleClient.open(server, await signIn(server.url));
      for (let round = 1; round <= ROUNDS; round += 1) {
        const flood = bookings.flood(server.url, { workers: 10, count: 1_000, until: killed(server) });
        await until('messages of bookings arrive', () => client.received.length > 20 * round);
        server.signal('SIGUSR2');
        await server.end();
        await flood;
        const stored = (await rows.all<{ id: string }>('SELECT id FROM appointments')).map(({ id }) => id);
        const unpublished = stored.filter((id) => !client.received.includes(id));
        expect(unpublished.length).toBeGreaterThan(0);

        server = await Server.start(database.url, { preload, port });
        const ms = await until('the list is complete', () => stored.every((id) => client.listed.has(id)));
        console.log(
          `F16: ${unpublished.length} bookings without a message, listed ${Math.round(ms)} ms after the start`,
        );
        expect(bookings.acknowledged.length).toBeGreaterThan(0);
        await bookings.resolveUnknown(server.url);
        await bookings.check(rows);
        expect(unpublished.filter((id) => client.received.includes(id))).toEqual([]);
      }
      client.close();
      await server.kill();
      await database.drop();
    });
  },
);

withReplicas('F16 one of two replicas is killed between a commit and its live message', () => {
  it('consoles of the other replica list the booking 5 s after the restart', async () => {
    const replicas = await Replicas.start(2, (place) => (place === 0 ? { preload } : {}));
    const [dying, staying] = replicas.servers as [Server, Server];
    const client = await ConsoleClient.open(staying, await signIn(staying.url));
    dying.signal('SIGUSR2');
    await new Bookings().book(dying.url);
    await dying.end();
    const rows = new Rows(replicas.database.url);
    const [stored] = await rows.all<{ id: string }>('SELECT id FROM appointments');
    expect(client.listed.has(stored!.id)).toBe(false);

    const env = { REDIS_URL: replicas.redis.url() };
    const again = await Server.start(replicas.database.url, { port: dying.port, env });
    const ms = await until('the list is complete', () => client.listed.has(stored!.id));
    console.log(`F16: listed at the other replica ${Math.round(ms)} ms after the start`);
    expect(client.received).toEqual([]);
    client.close();
    await again.kill();
    await replicas.stop();
  });
});

function killed(server: Server): AbortSignal {
  const controller = new AbortController();
  void server.end().then(() => controller.abort());
  return controller.signal;
}

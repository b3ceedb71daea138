import { join } from 'node:path';
import { DATABASES } from '../src/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { signIn } from './support/client.js';
import { Console } from './support/console.js';
import { Replicas, withReplicas } from './support/replicas.js';
import { Rows } from './support/rows.js';
import { freePort, Server } from './support/server.js';
import { size } from './support/size.js';
import { within } from './support/within.js';

const ROUNDS = size(1, 50);
const preload = join(import.meta.dirname ?? __dirname, 'support/dies-after-commit.mjs');

describe.each(DATABASES)(
  'F16 the server dies after a commit and before its live message, on $name',
  ({ create }) => {
    it('the message is never sent, and a console that connects again has every booking in its list', async () => {
      const database = await create();
      const rows = new Rows(database.url);
      const bookings = new Bookings();
      const port = await freePort();
      let server = await Server.start(database.url, { preload, port });
      const one = await Console.open(server, await signIn(server.url));
      for (let round = 1; round <= ROUNDS; round += 1) {
        const flood = bookings.flood(server.url, { workers: 10, count: 1_000, until: killed(server) });
        await within(10_000, 'bookings are heard of', () => one.heard.length > 20 * round);
        server.signal('SIGUSR2');
        await server.end();
        await flood;
        const stored = (await rows.all<{ id: string }>('SELECT id FROM appointments')).map(({ id }) => id);
        const unheard = stored.filter((id) => !one.heard.includes(id));
        expect(unheard.length).toBeGreaterThan(0);

        server = await Server.start(database.url, { preload, port });
        const ms = await within(5_000, 'the list is right', () => stored.every((id) => one.shown.has(id)));
        console.log(
          `F16: ${unheard.length} bookings without message, in the list ${Math.round(ms)} ms after the start`,
        );
        expect(bookings.acknowledged.length).toBeGreaterThan(0);
        await bookings.resolveUnknown(server.url);
        await bookings.check(rows);
        expect(unheard.filter((id) => one.heard.includes(id))).toEqual([]);
      }
      one.leave();
      await server.kill();
      await database.drop();
    });
  },
);

withReplicas('F16 one of two replicas dies after a commit and before its live message', () => {
  it('consoles of the other one have the booking in their list 5 s after it is started again', async () => {
    const replicas = await Replicas.start(2, (place) => (place === 0 ? { preload } : {}));
    const [dying, staying] = replicas.servers as [Server, Server];
    const one = await Console.open(staying, await signIn(staying.url));
    dying.signal('SIGUSR2');
    await new Bookings().book(dying.url);
    await dying.end();
    const rows = new Rows(replicas.database.url);
    const [stored] = await rows.all<{ id: string }>('SELECT id FROM appointments');
    expect(one.shown.has(stored!.id)).toBe(false);

    const env = { REDIS_URL: replicas.redis.url() };
    const again = await Server.start(replicas.database.url, { port: dying.port, env });
    const ms = await within(5_000, 'the list is right', () => one.shown.has(stored!.id));
    console.log(`F16: in the list at the other replica ${Math.round(ms)} ms after the start`);
    expect(one.heard).toEqual([]);
    one.leave();
    await again.kill();
    await replicas.stop();
  });
});

function killed(server: Server): AbortSignal {
  const controller = new AbortController();
  void server.end().then(() => controller.abort());
  return controller.signal;
}

import { DATABASES, type TestDatabase } from '../src/database/testing/databases.js';
import { LiveClient } from '../test/support/live-client.js';
import { expectRefusal } from '../test/support/refusals.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { within } from './support/within.js';

const preload = `${__dirname}/support/break-on-signal.mjs`;

describe.each(DATABASES)('F26 an error that nobody expects, on $name,', ({ create }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.drop());

  /** People book until the server ends, or until they are told to stop; meanwhile it goes wrong in that place. */
  async function goWrong(place: string) {
    const server = await Server.start(database.url, { preload, env: { BREAK: place } });
    const { client } = await LiveClient.connect(server, await signIn(server.url));
    const bookings = new Bookings();
    const over = new AbortController();
    const ended = server.end().finally(() => over.abort());
    const flood = bookings.flood(server.url, { workers: 10, until: over.signal });
    await within(10_000, 'people book', () => bookings.answered > 50);
    server.signal('SIGUSR2');
    await within(10_000, 'it is broken', () => server.output.includes('broken\n'));
    return { server, client, bookings, over, ended, flood };
  }

  it.each(['timer', 'promise', 'socket'])(
    'in a %s ends the process with 1 and one line, after what was accepted is answered',
    async (place) => {
      const { server, client, bookings, ended, flood } = await goWrong(place);
      client.socket.send('Is anybody there?');
      await within(5_000, 'it is told', () => server.output.includes('uncaught error'));
      expect(await ended).toBe(1);
      expect(new Set(await flood)).toEqual(new Set([201, 'ECONNREFUSED']));
      expect(server.output.match(/uncaught error/g)).toHaveLength(1);
      expect(server.output).not.toContain('liza@sample.example');
      await bookings.check(new Rows(database.url));
    },
  );

  it('in a handler is a 500 to that request alone, and everything else goes on', async () => {
    const { server, client, bookings, over, flood } = await goWrong('handler');
    const cookie = await signIn(server.url);
    const path = `/api/admin/leads/appointment/${bookings.ids[0]}/notes`;
    const add = async () => {
      const { text, ...answer } = await send(server.url, 'POST', path, { cookie, body: { note: 'Called' } });
      return { ...answer, text, body: JSON.parse(text) as Record<string, unknown> };
    };
    const refused = await add();
    expectRefusal(refused, 500);
    expect(refused.text).not.toMatch(/mistake|liza/);
    expect((await add()).status).toBe(201);
    const { answered } = bookings;
    await within(5_000, 'people book', () => bookings.answered > answered + 50);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    over.abort();
    expect(new Set(await flood)).toEqual(new Set([201]));
    expect(server.output.match(/request failed/g)).toHaveLength(1);
    expect(server.output).not.toContain('liza@sample.example');
    await bookings.check(new Rows(database.url));
    client.socket.terminate();
    await server.kill();
  });
});

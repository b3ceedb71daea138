import { DATABASES, type TestDatabase } from '../src/platform/database/testing/databases.js';
import { LiveClient } from '../test/support/live-client.js';
import { expectError } from '../test/support/expect-error.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { until } from './support/until.js';

const preload = `${import.meta.dirname}/support/throw-on-signal.mjs`;

describe('F26 an unexpected error', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await DATABASES[0]!.create();
  });
  afterEach(() => database.drop());

  /** Causes an error in that place during bookings, which continue until the server ends or `over` is aborted. */
  async function causeError(place: string) {
    const server = await Server.start(database.url, { preload, env: { THROW_IN: place } });
    const { client } = await LiveClient.connect(server, await signIn(server.url));
    const bookings = new Bookings();
    const over = new AbortController();
    const ended = server.end().finally(() => over.abort());
    const flood = bookings.flood(server.url, { workers: 10, until: over.signal });
    await until('bookings are acknowledged', () => bookings.acknowledgements > 50);
    server.signal('SIGUSR2');
    await until('the error is triggered', () => server.output.includes('throwing\n'));
    return { server, client, bookings, over, ended, flood };
  }

  it.each(['timer', 'promise', 'socket'])(
    'in a %s ends the process with 1 and one log line, after the accepted requests are completed',
    async (place) => {
      const { server, client, bookings, ended, flood } = await causeError(place);
      client.socket.send('any message');
      await until('the error is logged', () => server.output.includes('uncaught error'));
      expect(await ended).toBe(1);
      expect(new Set(await flood)).toEqual(new Set([201, 'ECONNREFUSED']));
      expect(server.output.match(/uncaught error/g)).toHaveLength(1);
      expect(server.output).not.toContain('liza@sample.example');
      await bookings.check(new Rows(database.url));
    },
  );

  it('in a handler gives that request a 500, and everything else continues', async () => {
    const { server, client, bookings, over, flood } = await causeError('handler');
    const cookie = await signIn(server.url);
    const path = `/api/admin/leads/appointment/${bookings.ids[0]}/notes`;
    const add = async () => {
      const { text, ...response } = await send(server.url, 'POST', path, {
        cookie,
        body: { note: 'Called' },
      });
      return { ...response, text, body: JSON.parse(text) as Record<string, unknown> };
    };
    const failed = await add();
    expectError(failed, 500);
    expect(failed.text).not.toMatch(/error that contains|liza/);
    expect((await add()).status).toBe(201);
    const { acknowledgements } = bookings;
    await until('bookings are acknowledged', () => bookings.acknowledgements > acknowledgements + 50);
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

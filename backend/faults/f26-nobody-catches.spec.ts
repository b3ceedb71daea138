import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../src/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';

describe.each(['timer', 'promise'])('F26 an error that nobody catches in a %s', (where) => {
  it('ends the process with 1 and one line, after what was accepted is answered', async () => {
    const database = await DATABASES[0]!.create();
    const preload = `${__dirname}/support/break-on-signal.mjs`;
    const server = await Server.start(database.url, { preload, env: { BREAK: where } });
    const bookings = new Bookings();
    const flood = bookings.flood(server.url, { workers: 10, count: 10_000 });
    await sleep(1_000);
    server.signal('SIGUSR2');
    const ended = server.end();
    while (!server.output.includes('uncaught error')) await sleep(5);
    expect(await ended).toBe(1);
    expect(new Set(await flood)).toEqual(new Set([201, 'ECONNREFUSED']));
    expect(server.output.match(/uncaught error/g)).toHaveLength(1);
    expect(server.output).not.toContain('liza@sample.example');
    await bookings.check(new Rows(database.url));
    await database.drop();
  });
});

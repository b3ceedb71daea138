import { join } from 'node:path';
import { DATABASES } from '../src/database/testing/databases.js';
import { bookingBody } from '../test/support/bodies.js';
import { LiveClient } from '../test/support/live-client.js';
import { send, signIn } from './support/client.js';
import { openFiles } from './support/process.js';
import { Proxy } from './support/proxy.js';
import { Server } from './support/server.js';
import { FULL, size } from './support/size.js';
import { within } from './support/within.js';

const VANISHED = 200;
// a minute is long: in a small run the server pings ten times as often
const GONE_WITHIN_S = size(6, 60);
const preload = join(import.meta.dirname ?? __dirname, 'support/quick-intervals.mjs');

describe('F17 clients vanish and leave their sockets half open', () => {
  it(`${VANISHED} sockets are gone within ${GONE_WITHIN_S} s, and nobody else's`, async () => {
    const database = await DATABASES[0]!.create();
    const server = await Server.start(database.url, FULL ? {} : { preload });
    const cookie = await signIn(server.url);
    const connect = (url: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => LiveClient.connect({ url }, cookie)));
    const staying = await connect(server.url, 5);
    const before = openFiles(server.pid);
    const proxy = await Proxy.to(server.port);
    await connect(`http://127.0.0.1:${proxy.port}`, VANISHED);
    expect(openFiles(server.pid)).toBeGreaterThanOrEqual(before + VANISHED);

    proxy.blackHole();
    const ms = await within(
      GONE_WITHIN_S * 1_000 + 1_000,
      'the server closes them',
      () => proxy.connections === 0,
    );
    expect(openFiles(server.pid)).toBeLessThanOrEqual(before);
    console.log(
      `F17: ${VANISHED} half-open sockets are gone after ${(ms / 1000).toFixed(1)} of ${GONE_WITHIN_S} s`,
    );

    const { status } = await send(server.url, 'POST', '/api/appointments', { body: bookingBody() });
    expect(status).toBe(201);
    for (const { client } of staying) expect((await client.next()).type).toBe('appointment_created');
    for (const { client } of staying) client.socket.terminate();
    await proxy.close();
    await server.kill();
    await database.drop();
  });
});

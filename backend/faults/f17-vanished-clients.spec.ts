import { join } from 'node:path';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { bookingBody } from '../test/support/bodies.js';
import { LiveClient } from '../test/support/live-client.js';
import { send, signIn } from './support/client.js';
import { openFiles } from './support/process.js';
import { TcpProxy } from '../src/platform/testing/tcp-proxy.js';
import { Server } from './support/server.js';
import { FULL, size } from './support/size.js';
import { until } from './support/until.js';

const VANISHED = 200;
// without --full the server pings ten times as often
const TWO_PINGS_S = size(6, 60);
const preload = join(import.meta.dirname, 'support/fast-intervals.mjs');

describe('F17 clients disappear and leave half-open sockets', () => {
  it(`the server closes ${VANISHED} sockets that do not respond to pings, and no others`, async () => {
    const database = await DATABASES[0]!.create();
    const server = await Server.start(database.url, FULL ? {} : { preload });
    const cookie = await signIn(server.url);
    const connect = (url: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => LiveClient.connect({ url }, cookie)));
    const staying = await connect(server.url, 5);
    const before = openFiles(server.pid);
    const proxy = await TcpProxy.start(server.port);
    await connect(`http://127.0.0.1:${proxy.port}`, VANISHED);
    expect(openFiles(server.pid)).toBeGreaterThanOrEqual(before + VANISHED);

    proxy.blackHole();
    const ms = await until('the server has closed them', () => proxy.connections === 0);
    expect(openFiles(server.pid)).toBeLessThanOrEqual(before);
    console.log(
      `F17: ${VANISHED} half-open sockets are closed after ${(ms / 1000).toFixed(1)} s (two pings take ${TWO_PINGS_S} s)`,
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

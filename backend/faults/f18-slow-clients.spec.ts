import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES, type TestDatabase } from '../src/platform/database/testing/databases.js';
import { bookingBody, postBody } from '../test/support/bodies.js';
import { LiveClient } from '../test/support/live-client.js';
import { send, signIn } from './support/client.js';
import { openFiles, residentMiB } from './support/process.js';
import { PrivateRedis, withRedisProgram } from './support/redis.js';
import { Server } from './support/server.js';
import { until } from './support/until.js';

const SENDERS = 500;
/** Fewer: the socket buffers of the system take 4 MB of each response. */
const READERS = 100;
const BATCH = 4_000;
const MOST_MESSAGES = 200_000;
/** Longer than any timeout of the server. */
const TIMEOUT_MS = 120_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await DATABASES[0]!.create();
});
afterAll(() => database.drop());

withRedisProgram('F18 a console that does not read its messages', () => {
  it('is disconnected at 1 MiB, while other consoles get all messages and memory grows by less than 50 MiB', async () => {
    const redis = await PrivateRedis.start();
    const server = await Server.start(database.url, { env: { REDIS_URL: redis.url() } });
    await redis.waitForReplicas(1);
    const cookie = await signIn(server.url);
    const { client: slow } = await LiveClient.connect(server, cookie);
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => (await LiveClient.connect(server, cookie)).client),
    );
    const [filesBefore, before] = [openFiles(server.pid), residentMiB(server.pid)];
    slow.socket.pause();

    // many messages from another replica
    const message = { type: 'appointment_updated', data: { id: '01890a5d-ac96-774b-bcce-b302099a8057' } };
    const text = JSON.stringify({ from: 'another', event: { kind: 'message', message } });
    const channel = await redis.liveChannel();
    let [sent, most] = [0, before];
    await redis.run(async (client) => {
      while (openFiles(server.pid) === filesBefore && sent < MOST_MESSAGES) {
        const batch = client.pipeline();
        for (let n = 0; n < BATCH; n += 1) batch.publish(channel, text);
        await batch.exec();
        sent += BATCH;
        await until('the other consoles receive them', () =>
          others.every(({ frames }) => frames.length > sent),
        );
        most = Math.max(most, residentMiB(server.pid));
      }
    });
    expect(sent).toBeLessThan(MOST_MESSAGES);
    expect(openFiles(server.pid)).toBe(filesBefore - 1);
    for (const { frames } of others) expect(frames).toHaveLength(sent + 1);
    expect(most - before).toBeLessThan(50);
    console.log(`F18: disconnected within ${sent} messages, memory grew by ${Math.round(most - before)} MiB`);
    for (const { socket } of [slow, ...others]) socket.terminate();
    await server.kill();
    await redis.kill();
  });
});

describe('F18 slow senders and readers', () => {
  it('are disconnected, headers after 10 s, bodies after 15 s, responses after 30 s, while others are served', async () => {
    const server = await Server.start(database.url);
    const cookie = await signIn(server.url);
    for (let post = 0; post < 45; post += 1)
      await send(server.url, 'POST', '/api/admin/blog-posts', {
        cookie,
        body: postBody({ title: `Long ${post}`, content: 'Much to read. '.repeat(14_000) }),
      });
    const { text } = await send(server.url, 'GET', '/api/blog-posts');
    expect(text.length).toBeGreaterThan(8_000_000);
    const [filesBefore, before] = [openFiles(server.pid), residentMiB(server.pid)];
    const head = `POST /api/appointments HTTP/1.1\r\nHost: x\r\n`;
    const body = `${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
    const kinds: Record<'headers' | 'bodies' | 'readers', Socket[]> = {
      headers: [],
      bodies: [],
      readers: [],
    };
    for (let n = 0; n < SENDERS; n += 1) {
      kinds.headers.push(trickle(server.port, head, 'X-Slow: '));
      kinds.bodies.push(trickle(server.port, body, '"slow": '));
      if (n < READERS) kinds.readers.push(neverRead(server.port, '/api/blog-posts'));
      if (n % 10 === 0) await sleep(10);
    }
    const begun = performance.now();
    const since = () => performance.now() - begun;
    let slowestMs = 0;
    const closed = async (kind: Socket[]) => {
      while (since() < TIMEOUT_MS && kind.some(({ destroyed }) => !destroyed)) await serveOne();
      expect(kind.filter(({ destroyed }) => !destroyed)).toHaveLength(0);
      return `${Math.round(since() / 1000)} s`;
    };
    const serveOne = async () => {
      const at = performance.now();
      const response = await send(server.url, 'POST', '/api/appointments', { body: bookingBody() });
      expect(response.status).toBe(201);
      slowestMs = Math.max(slowestMs, performance.now() - at);
      await sleep(200);
    };
    const headers = await closed(kinds.headers);
    const bodies = await closed(kinds.bodies);
    // a client that does not read sees no close: count the open files of the server
    while (since() < TIMEOUT_MS && openFiles(server.pid) > filesBefore) await serveOne();
    expect(openFiles(server.pid)).toBeLessThanOrEqual(filesBefore);
    const readers = `${Math.round(since() / 1000)} s`;
    const grown = Math.round(residentMiB(server.pid) - before);
    console.log(
      `F18: disconnected after ${headers} (headers), ${bodies} (bodies), ${readers} (readers); ` +
        `slowest booking meanwhile ${Math.round(slowestMs)} ms, memory grew by ${grown} MiB`,
    );
    for (const socket of kinds.readers) socket.destroy();
    await server.kill();
  });
});

/** Sends the beginning and then a character every half second, until the server closes the connection. */
function trickle(port: number, beginning: string, then: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  let at = 0;
  const timer = setInterval(() => socket.write(then[at++ % then.length]!), 500);
  socket.on('error', () => undefined).on('close', () => clearInterval(timer));
  return socket.resume();
}

/** Requests a page and never reads the response. */
function neverRead(port: number, path: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
  return socket.on('error', () => undefined).pause();
}

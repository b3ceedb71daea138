import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { DATABASES } from '../src/database/testing/databases.js';
import { bookingBody } from '../test/support/bodies.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';

const ROUNDS = size(2, 20);
/** As many pages as the system's own memory does not take. */
const PAGES = 2_000;

describe.each(DATABASES)('F3 the server is told to stop under load, on $name', ({ create }) => {
  it('answers what it accepted, takes nothing new, and ends with 0 within ten seconds', async () => {
    const database = await create();
    const bookings = new Bookings();
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await Server.start(database.url);
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
        headers: { Cookie: await signIn(server.url), Origin: server.url },
      });
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      const watcher = new Agent({ keepAlive: true, maxSockets: 1 });
      expect((await send(server.url, 'GET', '/api/health/ready', { agent: watcher })).status).toBe(200);

      const workers = Array.from({ length: 100 }, () => worker(server.url, bookings));
      await sleep(300 + Math.random() * 300);
      const slow = slowBooking(server.url);
      await sleep(500);
      const begun = performance.now();
      server.signal('SIGTERM');
      while (!server.output.includes('stopping')) await sleep(5);
      const ready = send(server.url, 'GET', '/api/health/ready', { agent: watcher });
      server.signal('SIGTERM');

      expect((await ready).status).toBe(503);
      expect(await slow.finish()).toBe(201);
      const ends = await Promise.all(workers);
      expect(ends).toEqual(Array(100).fill('ECONNREFUSED'));
      expect(await closed).toBe(1001);
      expect(await server.end()).toBe(0);
      expect(performance.now() - begun).toBeLessThan(10_000);
    }
    // none was cut off, or its worker would have ended in another way: what is unknown was told to come again
    const again = await Server.start(database.url);
    await bookings.resolveUnknown(again.url);
    expect(bookings.acknowledged.length).toBeGreaterThan(100);
    await bookings.check(new Rows(database.url));
    await again.kill();
    await database.drop();
  });

  it('ends in time with clients that never finish what they send or read', async () => {
    const database = await create();
    const server = await Server.start(database.url);
    const page = (await send(server.url, 'GET', '/')).text.length;
    const senders = Array.from({ length: 20 }, () => slowBooking(server.url));
    const readers = Array.from({ length: 20 }, () => slowReader(server.port));
    await sleep(500);
    const begun = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
    const answers = await Promise.all(senders.map((sender) => sender.finish()));
    expect(answers).not.toContain(201);
    // what the system kept for them, and not all that they asked for
    const taken = await Promise.all(readers.map((reader) => reader.taken()));
    expect(Math.max(...taken)).toBeLessThan(PAGES * page);
    await database.drop();
  });
});

/** Books over one connection for as long as it can, and says how that ended. */
async function worker(url: string, bookings: Bookings): Promise<string | number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await bookings.book(url, { agent });
    // 503: too much at once for this machine, and said so
    if (outcome !== 201 && outcome !== 503) return outcome;
  }
}

/** A booking whose body is sent in two halves. */
function slowBooking(url: string) {
  const body = JSON.stringify(bookingBody({ email: 'slow@sample.example' }));
  const outgoing = request(`${url}/api/appointments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  const status = new Promise<number | string>((resolve) => {
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
  outgoing.write(body.slice(0, 40));
  return {
    async finish() {
      await sleep(700);
      outgoing.end(body.slice(40));
      return status;
    },
  };
}

/** Asks for many pages and takes none of them until the server has ended. */
function slowReader(port: number) {
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined).pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(PAGES));
  return {
    async taken() {
      socket.resume();
      await ended;
      return socket.bytesRead;
    },
  };
}

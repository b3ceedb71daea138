import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { bookingBody } from '../test/support/bodies.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(2, 20);
const WORKERS = 30;
/** More pages than the socket buffers of the system hold. */
const PAGES = 2_000;

describe.each(DATABASES)('F3 the server gets SIGTERM under load, on $name', ({ create }) => {
  it('completes the accepted requests, accepts no new ones and exits with 0 before its deadline', async () => {
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

      const workers = Array.from({ length: WORKERS }, () => worker(server.url, bookings));
      await acknowledgements(bookings, WORKERS);
      const slow = slowBooking(server.url);
      // its first part has arrived when what was sent after it is acknowledged
      await acknowledgements(bookings, 2 * WORKERS);
      await sleep(Math.random() * 100);
      server.signal('SIGTERM');
      while (!server.output.includes('stopping')) await sleep(5);
      const ready = send(server.url, 'GET', '/api/health/ready', { agent: watcher });
      server.signal('SIGTERM');
      // at once: a body that takes longer than the deadline of the stop is cut off
      const finished = slow.finish();

      expect((await ready).status).toBe(503);
      expect(await finished).toBe(201);
      const ends = await Promise.all(workers);
      expect(ends).toEqual(Array(WORKERS).fill('ECONNREFUSED'));
      expect(await closed).toBe(1001);
      expect(await server.end()).toBe(0);
    }
    // no request was interrupted, or its worker would have ended otherwise: the unknown ones got a 503
    const again = await Server.start(database.url);
    await bookings.resolveUnknown(again.url);
    expect(bookings.acknowledged.length).toBeGreaterThan(100);
    await bookings.check(new Rows(database.url));
    await again.kill();
    await database.drop();
  });

  it('exits with 0 before its deadline although clients never finish a request or read a response', async () => {
    const database = await create();
    const server = await Server.start(database.url);
    const page = (await send(server.url, 'GET', '/')).text.length;
    const senders = Array.from({ length: 20 }, () => slowBooking(server.url));
    const readers = Array.from({ length: 20 }, () => slowReader(server.port));
    await sleep(500);
    expect(await server.stop()).toBe(0);
    const statuses = await Promise.all(senders.map((sender) => sender.finish()));
    expect(statuses).not.toContain(201);
    // only what was in the socket buffers
    const read = await Promise.all(readers.map((reader) => reader.bytesRead()));
    expect(Math.max(...read)).toBeLessThan(PAGES * page);
    await database.drop();
  });
});

async function acknowledgements(bookings: Bookings, more: number): Promise<void> {
  const enough = bookings.acknowledgements + more;
  await until('bookings are acknowledged', () => bookings.acknowledgements >= enough);
}

/** Books over one connection until a booking fails; returns its status or error code. */
async function worker(url: string, bookings: Bookings): Promise<string | number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await bookings.book(url, { agent });
    // 503: load shedding on a slow machine
    if (outcome !== 201 && outcome !== 503) return outcome;
  }
}

/** A booking whose body is sent in two parts. */
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
      await sleep(100);
      outgoing.end(body.slice(40));
      return status;
    },
  };
}

/** Requests many pages and reads none of the responses until the server has ended. */
function slowReader(port: number) {
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined).pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(PAGES));
  return {
    async bytesRead() {
      socket.resume();
      await ended;
      return socket.bytesRead;
    },
  };
}

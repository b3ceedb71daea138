import { once } from 'node:events';
import type { Socket } from 'node:net';
import { MAX_VISITOR_REQUESTS, LoadShedding } from '../src/platform/http/load-shedding.js';
import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { newKey } from './support/idempotent-forms.js';
import { AdminClient } from './support/admin-client.js';
import { rawConnection } from './support/raw-connection.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('load shedding on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  const bookWith = (key: string) =>
    send(running.app, 'POST', '/api/appointments', {
      body: bookingBody(),
      headers: { 'Idempotency-Key': key },
    });
  const book = () => bookWith(newKey());

  /**
   * Sends bookings at the same moment, and repeats each that got a 503 or no response with its key until it is stored: a unit
   * of work that reached its deadline on a slow machine may have been committed. Returns the ids and the first statuses.
   */
  async function bookAll(count: number) {
    const keys = Array.from({ length: count }, newKey);
    const first = await Promise.all(keys.map((key) => bookWith(key).catch(() => bookWith(key))));
    const ids: string[] = [];
    for (const [index, response] of first.entries()) {
      let last = response;
      while (last.status !== 201) {
        expectError(last, 503);
        last = await bookWith(keys[index]!);
      }
      ids.push(last.body.id as string);
    }
    return { ids, statuses: first.map(({ status }) => status) };
  }

  it('rejects visitors above the limit, and stores nothing of a rejected request', async () => {
    await send(running.app, 'GET', '/');
    const { database } = running.app;
    const write = database.write.bind(database);
    let begin: () => void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let waiting = 0;
    let full: () => void;
    const allWait = new Promise<void>((resolve) => (full = resolve));
    const spy = jest.spyOn(database, 'write').mockImplementation(async (work) => {
      waiting += 1;
      if (waiting === MAX_VISITOR_REQUESTS) full();
      await begun;
      return write(work);
    });
    const bookings = bookAll(MAX_VISITOR_REQUESTS);
    await allWait;

    expectError(await book(), 503);
    expectError(await send(running.app, 'GET', '/blog/no-such-article'), 503);
    for (const path of ['/', '/api/health/live', '/api/health/ready'])
      expect((await send(running.app, 'GET', path)).status).toBe(200);
    expect((await admin.request('GET', '/api/admin/leads')).status).toBe(200);

    begin!();
    spy.mockRestore();
    const { ids, statuses } = await bookings;
    expect(statuses).toContain(201);
    const later = await book();
    const rows = await running.app.rows<{ id: string }>('appointments');
    expect(rows.map(({ id }) => id).sort()).toEqual([...ids, later.body.id as string].sort());
  });

  it('stores each of three hundred concurrent bookings once or lets it be repeated', async () => {
    const before = await running.app.rows<{ id: string }>('appointments');
    const { ids, statuses } = await bookAll(300);
    expect(statuses).toContain(201);
    const rows = await running.app.rows<{ id: string }>('appointments');
    expect(rows.map(({ id }) => id).sort()).toEqual([...before.map(({ id }) => id), ...ids].sort());
  });
});

const HOST = 'Host: office\r\n';
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${HOST}${headers}\r\n`;
const post = (path: string, body: string, length = body.length) =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
const upgrade = get('/ws', 'Connection: Upgrade\r\nUpgrade: websocket\r\n');
const COOKIE = 'Cookie: sid=s%3Ax\r\n';

/** Bytes that a connection sends before it ends. */
const SENT: Record<string, string> = {
  'unknown paths': get('/api/z').repeat(300),
  'unknown paths with a session cookie': get('/api/z', COOKIE).repeat(300),
  'requests behind cached responses': (get('/') + get('/api/z')).repeat(100),
  'pages with a query': get('/blog?x=1').repeat(300),
  'assets and requests behind them': get('/assets/nothing.js').repeat(12) + get('/api/z').repeat(300),
  bookings: post('/api/appointments', JSON.stringify(bookingBody())).repeat(30),
  'invalid forms': post('/api/appointments', '{}').repeat(30),
  'a truncated body': get('/api/z').repeat(10) + post('/api/appointments', '{', 100),
  'an upgrade behind requests': get('/api/z').repeat(10) + upgrade,
  'HTTP/1.0': `GET /api/z HTTP/1.0\r\nConnection: keep-alive\r\n\r\n`.repeat(30),
};
const ENDS: Record<string, (socket: Socket) => void> = {
  reset: (socket) => socket.resetAndDestroy(),
  destroyed: (socket) => socket.destroy(),
  'half closed': (socket) => socket.end(),
};
const CASES = Object.keys(SENT).flatMap((sent) => Object.keys(ENDS).map((end) => [sent, end] as const));

describe.each(DATABASES)('the limit of concurrent requests on $name', ({ create }) => {
  const running = runningApp({}, create);
  const CONNECTIONS = 16;
  const inProgress = () => running.app.app.get(LoadShedding).inProgress;
  const connections = () =>
    new Promise<number>((resolve) => running.app.server.getConnections((_, count) => resolve(count)));
  /** Resolves when no connection is open and no request is in progress. */
  const settled = async () => {
    const begun = performance.now();
    while ((await connections()) > 0 || inProgress() > 0) {
      if (performance.now() - begun > 120_000)
        throw new Error(`${inProgress()} requests are still in progress`);
      await new Promise(setImmediate);
    }
  };
  const visitorsAreServed = async () => {
    expect((await send(running.app, 'POST', '/api/appointments', { body: bookingBody() })).status).toBe(201);
    expect((await send(running.app, 'GET', '/api/no-such-path')).status).toBe(404);
    expect((await send(running.app, 'GET', '/api/health/ready')).status).toBe(200);
  };

  it.each(CASES)('keeps no slot for %s on connections that are %s', async (sent, end) => {
    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => rawConnection(running.app, SENT[sent])),
    );
    expect(inProgress()).toBeLessThanOrEqual(CONNECTIONS);
    for (const socket of sockets) ENDS[end]!(socket);
    for (const socket of sockets) socket.resume();
    await settled();
    await visitorsAreServed();
    await settled();
  });

  it('counts one request of a connection that pipelines hundreds and reads nothing', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const socket = await rawConnection(running.app);
        socket.pause();
        socket.write(get('/api/blog-posts').repeat(20) + get('/api/z').repeat(12));
        return socket;
      }),
    );
    await visitorsAreServed();
    expect(inProgress()).toBeLessThanOrEqual(sockets.length);
    for (const socket of sockets) socket.destroy();
    await settled();
  });

  it('frees the slot of an aborted request when its work is done', async () => {
    const { database } = running.app;
    let begin!: () => void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let started!: () => void;
    const isStarted = new Promise<void>((resolve) => (started = resolve));
    const write = database.write.bind(database);
    const spy = jest.spyOn(database, 'write').mockImplementationOnce(async (work) => {
      started();
      await begun;
      return write(work);
    });
    const socket = await rawConnection(running.app, post('/api/appointments', JSON.stringify(bookingBody())));
    await isStarted;
    const closed = once(socket, 'close');
    socket.resetAndDestroy();
    await closed;
    expect(inProgress()).toBe(1);
    begin();
    await settled();
    spy.mockRestore();
    await visitorsAreServed();
  });

  it('is not ready while the same requests hold every slot for long', async () => {
    jest.spyOn(running.app.app.get(LoadShedding), 'isStuck', 'get').mockReturnValue(true);
    expectError(await send(running.app, 'GET', '/api/health/ready'), 503);
    expect((await send(running.app, 'GET', '/api/health/live')).status).toBe(200);
    jest.restoreAllMocks();
    expect((await send(running.app, 'GET', '/api/health/ready')).status).toBe(200);
  });
});

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SharedRedis } from '../src/platform/redis.js';
import { bookingBody } from './support/bodies.js';
import { send } from './support/http.js';
import { LiveClient } from './support/live-client.js';
import { AdminClient } from './support/admin-client.js';
import { rawConnection } from './support/raw-connection.js';
import { runningApp } from './support/running-app.js';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const CANARY = 'canary';
const REDIS = process.env.TEST_REDIS_URL;

describe('the metrics', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });
  let port: number;
  const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  /** The metrics once no request is in progress. */
  const metrics = async (tries = 1_000): Promise<string> => {
    const text = await (await at('/metrics')).text();
    if (tries === 0) throw new Error('Requests stay in progress');
    return /^http_requests_in_progress 0$/m.test(text) ? text : metrics(tries - 1);
  };
  /** The value of a metric with its labels. */
  const metric = async (name: string) => {
    const line = (await metrics()).split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? null : Number(line.slice(name.length));
  };
  const requests = (method: string, route: string, status: number | string) =>
    metric(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);

  beforeAll(async () => {
    port = await freePort();
    await expect(at('/metrics')).rejects.toThrow();
    const before = running.app.server.listenerCount('upgrade');
    await running.restart({ METRICS_PORT: String(port) });
    expect(running.app.server.listenerCount('upgrade')).toBe(before + 1);
  });

  it('are served in the Prometheus format, with those of the process', async () => {
    const response = await at('/metrics');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
    ]);
    expect(await response.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(await metric('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  });

  it('count requests by the pattern of their route', async () => {
    const admin = await AdminClient.signIn(running.app);
    const booking = await admin.createBooking();
    await admin.createSubscription();
    const notes = '/api/admin/leads/:leadType/:id/notes';
    expect([
      await metric('office_leads{type="appointment"}'),
      await metric('office_leads{type="subscription"}'),
      await requests('POST', '/api/appointments', 201),
      await requests('POST', '/api/subscriptions', 201),
      await requests('POST', '/api/login', 200),
    ]).toEqual([1, 1, 1, 1, 1]);
    for (const id of [booking, 'no-id'])
      await admin.request('GET', `/api/admin/leads/appointment/${id}/notes`);
    const text = await metrics();
    expect(text.split('\n').filter((line) => /_count.*\/notes/.test(line))).toEqual([
      expect.stringContaining(`route="${notes}",status="200"} 1`),
      expect.stringContaining(`route="${notes}",status="404"} 1`),
    ]);
  });

  it('count cached responses, files, and requests without a route', async () => {
    await send(running.app, 'GET', '/api/blog-posts');
    const cached = await requests('GET', 'response cache', 200);
    await send(running.app, 'GET', '/api/blog-posts');
    await send(running.app, 'GET', '/api/blog-posts');
    expect([cached, await requests('GET', 'response cache', 200)]).toEqual([null, 2]);
    await send(running.app, 'GET', '/api/openapi.json');
    expect(await requests('GET', 'file', 200)).toBe(1);
    await send(running.app, 'PROPFIND', '/api/blog-posts');
    expect(await metrics()).toMatch(/_count\{method="other",route="[^"]+",status="4\d\d"\} 1$/m);
  });

  it('count pipelined requests whose connection closed as aborted, and none of them as in progress', async () => {
    const request = 'GET /api/z HTTP/1.1\r\nHost: office\r\n\r\n';
    // waits until no request is in progress
    const counted = async (status: string) => {
      const line = new RegExp(`^http_request_duration_seconds_count\\{.*status="${status}"\\} (\\d+)$`, 'gm');
      return [...(await metrics()).matchAll(line)].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    for (const leave of ['resetAndDestroy', 'destroy', 'end'] as const) {
      const [all, broken] = [await counted('.*'), await counted('aborted')];
      const arrived = once(running.app.server, 'request');
      const socket = await rawConnection(running.app, request.repeat(30));
      await arrived;
      socket[leave]();
      socket.resume();
      expect([leave, await counted('.*')]).toEqual([leave, all + 30]);
      expect(await counted('aborted')).toBeGreaterThan(broken);
    }
  });

  it('count rate-limited requests and failed sign-ins', async () => {
    const body = { username: CANARY, password: CANARY };
    for (let attempt = 0; attempt < 7; attempt += 1) await send(running.app, 'POST', '/api/login', { body });
    expect([await requests('POST', '/api/login', 401), await requests('POST', '/api/login', 429)]).toEqual([
      5, 2,
    ]);
  });

  it('count connected consoles and the messages sent to them', async () => {
    const admin = await AdminClient.signIn(running.app);
    const sent = await metric('office_live_messages_total');
    const { client } = await LiveClient.connect(running.app, admin.cookie);
    expect(await metric('office_live_sockets')).toBe(1);
    await admin.createBooking();
    expect(await metric('office_live_messages_total')).toBe(sent! + 1);
    client.socket.close();
    await client.closed;
    while ((await metric('office_live_sockets')) !== 0);
  });

  it('report the database, and no Redis if none is configured', async () => {
    expect(await metric('office_database_up')).toBe(1);
    expect(await metrics()).not.toContain('office_redis_up');
  });

  it('contain no client input', async () => {
    const admin = await AdminClient.signIn(running.app);
    const id = await admin.createBooking({ firstName: CANARY, email: `${CANARY}@sample.example` });
    await admin.request('GET', `/api/admin/leads/appointment/${id}/activity?${CANARY}=1`);
    await send(running.app, 'GET', `/api/${CANARY}`);
    await send(running.app, 'GET', `/${CANARY}?${CANARY}`);
    await send(running.app, 'GET', `/assets/${CANARY}.js`);
    await send(running.app, 'GET', `/blog/${CANARY}`, {
      headers: { Cookie: `sid=${CANARY}`, 'User-Agent': CANARY },
    });
    await send(running.app, 'POST', '/api/appointments', { body: bookingBody({ [CANARY]: CANARY }) });
    const text = await metrics();
    expect(text).not.toContain(CANARY);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect(routes.size).toBeLessThan(40);
  });

  it('are served for GET on one path only', async () => {
    for (const path of ['/', '/metrics/', '/metrics?a=1', '/api/health/live', '/%6detrics', '//metrics'])
      expect([path, (await at(path)).status]).toEqual([path, 404]);
    for (const method of ['POST', 'HEAD', 'DELETE', 'OPTIONS'])
      expect([method, (await at('/metrics', method)).status]).toEqual([method, 405]);
  });

  it('are not served on the public port', async () => {
    const response = await send(running.app, 'GET', '/metrics');
    expect(response.status).toBe(404);
    expect(response.text).not.toContain('process_');
  });

  it('are served without the database, and report it', async () => {
    jest.spyOn(running.app.database.reader, 'query').mockRejectedValueOnce(new Error('away'));
    const text = await (await at('/metrics')).text();
    expect(text).toMatch(/^office_database_up 0$/m);
    expect(text).not.toMatch(/^office_leads\{/m);
    expect(await metric('office_database_up')).toBe(1);
  });

  if (REDIS)
    it('report whether Redis is connected', async () => {
      await running.restart({ METRICS_PORT: String(port), REDIS_URL: REDIS });
      while ((await metric('office_redis_up')) !== 1);
      running.app.app.get(SharedRedis).client?.disconnect();
      while ((await metric('office_redis_up')) !== 0);
    });

  it('end with the application', async () => {
    await running.restart();
    await expect(at('/metrics')).rejects.toThrow();
  });
});

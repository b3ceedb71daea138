import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SharedRedis } from '../src/shared/redis.js';
import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { LiveClient } from './support/live-client.js';
import { World } from './support/people-and-things.js';
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

describe.each(DATABASES)('the figures for Prometheus on $name', ({ create }) => {
  const running = runningApp(create, { RATE_LIMITS: 'on' });
  let port: number;
  const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  /** Once every answer that was received is counted. */
  const figures = async (): Promise<string> => {
    const text = await (await at('/metrics')).text();
    return /^http_requests_in_progress 0$/m.test(text) ? text : figures();
  };
  /** The value behind a name and its labels. */
  const figure = async (name: string) => {
    const line = (await figures()).split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? null : Number(line.slice(name.length));
  };
  const requests = (method: string, route: string, status: number | string) =>
    figure(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);

  beforeAll(async () => {
    port = await freePort();
    await expect(at('/metrics')).rejects.toThrow();
    const before = running.app.server.listenerCount('upgrade');
    await running.restart({ METRICS_PORT: String(port) });
    expect(running.app.server.listenerCount('upgrade')).toBe(before + 1);
  });

  it('are served in the format of Prometheus, with those of the process', async () => {
    const answer = await at('/metrics');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
    ]);
    expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(await figure('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  });

  it('count what was asked for, by the pattern of its route', async () => {
    const world = await World.of(running.app);
    const booking = await world.booking();
    await world.subscription();
    const notes = '/api/admin/leads/:leadType/:id/notes';
    expect([
      await figure('office_leads{type="appointment"}'),
      await figure('office_leads{type="subscription"}'),
      await requests('POST', '/api/appointments', 201),
      await requests('POST', '/api/subscriptions', 201),
      await requests('POST', '/api/login', 200),
    ]).toEqual([1, 1, 1, 1, 1]);
    for (const id of [booking, 'no-id']) await world.as('GET', `/api/admin/leads/appointment/${id}/notes`);
    const text = await figures();
    expect(text.split('\n').filter((line) => /_count.*\/notes/.test(line))).toEqual([
      expect.stringContaining(`route="${notes}",status="200"} 1`),
      expect.stringContaining(`route="${notes}",status="404"} 1`),
    ]);
  });

  it('count answers out of memory, files, and what there is no route for', async () => {
    await send(running.app, 'GET', '/api/blog-posts');
    const kept = await requests('GET', 'kept in memory', 200);
    await send(running.app, 'GET', '/api/blog-posts');
    await send(running.app, 'GET', '/api/blog-posts');
    expect([kept, await requests('GET', 'kept in memory', 200)]).toEqual([null, 2]);
    await send(running.app, 'GET', '/api/openapi.json');
    expect(await requests('GET', 'file', 200)).toBe(1);
    await send(running.app, 'PROPFIND', '/api/blog-posts');
    expect(await figures()).toMatch(/_count\{method="other",route="[^"]+",status="4\d\d"\} 1$/m);
  });

  it('count refusals of limits and failed sign-ins', async () => {
    const body = { username: CANARY, password: CANARY };
    for (let attempt = 0; attempt < 7; attempt += 1) await send(running.app, 'POST', '/api/login', { body });
    expect([await requests('POST', '/api/login', 401), await requests('POST', '/api/login', 429)]).toEqual([
      5, 2,
    ]);
  });

  it('know the consoles that are connected, and count what they are told', async () => {
    const world = await World.of(running.app);
    const told = await figure('office_live_messages_total');
    const { client } = await LiveClient.connect(running.app, world.cookie);
    expect(await figure('office_live_sockets')).toBe(1);
    await world.booking();
    expect(await figure('office_live_messages_total')).toBe(told! + 1);
    client.socket.close();
    await client.closed;
    while ((await figure('office_live_sockets')) !== 0);
  });

  it('say that the database is there, and nothing of a Redis that is not used', async () => {
    expect(await figure('office_database_up')).toBe(1);
    expect(await figures()).not.toContain('office_redis_up');
  });

  it('hold nothing that anybody sent', async () => {
    const world = await World.of(running.app);
    const id = await world.booking({ firstName: CANARY, email: `${CANARY}@sample.example` });
    await world.as('GET', `/api/admin/leads/appointment/${id}/activity?${CANARY}=1`);
    await send(running.app, 'GET', `/api/${CANARY}`);
    await send(running.app, 'GET', `/${CANARY}?${CANARY}`);
    await send(running.app, 'GET', `/assets/${CANARY}.js`);
    await send(running.app, 'GET', `/blog/${CANARY}`, {
      headers: { Cookie: `sid=${CANARY}`, 'User-Agent': CANARY },
    });
    await send(running.app, 'POST', '/api/appointments', { body: bookingBody({ [CANARY]: CANARY }) });
    const text = await figures();
    expect(text).not.toContain(CANARY);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect(routes.size).toBeLessThan(40);
  });

  it('are at that path alone, and to be read alone', async () => {
    for (const path of ['/', '/metrics/', '/metrics?a=1', '/api/health/live', '/%6detrics', '//metrics'])
      expect([path, (await at(path)).status]).toEqual([path, 404]);
    for (const method of ['POST', 'HEAD', 'DELETE', 'OPTIONS'])
      expect([method, (await at('/metrics', method)).status]).toEqual([method, 405]);
  });

  it('are not at the port that everybody reaches', async () => {
    const answer = await send(running.app, 'GET', '/metrics');
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('process_');
  });

  it('say that the database is away, and are served all the same', async () => {
    jest.spyOn(running.app.database.reader, 'query').mockRejectedValueOnce(new Error('away'));
    const text = await (await at('/metrics')).text();
    expect(text).toMatch(/^office_database_up 0$/m);
    expect(text).not.toMatch(/^office_leads\{/m);
    expect(await figure('office_database_up')).toBe(1);
  });

  if (REDIS)
    it('know whether Redis is connected', async () => {
      await running.restart({ METRICS_PORT: String(port), REDIS_URL: REDIS });
      while ((await figure('office_redis_up')) !== 1);
      running.app.app.get(SharedRedis).client?.disconnect();
      while ((await figure('office_redis_up')) !== 0);
    });

  it('end with the application', async () => {
    await running.restart();
    await expect(at('/metrics')).rejects.toThrow();
  });
});

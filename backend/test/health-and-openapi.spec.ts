import { send } from './support/http.js';
import { expectError } from './support/expect-error.js';
import { fakeOnly } from './support/fake-only.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';

const running = runningApp();

describe('health', () => {
  it('reports liveness and readiness', async () => {
    for (const path of ['/api/health/live', '/api/health/ready']) {
      const response = await send(running.app, 'GET', path);
      expect(response).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    }
  });

  it('checks the database at most once a second', async () => {
    const ping = jest.spyOn(running.app.database, 'ping');
    await Promise.all(Array.from({ length: 50 }, () => send(running.app, 'GET', '/api/health/ready')));
    expect(ping.mock.calls.length).toBeLessThanOrEqual(2);
    ping.mockRestore();
  });
});

describe('health without a database', () => {
  const alone = runningApp();
  // readiness is cached for a second; the test skips only that timer
  beforeEach(() => fakeOnly('setTimeout', 'clearTimeout'));
  afterEach(() => jest.useRealTimers());

  it('is live but not ready until the database is back', async () => {
    const unavailable = Object.assign(new Error('unavailable'), { code: 'ECONNREFUSED' });
    const ping = jest.spyOn(alone.app.database, 'ping').mockRejectedValue(unavailable);
    expectError(await send(alone.app, 'GET', '/api/health/ready'), 503);
    expect((await send(alone.app, 'GET', '/api/health/live')).status).toBe(200);
    ping.mockRestore();
    jest.advanceTimersByTime(1_000);
    expect((await send(alone.app, 'GET', '/api/health/ready')).status).toBe(200);
  });
});

describe('the OpenAPI document', () => {
  it('describes every route under /api and no other', async () => {
    const { status, headers, body } = await send(running.app, 'GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body.openapi).toMatch(/^3\./);
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const routes = routesOf(running.app).filter((route) => route.includes(' /api/'));
    expect(described.sort()).toEqual(routes.sort());
  });

  it('describes every body with its fields, and no password in a response', async () => {
    const { body } = await send(running.app, 'GET', '/api/openapi.json');
    const operations = Object.values(
      body.paths as Record<string, Record<string, Record<string, unknown>>>,
    ).flatMap((methods) => Object.entries(methods));
    for (const [method, operation] of operations)
      if (['put', 'patch'].includes(method)) expect(operation.requestBody).toBeDefined();
    const schemas = body.components.schemas as Record<string, { properties: object; required?: string[] }>;
    expect(schemas.BookingBody?.required).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'preferredDate']),
    );
    expect(schemas.BookingBody?.required).not.toContain('notes');
    for (const [name, { properties }] of Object.entries(schemas))
      if (!name.endsWith('Body')) expect(Object.keys(properties)).not.toContain('password');
  });

  it('is public, deterministic, and served on one path', async () => {
    const [one, other] = [
      await send(running.app, 'GET', '/api/openapi.json'),
      await send(running.app, 'GET', '/api/openapi.json'),
    ];
    expect(one.text).toBe(other.text);
    expectError(await send(running.app, 'POST', '/api/openapi.json', { body: {} }), 404);
    for (const path of ['/api/openapi.json/anything', '/api/openapi.json/', '/api/openapi.json/?x=1'])
      expectError(await send(running.app, 'GET', path), 404);
    expect((await send(running.app, 'GET', '/api/openapi.json?x=1')).status).toBe(200);
  });
});

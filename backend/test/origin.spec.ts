import { SUPERADMIN } from './support/app.js';
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';
import { SAMPLE_REQUESTS } from './support/sample-requests.js';
import { expectNothingStored } from './support/database-state.js';

type UnsafeCall = [method: string, path: string, body: unknown, type?: string];

/** Pages with a secret address accept more: visitor-requests.spec.ts, newsletter.spec.ts. */
const ELSEWHERE = [
  'POST /booking/:token',
  'POST /newsletter/confirm/:token',
  'POST /newsletter/unsubscribe/:token',
];

describe('a cross-site request', () => {
  const running = runningApp({ PUBLIC_URL: 'https://app.example.com' });
  let cookie: string;
  let unsafe: UnsafeCall[];

  beforeAll(async () => {
    const admin = await AdminClient.signIn(running.app);
    ({ cookie } = await admin.createSignedInUser({ role: 'superadmin' }));
    unsafe = [];
    for (const [route, callOf] of SAMPLE_REQUESTS) {
      const [method = ''] = route.split(' ');
      if (method === 'GET' || ELSEWHERE.includes(route)) continue;
      const { path, body, type } = await callOf(admin);
      unsafe.push([method, path, body, type]);
    }
  });

  const call = (
    [method, path, body, type]: UnsafeCall,
    headers: Record<string, string>,
    as: string | undefined = cookie,
  ) =>
    send(running.app, method, path, {
      body,
      cookie: as,
      headers: { ...(type && { 'Content-Type': type }), ...headers },
    });

  it('is tested on every unsafe route', () => {
    const routes = routesOf(running.app).filter(
      (route) => !route.startsWith('GET ') && !ELSEWHERE.includes(route),
    );
    expect(unsafe).toHaveLength(routes.length);
  });

  it.each<Record<string, string>>([
    { Origin: 'https://app.example.com.evil.com' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://app.example.com', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('is rejected with %j', async (headers) => {
    await expectNothingStored(running.app, async () => {
      for (const request of unsafe) expectError(await call(request, headers), 403);
    });
  });

  it('is rejected before the session, the body and the route are looked at', async () => {
    const headers = { Origin: 'https://evil.example' };
    await expectNothingStored(running.app, async () => {
      for (const [method, path] of unsafe) {
        expectError(await send(running.app, method, path, { headers }), 403);
        expectError(await send(running.app, method, path, { headers, body: '{' }), 403);
        const text = { ...headers, 'Content-Type': 'text/plain' };
        expectError(await send(running.app, method, path, { headers: text, body: '{}', cookie }), 403);
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])
        expectError(await send(running.app, method, '/no/such/page', { headers, cookie }), 403);
    });
  });

  it('gets no CORS headers', async () => {
    for (const path of ['/api/user', '/api/blog-posts', '/api/appointments', '/'])
      for (const method of ['GET', 'OPTIONS', 'HEAD']) {
        const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' };
        const response = await send(running.app, method, path, { headers, cookie });
        for (const name of Object.keys(response.headers)) expect(name).not.toMatch(/^access-control-/);
      }
  });

  it.each<Record<string, string>>([
    {},
    { Origin: 'https://app.example.com' },
    { Origin: 'https://app.example.com', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])('is not one with %j', async (headers) => {
    for (const request of unsafe) {
      if (/\/api\/log|password/.test(request[1])) continue;
      const { status } = await call(request, headers);
      expect({ request: request[1], status }).not.toMatchObject({ status: 403 });
      expect(status).toBeLessThan(500);
    }
    expect((await call(['POST', '/api/login', SUPERADMIN], headers)).status).toBe(200);
  });
});

describe('a site without PUBLIC_URL', () => {
  const running = runningApp();
  const login = (headers: Record<string, string>) =>
    send(running.app, 'POST', '/api/login', { body: SUPERADMIN, headers });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'office.test'])(
    'accepts the host %s',
    async (host) => {
      for (const origin of [`http://${host}`, `https://${host}`])
        expect((await login({ Host: host, Origin: origin })).status).toBe(200);
    },
  );

  it('accepts no other host', async () => {
    for (const origin of [
      'http://localhost:3001',
      'http://127.0.0.1:3000',
      'http://localhost',
      'null',
      '',
      'ftp://localhost:3000',
    ])
      expectError(await login({ Host: 'localhost:3000', Origin: origin }), 403);
    expectError(
      await login({
        Host: 'localhost:3000',
        'X-Forwarded-Host': 'evil.example',
        Origin: 'http://evil.example',
      }),
      403,
    );
  });
});

import { bookingBody } from './support/bodies.js';
import { type HttpResponse, send, type SendOptions } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { sendRaw } from './support/raw-response.js';
import { runningApp } from './support/running-app.js';

// runningApp() audits every response in every suite (support/response-audit.ts); here is each status by name

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
const API = {
  ...ALWAYS,
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};
const PAGE = {
  ...ALWAYS,
  'content-security-policy': expect.stringMatching(
    /^(?=.*default-src 'none')(?=.*script-src 'self'(?:;|$))(?=.*base-uri 'none')(?=.*frame-ancestors 'none')(?!.*unsafe-eval)/,
  ) as unknown,
  'referrer-policy': 'strict-origin-when-cross-origin',
};

describe('the security headers', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });
  let admin: AdminClient;
  let etag: string;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    etag = String((await send(running.app, 'GET', '/api/blog-posts')).headers.etag);
  });
  afterEach(() => jest.restoreAllMocks());

  const ask = (method: string, path: string, sent: SendOptions = {}) => send(running.app, method, path, sent);
  const failing = (code: string) => {
    jest.spyOn(running.app.database, 'write').mockRejectedValue(Object.assign(new Error('Canary'), { code }));
    return ask('POST', '/api/appointments', { body: bookingBody() });
  };
  const json = { 'Content-Type': 'application/json' };
  const key = { 'Idempotency-Key': 'the-same-key' };

  it.each<[number, string, () => Promise<HttpResponse>]>([
    [200, 'read', () => admin.request('GET', '/api/user')],
    [200, 'public', () => ask('GET', '/api/blog-posts')],
    [201, 'stored', () => ask('POST', '/api/appointments', { body: bookingBody(), headers: key })],
    [204, 'done', () => ask('POST', '/api/logout')],
    [304, 'current', () => ask('GET', '/api/blog-posts', { headers: { 'If-None-Match': etag } })],
    [400, 'wrong field', () => ask('POST', '/api/appointments', { body: {} })],
    [400, 'no JSON', () => ask('POST', '/api/appointments', { body: '{', headers: json })],
    [401, 'no session', () => ask('GET', '/api/user')],
    [403, 'another site', () => ask('POST', '/api/logout', { headers: { Origin: 'https://evil.example' } })],
    [404, 'no route', () => ask('GET', '/api/nothing')],
    [404, 'another method', () => ask('DELETE', '/api/user')],
    [404, 'TRACE', () => ask('TRACE', '/api/user')],
    [404, 'PROPFIND', () => ask('PROPFIND', '/api/user')],
    [
      409,
      'taken',
      () => admin.request('POST', '/api/admin/users', { username: 'admin', password: 'abcdef', name: 'x' }),
    ],
    [413, 'too large', () => ask('POST', '/api/login', { body: 'x'.repeat(200_000), headers: json })],
    [
      415,
      'another type',
      () => ask('POST', '/api/login', { body: 'x', headers: { 'Content-Type': 'text/plain' } }),
    ],
    [
      422,
      'another booking',
      () => ask('POST', '/api/appointments', { body: bookingBody({ firstName: 'Other' }), headers: key }),
    ],
    [500, 'unexpected', () => failing('SQLITE_ERROR')],
    [503, 'no database', () => failing('ECONNREFUSED')],
  ])('are on a response with %d (%s)', async (status, _, call) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(API);
    const publicOne = answer.headers.etag !== undefined;
    expect(answer.headers['cache-control']).toBe(publicOne ? 'no-cache' : 'no-store');
    if (answer.text !== '') expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('are on a response with 429', async () => {
    let answer = await ask('POST', '/api/subscriptions', {
      body: { firstName: 'Ana', email: 'a@b.example' },
    });
    for (let form = 0; answer.status < 300 && form < 20; form += 1)
      answer = await ask('POST', '/api/subscriptions', { body: { firstName: 'Ana', email: 'a@b.example' } });
    expect(answer).toMatchObject({ status: 429, headers: { ...API, 'retry-after': expect.any(String) } });
  });

  it.each<[string, string, SendOptions]>([
    ['GET', '/', {}],
    ['GET', '/blog', {}],
    ['GET', '/no/such/page', {}],
    [
      'POST',
      '/book',
      { body: 'firstName=', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    ],
  ])('are on a page (%s %s)', async (method, path, sent) => {
    const { headers } = await ask(method, path, sent);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject(PAGE);
  });
});

describe('a request that reaches no route', () => {
  const running = runningApp();
  const HOST = 'Host: x\r\n';

  it.each<[string, number, string | Buffer]>([
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['bytes', 400, Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x00])],
    ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', 400, `FOO / HTTP/1.1\r\n${HOST}\r\n`],
    ['an unknown version', 400, `GET / HTTP/9.9\r\n${HOST}\r\n`],
    ['no host', 400, 'GET /api/user HTTP/1.1\r\n\r\n'],
    ['two hosts', 400, 'GET /api/user HTTP/1.1\r\nHost: office\r\nhost: evil.example\r\n\r\n'],
    ['two hosts in HTTP/1.0', 400, 'GET /api/user HTTP/1.0\r\nHost: office\r\nHost: office\r\n\r\n'],
    ['a NUL in a header', 400, `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`],
    ['a NUL in the path', 400, `GET /\0 HTTP/1.1\r\n${HOST}\r\n`],
    ['a NUL in the cookie', 400, `GET /api/user HTTP/1.1\r\n${HOST}Cookie: sid=\0\r\n\r\n`],
    [
      'two lengths',
      400,
      `POST /api/login HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx`,
    ],
    [
      'a length and chunks',
      400,
      `POST /api/login HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'invalid chunks',
      400,
      `POST /api/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
    ['an invalid header name', 400, `GET / HTTP/1.1\r\n${HOST}Bad Name: x\r\n\r\n`],
    ['headers that are too large', 431, `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a cookie that is too large', 431, `GET / HTTP/1.1\r\n${HOST}Cookie: sid=${'x'.repeat(20_000)}\r\n\r\n`],
    ['an unknown expectation', 417, `POST /api/login HTTP/1.1\r\n${HOST}Expect: banana\r\n\r\n`],
  ])('(%s) is rejected with %d and the same headers', async (_, status, bytes) => {
    (await sendRaw(running.app, bytes)).expectError(status);
  });

  it('opens no tunnel', async () => {
    const answer = await sendRaw(running.app, `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`);
    expect(answer.text).toBe('');
  });

  it('does not affect the next request', async () => {
    expect((await send(running.app, 'GET', '/api/health/live')).status).toBe(200);
  });
});

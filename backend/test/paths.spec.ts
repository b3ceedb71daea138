import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

/** Other spellings of a path. */
const SPELLINGS: Record<string, (path: string) => string> = {
  'in upper case': (path) => path.toUpperCase(),
  'with a capital': (path) => path.replace('/api', '/Api'),
  'with a trailing slash': (path) => `${path}/`,
  'with two trailing slashes': (path) => `${path}//`,
  'with two leading slashes': (path) => `/${path}`,
  'with two slashes within': (path) => path.replace('/api/', '/api//'),
  'with a dot within': (path) => path.replace('/api/', '/api/./'),
  'with a parent segment': (path) => path.replace('/api/', '/api/health/../'),
  'from the public part': (path) => `/api/blog-posts/..${path.slice(4)}`,
  'with encoded dots': (path) => path.replace('/api/', '/api/health/%2e%2e/'),
  'with an encoded dot': (path) => path.replace('/api/', '/api/%2e/'),
  'with encoded slashes': (path) => path.replace('/api/', '/api%2f'),
  'with encoded letters': (path) => path.replace('/api', '/%61pi'),
  'with an encoded letter within': (path) =>
    path.replace(/([a-z])$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'with backslashes': (path) => path.replace('/api/', '/api\\'),
  'with a parameter': (path) => `${path};x=1`,
  'with an extension': (path) => `${path}.json`,
  'with a trailing NUL': (path) => `${path}%00`,
  'with a trailing space': (path) => `${path}%20`,
  'with a line break': (path) => `${path}%0d%0aX-Injected:%201`,
  'with a fragment': (path) => `${path}%23`,
  'with an absolute URL': (path) => `http://127.0.0.1${path}`,
};

/** Paths that scanners try. */
const STRAY = [
  '/.env',
  '/.env.example',
  '/.git/config',
  '/.git/HEAD',
  '/.npmrc',
  '/.htaccess',
  '/.DS_Store',
  '/package.json',
  '/package-lock.json',
  '/tsconfig.json',
  '/docker-compose.yml',
  '/Dockerfile',
  '/node_modules/express/package.json',
  '/backend/dist/main.js',
  '/dist/main.js',
  '/src/main.ts',
  '/data/app.sqlite',
  '/data/app.sqlite-wal',
  '/data/session-secret',
  '/app.db',
  '/app.db-wal',
  '/backup.sql',
  '/dump.sql',
  '/secrets/session-secret',
  '/server/entry-server.js',
  '/index.html',
  '/admin.html',
  '/x.js',
  '/x.map',
  '/covers',
  '/covers/',
  '/debug',
  '/metrics',
  '/status',
  '/server-status',
  '/graphql',
  '/swagger',
  '/docs',
  '/ws',
];

describe('paths', () => {
  const running = runningApp();
  let protectedPaths: [method: string, path: string, body?: unknown][];

  beforeAll(async () => {
    const admin = await AdminClient.signIn(running.app);
    const booking = await admin.createBooking({ lastName: 'Canary' });
    const { id } = await admin.createUser();
    protectedPaths = [
      ['GET', '/api/user'],
      ['GET', '/api/appointments'],
      ['GET', '/api/subscriptions'],
      ['GET', '/api/admin/leads'],
      ['GET', '/api/admin/stats'],
      ['GET', `/api/admin/leads/appointment/${booking}/notes`],
      ['GET', '/api/admin/users/status/active'],
      ['PATCH', `/api/admin/appointments/${booking}/lead-status`, { leadStatus: 'Closed Sale' }],
      ['POST', '/api/admin/users', { username: 'new', password: 'abcdefg', name: 'x' }],
      ['PATCH', `/api/admin/users/${id}/status`, { status: 'deactivated' }],
      ['DELETE', `/api/admin/blog-posts/${await admin.createPost()}`],
    ];
  });

  it.each(Object.keys(SPELLINGS))('written %s give no access without a session', async (name) => {
    await expectNothingStored(running.app, async () => {
      for (const [method, path, body] of protectedPaths) {
        const spelled = SPELLINGS[name]!(path);
        for (const where of [spelled, `${spelled}?x=1`]) {
          const answer = await send(running.app, method, where, { body });
          expect({ where, status: answer.status }).toEqual({ where, status: expect.any(Number) });
          expect([400, 401, 403, 404]).toContain(answer.status);
          expect(answer.text).not.toContain('Canary');
          expect(answer.headers['x-injected']).toBeUndefined();
        }
      }
    });
  });

  it('have one spelling for staff too', async () => {
    const admin = await AdminClient.signIn(running.app);
    for (const name of [
      'in upper case',
      'with a trailing slash',
      'with two slashes within',
      'with encoded letters',
    ])
      expect((await admin.request('GET', SPELLINGS[name]!('/api/appointments'))).status).toBe(404);
  });

  it('have the same access and headers for HEAD as for GET', async () => {
    for (const [method, path] of protectedPaths)
      if (method === 'GET')
        expect(await send(running.app, 'HEAD', path)).toMatchObject({ status: 401, text: '' });
    for (const path of ['/', '/blog', '/api/blog-posts', '/api/health/live', '/api/openapi.json']) {
      const [get, head] = [await send(running.app, 'GET', path), await send(running.app, 'HEAD', path)];
      expect(head).toMatchObject({ status: 200, text: '' });
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
    }
  });

  it('without a route are a 404: JSON under /api, a page elsewhere', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/users',
      '/api/admin',
      '/api/docs',
      '/api/blog-posts/x',
      '/api/login',
    ])
      expectError(await send(running.app, 'GET', path), 404);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['/api', '/api/nothing', '/api/user', '/api/admin/stats', '/api/openapi.json'])
        expectError(await send(running.app, method, path, { body: {} }), 404);
    for (const path of ['/nothing', '/blog/no-such-article', '/apix', ...STRAY]) {
      const answer = await send(running.app, 'GET', path);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.body).toMatchObject({ path: '/404', page: 'not-found' });
    }
  });

  it('of a missing asset are a short 404 that is not cached', async () => {
    for (const path of ['/assets/', '/assets/x.js', '/assets/x.js.map', '/admin/assets/x.css']) {
      const answer = await send(running.app, 'GET', path, { headers: { 'Accept-Encoding': 'br' } });
      expect([path, answer.status, answer.text]).toEqual([path, 404, 'Not found']);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      });
    }
  });

  it('of the console are its screens; every other is a 404 with its shell', async () => {
    for (const screen of [
      '',
      '/login',
      '/leads',
      '/calendar',
      '/tasks',
      '/blog',
      '/media',
      '/users',
      '/leads?page=2',
      '/leads/appointment/1',
    ])
      expect([screen, (await send(running.app, 'GET', `/admin${screen}`)).status]).toEqual([screen, 200]);
    const shell = (await send(running.app, 'GET', '/admin')).text;
    for (const path of [
      '/admin/nope',
      '/admin/leads/1',
      '/admin/leads/person/1',
      '/admin/Leads',
      '/admin/404',
      '/admin/blog/create',
    ])
      for (const time of ['made', 'cached'])
        expect({ path, time, ...(await send(running.app, 'GET', path)) }).toMatchObject({
          path,
          time,
          status: 404,
          text: shell,
        });
  });

  it.each([
    ['/blog/', '/blog'],
    ['/blog/?category=Insurance', '/blog?category=Insurance'],
    ['/blog/an-article/', '/blog/an-article'],
    ['/admin/', '/admin'],
    ['/admin/leads/', '/admin/leads'],
  ])('%s with a trailing slash redirects to %s', async (path, location) => {
    const answer = await send(running.app, 'GET', path);
    expect(answer).toMatchObject({ status: 308, headers: { location }, text: '' });
  });

  it.each([
    '//evil.example/blog/',
    '//blog/',
    '/blog//',
    '/blog/a/b/',
    '/nothing/',
    '/admin/nope/',
    '/blog/%2f%2fevil/x/',
  ])('%s does not redirect', async (path) => {
    expect((await send(running.app, 'GET', path)).status).toBe(404);
  });

  it('do not leave the public folder', async () => {
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2findex.html',
      '/assets/%00',
      '/....//package.json',
      '/%ff',
    ])
      expect([400, 403, 404]).toContain((await send(running.app, 'GET', path)).status);
  });

  it('have the security headers with every status', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { cookie } = admin;
    const answers = [
      await send(running.app, 'GET', '/api/user', { cookie }),
      await send(running.app, 'POST', '/api/login', { body: {} }),
      await send(running.app, 'GET', '/api/user'),
      await send(running.app, 'GET', '/api/nothing'),
      await send(running.app, 'POST', '/api/login', { body: 'x', headers: { 'Content-Type': 'text/plain' } }),
      await send(running.app, 'POST', '/api/login', {
        body: {},
        headers: { Origin: 'https://evil.example' },
      }),
      await send(running.app, 'POST', '/api/login', {
        body: '{',
        headers: { 'Content-Type': 'application/json' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 404, 415, 403, 400]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.any(String),
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    }
    for (const path of ['/', '/blog', '/nothing']) {
      const { headers } = await send(running.app, 'GET', path);
      expect(headers['content-security-policy']).toMatch(/script-src 'self';|script-src 'self'$/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

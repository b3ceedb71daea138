import { gzipSync } from 'node:zlib';
import { bookingBody, postBody } from './support/bodies.js';
import { BODY_ROUTES } from './support/body-routes.js';
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';
import { databaseState, expectNothingStored } from './support/database-state.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const OTHER_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/json',
  'application/jsonp',
  'application/json-patch+json',
  'application/xml',
  'application/json;charset=utf-7',
  'application/json; charset=utf-16le',
  'application/json; charset=latin1',
];

describe('request bodies', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const booking = () => JSON.stringify(bookingBody());
  /** One route of each kind: public, sign-in, and staff. */
  const routes = async () =>
    [
      ['POST', '/api/appointments', booking()],
      ['POST', '/api/subscriptions', '{"firstName":"Ana","email":"typed@sample.example"}'],
      ['POST', '/api/login', '{"username":"admin","password":"first-password"}'],
      ['POST', '/api/logout', '{}'],
      [
        'PATCH',
        `/api/admin/appointments/${await admin.createBooking()}/lead-status`,
        '{"leadStatus":"In Progress"}',
      ],
      [
        'PUT',
        `/api/admin/blog-posts/${await admin.createPost()}`,
        JSON.stringify(postBody({ title: 'Other' })),
      ],
      ['POST', '/api/no-such-thing', '{}'],
    ] as const;

  it.each(OTHER_TYPES)('are rejected as %s', async (type) => {
    const all = await routes();
    await expectNothingStored(running.app, async () => {
      for (const [method, path, body] of all) {
        const headers = { 'Content-Type': type };
        expectError(await send(running.app, method, path, { body, headers, cookie: admin.cookie }), 415);
      }
    });
  });

  it('are rejected without a content type, with a length or in chunks', async () => {
    const all = await routes();
    await expectNothingStored(running.app, async () => {
      for (const [method, path, body] of all) {
        const { cookie } = admin;
        expectError(await send(running.app, method, path, { body, cookie }), 415);
        const headers = { 'Transfer-Encoding': 'chunked' };
        expectError(await send(running.app, method, path, { body, cookie, headers }), 415);
      }
    });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'are accepted as %s',
    async (type) => {
      const headers = { 'Content-Type': type };
      const { status } = await send(running.app, 'POST', '/api/appointments', { body: booking(), headers });
      expect(status).toBe(201);
    },
  );

  it('are limited in size, with a larger limit for articles of staff', async () => {
    const article = JSON.stringify(postBody({ content: '"\n'.repeat(100_000) }));
    await expectNothingStored(running.app, async () => {
      const large = JSON.stringify(bookingBody({ notes: 'x'.repeat(103_000) }));
      for (const path of ['/api/appointments', '/api/login', '/api/subscriptions', '/api/admin/users'])
        expectError(
          await send(running.app, 'POST', path, { body: large, headers: JSON_TYPE, cookie: admin.cookie }),
          413,
        );
      const bomb = gzipSync(JSON.stringify(bookingBody({ notes: 'x'.repeat(5_000_000) })));
      const zipped = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
      expectError(await send(running.app, 'POST', '/api/appointments', { body: bomb, headers: zipped }), 413);
      expectError(
        await admin.request('POST', '/api/admin/blog-posts', postBody({ content: 'x'.repeat(1_600_000) })),
        413,
      );
      // the larger limit needs a session
      expectError(
        await send(running.app, 'POST', '/api/admin/blog-posts', { body: article, headers: JSON_TYPE }),
        413,
      );
    });
    const { cookie } = admin;
    const { status } = await send(running.app, 'POST', '/api/admin/blog-posts', {
      body: article,
      headers: JSON_TYPE,
      cookie,
    });
    expect(status).toBe(201);
  });

  it.each([
    ['a deep nest', `{"firstName":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    [
      'ten thousand fields',
      `{${Array.from({ length: 10_000 }, (_, index) => `"${index.toString(36)}":1`).join(',')}}`,
    ],
    ['a deep nest of objects', `${'{"firstName":'.repeat(1_000)}1${'}'.repeat(1_000)}`],
    ['a field with half a pair', '{"firstName":"\\ud800"}'],
    ['a field name with half a pair', '{"x\\udfff":"x"}'],
    ['a bare NUL', Buffer.from('{"firstName":"a\0b"}')],
    ['a number too large for any', '{"firstName":1e99999}'],
    [
      'the prototype',
      '{"__proto__":{"role":"superadmin"},"constructor":{"prototype":{"role":"superadmin"}}}',
    ],
    ['a byte order mark and nothing else', '\ufeff'],
    ['only spaces', '   '],
    [
      'bytes that are no UTF-8',
      Buffer.from([...Buffer.from('{"firstName":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    ],
    ['zipped nonsense', Buffer.from('not gzip')],
  ])('that are %s get a 400', async (name, body) => {
    await expectNothingStored(running.app, async () => {
      const zipped = name.includes('zipped') ? { 'Content-Encoding': 'gzip' } : {};
      const headers = { ...JSON_TYPE, ...zipped };
      expectError(await send(running.app, 'POST', '/api/appointments', { body, headers }), 400);
    });
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  it('use the last of two fields with one name', async () => {
    const body = `${booking().slice(0, -1)},"firstName":"Second"}`;
    const response = await send(running.app, 'POST', '/api/appointments', { body, headers: JSON_TYPE });
    expect(response).toMatchObject({ status: 201, body: { firstName: 'Second' } });
  });

  it('are the only way to change data: a GET with the same fields changes nothing', async () => {
    const fields = BODY_ROUTES.flatMap(({ body }) => Object.entries(body()));
    const query = new URLSearchParams([...fields, ['_method', 'DELETE']] as [string, string][]).toString();
    const id = await admin.createBooking();
    // the visit of the desk is stored, at most every five minutes
    await admin.request('GET', '/api/admin/today');
    const reads = routesOf(running.app)
      .filter((route) => route.startsWith('GET '))
      .map((route) => route.slice('GET '.length));
    const unsafe = BODY_ROUTES.map(({ route }) => route.split(' ')[1]!);
    const paths = [...reads, ...unsafe].map((path) =>
      path.replace(':id', id).replace(':leadType', 'appointment').replace(':status', 'active'),
    );
    await expectNothingStored(running.app, async () => {
      for (const path of paths)
        for (const headers of [{}, { 'X-HTTP-Method-Override': 'DELETE' }]) {
          const where = `${path.replace('{*path}', 'x')}?${query}`;
          const { status } = await send(running.app, 'GET', where, { headers, cookie: admin.cookie });
          expect([200, 400, 401, 404, 500]).toContain(status);
        }
    });
  });

  it('are the only place for credentials: a query string signs no user in', async () => {
    const before = await databaseState(running.app);
    const path = '/api/login?username=admin&password=first-password';
    expectError(await send(running.app, 'POST', path, { body: {} }), 400, ['username', 'password']);
    expectError(await send(running.app, 'POST', path), 400, ['username', 'password']);
    expect(await databaseState(running.app)).toEqual(before);
  });
});

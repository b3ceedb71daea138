import { gzipSync } from 'node:zlib';
import { bookingBody, postBody } from './support/bodies.js';
import { BODY_ROUTES } from './support/body-routes.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';
import { stored, storingNothing } from './support/stored.js';

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

describe.each(DATABASES)('request bodies on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  const booking = () => JSON.stringify(bookingBody());
  /** A route of each kind: public, signing in, and for staff. */
  const routes = async () =>
    [
      ['POST', '/api/appointments', booking()],
      ['POST', '/api/subscriptions', '{"firstName":"Ana","email":"typed@sample.example"}'],
      ['POST', '/api/login', '{"username":"admin","password":"first-password"}'],
      ['POST', '/api/logout', '{}'],
      [
        'PATCH',
        `/api/admin/appointments/${await world.booking()}/lead-status`,
        '{"leadStatus":"In Progress"}',
      ],
      ['PUT', `/api/admin/blog-posts/${await world.post()}`, JSON.stringify(postBody({ title: 'Other' }))],
      ['POST', '/api/no-such-thing', '{}'],
    ] as const;

  it.each(OTHER_TYPES)('are not read as %s', async (type) => {
    const all = await routes();
    await storingNothing(running.app, async () => {
      for (const [method, path, body] of all) {
        const headers = { 'Content-Type': type };
        expectRefusal(await send(running.app, method, path, { body, headers, cookie: world.cookie }), 415);
      }
    });
  });

  it('are not read without a type, whole or in chunks', async () => {
    const all = await routes();
    await storingNothing(running.app, async () => {
      for (const [method, path, body] of all) {
        const { cookie } = world;
        expectRefusal(await send(running.app, method, path, { body, cookie }), 415);
        const headers = { 'Transfer-Encoding': 'chunked' };
        expectRefusal(await send(running.app, method, path, { body, cookie, headers }), 415);
      }
    });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'are read as %s',
    async (type) => {
      const headers = { 'Content-Type': type };
      const { status } = await send(running.app, 'POST', '/api/appointments', { body: booking(), headers });
      expect(status).toBe(201);
    },
  );

  it('are refused as too large, and an article may be larger', async () => {
    const article = JSON.stringify(postBody({ content: '"\n'.repeat(100_000) }));
    await storingNothing(running.app, async () => {
      const large = JSON.stringify(bookingBody({ notes: 'x'.repeat(103_000) }));
      for (const path of ['/api/appointments', '/api/login', '/api/subscriptions', '/api/admin/users'])
        expectRefusal(
          await send(running.app, 'POST', path, { body: large, headers: JSON_TYPE, cookie: world.cookie }),
          413,
        );
      const bomb = gzipSync(JSON.stringify(bookingBody({ notes: 'x'.repeat(5_000_000) })));
      const zipped = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
      expectRefusal(
        await send(running.app, 'POST', '/api/appointments', { body: bomb, headers: zipped }),
        413,
      );
      expectRefusal(
        await world.as('POST', '/api/admin/blog-posts', postBody({ content: 'x'.repeat(1_600_000) })),
        413,
      );
      // so much is read of staff alone
      expectRefusal(
        await send(running.app, 'POST', '/api/admin/blog-posts', { body: article, headers: JSON_TYPE }),
        413,
      );
    });
    const { cookie } = world;
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
    ['NUL', '{"firstName":"a\\u0000b"}'],
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
    await storingNothing(running.app, async () => {
      const zipped = name.includes('zipped') ? { 'Content-Encoding': 'gzip' } : {};
      const headers = { ...JSON_TYPE, ...zipped };
      expectRefusal(await send(running.app, 'POST', '/api/appointments', { body, headers }), 400);
    });
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  it('count the last of two fields of one name, and never more than one', async () => {
    const body = `${booking().slice(0, -1)},"firstName":"Second"}`;
    const answer = await send(running.app, 'POST', '/api/appointments', { body, headers: JSON_TYPE });
    expect(answer).toMatchObject({ status: 201, body: { firstName: 'Second' } });
  });

  it('have no say over a read: no GET with the fields of a change changes anything', async () => {
    const fields = BODY_ROUTES.flatMap(({ body }) => Object.entries(body()));
    const query = new URLSearchParams([...fields, ['_method', 'DELETE']] as [string, string][]).toString();
    const id = await world.booking();
    const reads = routesOf(running.app)
      .filter((route) => route.startsWith('GET '))
      .map((route) => route.slice('GET '.length));
    const unsafe = BODY_ROUTES.map(({ route }) => route.split(' ')[1]!);
    const paths = [...reads, ...unsafe].map((path) =>
      path.replace(':id', id).replace(':leadType', 'appointment').replace(':status', 'active'),
    );
    await storingNothing(running.app, async () => {
      for (const path of paths)
        for (const headers of [{}, { 'X-HTTP-Method-Override': 'DELETE' }]) {
          const where = `${path.replace('{*path}', 'x')}?${query}`;
          const { status } = await send(running.app, 'GET', where, { headers, cookie: world.cookie });
          expect([200, 400, 404, 500]).toContain(status);
        }
    });
  });

  it('alone carry credentials: a query string signs nobody in', async () => {
    const before = await stored(running.app);
    const path = '/api/login?username=admin&password=first-password';
    expectRefusal(await send(running.app, 'POST', path, { body: {} }), 400, ['username', 'password']);
    expectRefusal(await send(running.app, 'POST', path), 400, ['username', 'password']);
    expect(await stored(running.app)).toEqual(before);
  });
});

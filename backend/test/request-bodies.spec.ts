import { gzipSync } from 'node:zlib';
import { bookingBody, postBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
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
    ['thousands of fields', `{${Array.from({ length: 5_000 }, (_, index) => `"f${index}":1`).join(',')}}`],
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
  });

  it('count the last of two fields of one name, and never more than one', async () => {
    const body = `${booking().slice(0, -1)},"firstName":"Second"}`;
    const answer = await send(running.app, 'POST', '/api/appointments', { body, headers: JSON_TYPE });
    expect(answer).toMatchObject({ status: 201, body: { firstName: 'Second' } });
  });

  it('have no say over a read: a GET with the fields of a change changes nothing', async () => {
    const query =
      'username=new&password=abcdefg&name=x&role=superadmin&leadStatus=New&_method=DELETE&status=removed';
    const id = await world.booking();
    await storingNothing(running.app, async () => {
      for (const path of [
        '/api/admin/users',
        `/api/admin/appointments/${id}/lead-status`,
        '/api/appointments',
      ])
        for (const headers of [{}, { 'X-HTTP-Method-Override': 'DELETE' }])
          await send(running.app, 'GET', `${path}?${query}`, { headers, cookie: world.cookie });
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

import { CALLS_A_MINUTE } from '../src/api-keys/http/key-authenticator.js';
import { SCOPES, type Scope } from '../src/api-keys/domain/scopes.js';
import { CountKeyUses } from '../src/api-keys/application/count-key-uses.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { bookingBody, clientBody, policyBody, postBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { expectNothingStored } from './support/database-state.js';
import { DOCUMENTED_ROUTES } from './support/documented-routes.js';
import { expectError } from './support/expect-error.js';
import { send, type SendOptions } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { SAMPLE_REQUESTS } from './support/sample-requests.js';

type Headers = NonNullable<SendOptions['headers']>;
const bearer = (key: string): Headers => ({ Authorization: `Bearer ${key}` });
const isForKeys = ({ route }: { route: string }) => route.includes(' /api/v1/');

describe('the routes for API keys', () => {
  const running = runningApp();
  let admin: AdminClient;
  let key: string;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    key = await admin.createKey();
  });

  const call = (method: string, path: string, headers: Headers, body?: unknown) =>
    send(running.app, method, path, { headers, body });

  it('are those below /api/v1, and each belongs to a scope', () => {
    for (const route of DOCUMENTED_ROUTES) {
      const scope = SCOPES.find((one) => one === route.access);
      expect({ route: route.route, isForKeys: scope !== undefined }).toEqual({
        route: route.route,
        isForKeys: isForKeys(route),
      });
    }
    const used = new Set(DOCUMENTED_ROUTES.filter(isForKeys).map(({ access }) => access));
    expect(used).toEqual(new Set(SCOPES));
  });

  it.each(DOCUMENTED_ROUTES.filter(isForKeys))(
    '$route needs the scope $access',
    async ({ route, access }) => {
      const [method = ''] = route.split(' ');
      const { path, body, ok } = await new Map(SAMPLE_REQUESTS).get(route)!(admin);
      const others = await admin.createKey(SCOPES.filter((scope) => scope !== access));
      const alone = await admin.createKey([access as Scope]);
      await expectNothingStored(running.app, async () => {
        for (const headers of [{}, bearer('ao_unknown'), { Authorization: key }, { Cookie: admin.cookie }]) {
          const answer = await call(method, path, headers, body);
          expectError(answer, 401);
          expect(answer.body.code).toBe('api-key.needed');
          expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer' });
          expect(answer.headers['set-cookie']).toBeUndefined();
        }
        const denied = await call(method, path, bearer(others), body);
        expectError(denied, 403);
        expect(denied.body).toMatchObject({ code: 'api-key.scope', params: { scope: access } });
        expect(denied.body.message).toContain(access);
        // a session beside the key adds nothing
        expectError(await call(method, path, { ...bearer(others), Cookie: admin.cookie }, body), 403);
      });
      expect((await call(method, path, bearer(alone), body)).status).toBe(ok);
    },
  );

  it('are all that a key opens', async () => {
    for (const { route, access } of DOCUMENTED_ROUTES) {
      if (access === 'public' || isForKeys({ route })) continue;
      const [method = '', path = ''] = route.split(' ');
      const { status } = await call(method, path.replaceAll(/:\w+/g, NO_SUCH_ID), bearer(key));
      expect({ route, status }).toEqual({ route, status: 401 });
    }
  });

  it('are closed below /api/v1 also where there is none', async () => {
    expectError(await call('GET', '/api/v1/nothing', {}), 401);
    expectError(await call('GET', '/api/v1/nothing', bearer(key)), 404);
    expectError(await call('DELETE', '/api/v1/posts', bearer(key)), 404);
  });

  it('are closed to a key that was ended or has expired, at once', async () => {
    const ended = await admin.createKey();
    const { body: keys } = await admin.request('GET', '/api/admin/api-keys');
    expect((await call('GET', '/api/v1/leads', bearer(ended))).status).toBe(200);
    expect((await admin.request('DELETE', `/api/admin/api-keys/${keys[0].id}`)).status).toBe(204);
    expectError(await call('GET', '/api/v1/leads', bearer(ended)), 401);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const expiring = await admin.createKey(SCOPES, { expiresAt });
    expect((await call('GET', '/api/v1/leads', bearer(expiring))).status).toBe(200);
    running.app.setTime(new Date(expiresAt));
    expectError(await call('GET', '/api/v1/leads', bearer(expiring)), 401);
    running.app.setTime(null);
  });

  it('answer 400 in the form of the product, with the field', async () => {
    expectError(await call('GET', '/api/v1/leads?limit=500', bearer(key)), 400, ['limit']);
    expectError(await call('GET', '/api/v1/posts?limit=21', bearer(key)), 400, ['limit']);
    expectError(await call('GET', '/api/v1/clients?cursor=x', bearer(key)), 400, ['cursor']);
    expectError(await call('POST', '/api/v1/bookings', bearer(key), {}), 400);
    const form = { ...bookingBody(), subject: 'x', proof: 'x' };
    expectError(await call('POST', '/api/v1/bookings', bearer(key), form), 400, ['proof', 'subject']);
    expectError(await call('GET', '/api/v1/leads/nothing/1', bearer(key)), 404);
    expectError(await call('GET', `/api/v1/leads/appointment/${NO_SUCH_ID}`, bearer(key)), 404);
  });

  it('say no birth date, note, premium or sale', async () => {
    const booking = await admin.createBooking({ notes: 'Diabetic.', dateOfBirth: '1984-03-12' });
    const client = await admin.request(
      'POST',
      '/api/admin/clients',
      clientBody({ notes: 'Diabetic.', dateOfBirth: '1984-03-12' }),
    );
    await admin.request('POST', '/api/admin/policies', policyBody(client.body.id, { remarks: 'Diabetic.' }));
    const paths = [`leads/appointment/${booking}`, 'leads', 'clients', 'policies'];
    for (const path of paths) {
      const { status, text } = await call('GET', `/api/v1/${path}`, bearer(key));
      expect(status).toBe(200);
      expect(text).not.toMatch(/Diabetic|1984-03-12|premium|amount|productPurchased/i);
    }
  });

  it('accept an article as large as the console does', async () => {
    const body = postBody({ content: '"\n'.repeat(100_000) });
    expect((await call('POST', '/api/v1/posts', bearer(key), body)).status).toBe(201);
    const large = bookingBody({ notes: 'x'.repeat(103_000) });
    expectError(await call('POST', '/api/v1/bookings', bearer(key), large), 413);
  });

  it('publish a post once for an Idempotency-Key', async () => {
    const post = (title: string, one = key) =>
      call('POST', '/api/v1/posts', { ...bearer(one), 'Idempotency-Key': 'row-7' }, postBody({ title }));
    const first = await post('Begin early');
    expect(first.status).toBe(201);
    expect((await post('Begin early')).body).toEqual(first.body);
    expectError(await post('Begin late'), 422);
    const other = await post('Begin late', await admin.createKey(['posts:write']));
    expect([other.status, other.body.slug]).toEqual([201, 'begin-late']);
  });

  it('are described alone by a public document', async () => {
    const { status, body, text } = await send(running.app, 'GET', '/api/v1/openapi.json');
    expect(status).toBe(200);
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(
      DOCUMENTED_ROUTES.filter(isForKeys)
        .map(({ route }) => route)
        .sort(),
    );
    const schemas = Object.keys(body.components.schemas as object);
    const used = new Set([...text.matchAll(/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect(used).toEqual(new Set(schemas));
    expect(schemas).not.toContain('UserView');
  });
});

describe.each(DATABASES)('lists for API keys on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  let headers: Headers;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    headers = await admin.keyHeaders();
  });

  const make: Record<string, () => Promise<unknown>> = {
    leads: async () => (await admin.createBooking(), admin.createSubscription()),
    clients: () => admin.request('POST', '/api/admin/clients', clientBody()),
    policies: async () => {
      const { body } = await admin.request('POST', '/api/admin/clients', clientBody());
      return admin.request('POST', '/api/admin/policies', policyBody(body.id));
    },
    posts: () => admin.createPost(),
  };

  it.each(Object.keys(make))('%s: each row once, newest first, while rows are added', async (list) => {
    for (let turn = 0; turn < 5; turn += 1) await make[list]!();
    const { body: whole } = await send(running.app, 'GET', `/api/v1/${list}?limit=20`, { headers });
    const before = (whole.data as { id: string }[]).map(({ id }) => id);
    expect(before.length).toBeGreaterThanOrEqual(5);
    const read: string[] = [];
    let next = `/api/v1/${list}?limit=2`;
    for (;;) {
      const { status, body } = await send(running.app, 'GET', next, { headers });
      expect(status).toBe(200);
      expect(Object.keys(body as object)).toEqual(['data', 'nextCursor']);
      read.push(...(body.data as { id: string }[]).map(({ id }) => id));
      if (body.nextCursor === null) break;
      await make[list]!();
      next = `/api/v1/${list}?limit=2&cursor=${body.nextCursor}`;
    }
    expect(read).toEqual(before);
  });

  it('a booking with an Idempotency-Key is stored once, and other values with it are rejected', async () => {
    const body = bookingBody({ email: 'api@sample.example' });
    const book = (changes = {}, with_ = headers) =>
      send(running.app, 'POST', '/api/v1/bookings', {
        headers: { ...with_, 'Idempotency-Key': 'sheet-row-7' },
        body: { ...body, ...changes },
      });
    const [one, again] = [await book(), await book()];
    expect(one.status).toBe(201);
    expect(again.body).toEqual(one.body);
    expect((await book({ firstName: 'Ben' })).status).toBe(422);
    // the keys of another API key are others
    const other = await book({}, bearer(await admin.createKey(['bookings:write'])));
    expect(other.body.id).not.toBe(one.body.id);
    const { body: activity } = await admin.request(
      'GET',
      `/api/admin/leads/appointment/${one.body.id}/activity`,
    );
    expect(activity).toMatchObject([
      {
        actionType: 'lead_created',
        actionDetails: 'Consultation booked through the API',
        performedBy: null,
        performedByName: 'Google Sheets (API key)',
      },
    ]);
  });
});

describe('what is known of API keys', () => {
  const running = runningApp({ TRUST_PROXY: '1' });
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  const listed = async () =>
    (await admin.request('GET', '/api/admin/api-keys')).body as Record<string, unknown>[];

  it('is never the key itself, which is in one answer and stored as a hash', async () => {
    const { body } = await admin.request('POST', '/api/admin/api-keys', {
      name: 'n8n',
      scopes: ['posts:write', 'leads:read', 'leads:read'],
    });
    const key = String(body.key);
    expect(key).toMatch(/^ao_[\w-]{43}$/);
    expect(body).toMatchObject({ scopes: ['leads:read', 'posts:write'], hint: `ao_…${key.slice(-4)}` });
    const rows = await running.app.rows('api_keys');
    expect(JSON.stringify([rows, await listed()])).not.toContain(key.slice(3, 40));
  });

  it.each([[[]], [['leads:all']], [['leads:read', 7]], [Array(8).fill('leads:read')]])(
    'is rejected with the scopes %j',
    async (scopes) => {
      expectError(await admin.request('POST', '/api/admin/api-keys', { name: 'n8n', scopes }), 400, [
        'scopes',
      ]);
    },
  );

  it('says when, from where and how often a key was used', async () => {
    const key = await admin.createKey();
    expect((await listed())[0]).toMatchObject({ lastCallAt: null, lastAddress: null, calls: 0 });
    for (let turn = 0; turn < 3; turn += 1)
      await send(running.app, 'GET', '/api/v1/leads', {
        headers: { ...bearer(key), 'X-Forwarded-For': '203.0.113.9' },
      });
    await running.app.app.get(CountKeyUses, { strict: false }).execute();
    expect((await listed())[0]).toMatchObject({
      lastCallAt: expect.any(String),
      lastAddress: '203.0.113.9',
      calls: 3,
      state: 'active',
    });
  });

  it('is in the audit: that it was made and ended, and each change with the key as the actor', async () => {
    const key = await admin.createKey(SCOPES, { name: 'Zapier' });
    const [{ id }] = (await listed()) as [{ id: string }];
    const write = (method: string, path: string, body: unknown) =>
      send(running.app, method, `/api/v1/${path}`, { headers: bearer(key), body });
    const booking = await write('POST', 'bookings', bookingBody());
    await write('PATCH', `leads/appointment/${booking.body.id}`, { leadStatus: 'In Progress' });
    const post = await write('POST', 'posts', postBody());
    await write('PUT', `posts/${post.body.id}`, postBody({ title: 'Another' }));
    await admin.request('DELETE', `/api/admin/api-keys/${id}`);
    const { body } = await admin.request('GET', '/api/admin/audit');
    const entries = (body as Record<string, unknown>[]).slice(0, 6).map(({ action, userName, details }) => ({
      action,
      userName,
      apiKey: (details as Record<string, unknown>).apiKey,
    }));
    const byKey = { userName: 'Zapier (API key)', apiKey: id };
    const byAdmin = { userName: expect.any(String), apiKey: undefined };
    expect(entries).toEqual([
      { action: 'api-key.ended', ...byAdmin },
      { action: 'post.changed', ...byKey },
      { action: 'post.created', ...byKey },
      { action: 'lead.status-changed', ...byKey },
      { action: 'booking.sent', ...byKey },
      { action: 'api-key.made', ...byAdmin },
    ]);
    const { body: history } = await admin.request('GET', `/api/admin/blog-posts/${post.body.id}/history`);
    expect(history).toMatchObject([{ editedByName: 'Zapier (API key)' }]);
  });

  it('expires within a year unless it says so, and the self-check names it once its maker has left', async () => {
    const maker = await admin.createSignedInUser({ role: 'superadmin' });
    const body = { name: 'Sheet of a leaver', scopes: ['leads:read'] };
    const made = await send(running.app, 'POST', '/api/admin/api-keys', { cookie: maker.cookie, body });
    expect(made).toMatchObject({ status: 201, body: { createdBy: maker.id, expiresAt: expect.any(String) } });
    expectError(
      await admin.request('POST', '/api/admin/api-keys', { ...body, expiresAt: '9999-01-01T00:00:00Z' }),
      400,
      ['expiresAt'],
    );
    const check = async () => {
      const { body: result } = await admin.request('POST', '/api/admin/self-check');
      return (result.checks as { id: string }[]).find(({ id }) => id === 'keysOfLeavers');
    };
    expect(await check()).toMatchObject({ state: 'good' });
    await admin.setUserStatus(maker.id, 'deactivated');
    const detail = expect.stringContaining('Sheet of a leaver (made by ');
    expect(await check()).toMatchObject({ state: 'attention', detail });
    await admin.request('DELETE', `/api/admin/api-keys/${String(made.body.id)}`);
    expect(await check()).toMatchObject({ state: 'good' });
  });

  it('is in the audit when it reads many personal rows', async () => {
    const key = await admin.createKey(['clients:read'], { name: 'Reader' });
    for (let turn = 0; turn < 101; turn += 1) await admin.request('POST', '/api/admin/clients', clientBody());
    const first = await send(running.app, 'GET', '/api/v1/clients?limit=100', { headers: bearer(key) });
    const next = `/api/v1/clients?cursor=${first.body.nextCursor}`;
    await send(running.app, 'GET', next, { headers: bearer(key) });
    const filter = encodeURIComponent('{"action":"lists.read"}');
    const { body } = await admin.request('GET', `/api/admin/audit?filter=${filter}`);
    expect((body as object[])[0]).toMatchObject({
      userName: 'Reader (API key)',
      details: { lists: 'clients', rows: 101 },
    });
  });
});

describe('the limit of calls of an API key', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });

  it('rejects more in a minute with Retry-After, of that key alone', async () => {
    const admin = await AdminClient.signIn(running.app);
    const [key, other] = [await admin.createKey(['posts:read']), await admin.createKey(['posts:read'])];
    const read = (one: string) => send(running.app, 'GET', '/api/v1/posts', { headers: bearer(one) });
    for (let turn = 0; turn < CALLS_A_MINUTE; turn += 1) expect((await read(key)).status).toBe(200);
    expectError(await read(key), 429);
    expect((await read(other)).status).toBe(200);
  });
});

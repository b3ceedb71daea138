import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { POISON, poison } from './support/poisoned-rows.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('F27 rows with invalid values, on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    await admin.createBooking({ lastName: 'Sound' });
    await poison((sql, values) => running.app.database.write((tx) => tx.query(sql, [...values])));
  });

  const get = (path: string) => admin.request('GET', path);
  const ids = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);

  it.each([
    ['/api/appointments', POISON.appointments],
    ['/api/appointments?range=[0,49]&sort=["firstName","ASC"]', POISON.appointments],
    ['/api/appointments?sort=["leadStatus","DESC"]', POISON.appointments],
    ['/api/subscriptions', POISON.subscriptions],
    ['/api/admin/leads', [...POISON.appointments, ...POISON.subscriptions]],
    ['/api/admin/leads?range=[0,99]', [...POISON.appointments, ...POISON.subscriptions]],
    ['/api/blog-posts', POISON.posts],
    [`/api/admin/blog-posts/${POISON.posts[0]}/history`, POISON.versions],
    [`/api/admin/leads/appointment/${POISON.appointments[0]}/notes`, POISON.notes],
    [`/api/admin/leads/appointment/${POISON.appointments[0]}/activity`, POISON.activities],
    ['/api/admin/users/status/active', [POISON.users[0]!]],
  ])('%s lists them as they are', async (path, expected) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(ids(response.body)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each([
    '/api/admin/stats',
    '/api/admin/stats/weeks',
    '/api/admin/calendar/days?from=2030-01-01&to=2030-01-31',
    '/api/admin/leads?filter={"leadStatus":"New"}',
    '/api/admin/leads?filter={"q":"reyes"}&range=[0,24]',
    '/api/admin/leads?range=[200,224]',
    '/api/admin/users/status/deactivated',
    '/api/admin/today',
    '/api/admin/waiting',
    `/api/admin/leads/appointment/${POISON.appointments[0]}`,
    `/api/admin/leads/subscription/${POISON.subscriptions[0]}`,
    '/api/admin/search?q=reyes',
    '/',
    '/blog',
    '/feed.xml',
    '/sitemap.xml',
  ])('do not break %s', async (path) => expect((await get(path)).status).toBe(200));

  it('do not prevent changes to a lead', async () => {
    for (const id of POISON.appointments) {
      const path = `/api/admin/appointments/${id}`;
      const sale = { productPurchased: 'Life', premiumFrequency: 'monthly', premiumRate: '1' };
      expect(
        (await admin.request('PATCH', `${path}/lead-status`, { leadStatus: 'In Progress' })).status,
      ).toBe(200);
      expect((await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Hold' })).status).toBe(
        200,
      );
      expect((await admin.request('PATCH', `${path}/sales-info`, sale)).status).toBe(200);
      const notes = `/api/admin/leads/appointment/${id}/notes`;
      expect((await admin.request('POST', notes, { note: 'Called.' })).status).toBe(201);
    }
    for (const path of ['/api/admin/stats', '/api/admin/stats/weeks', '/api/admin/leads?range=[0,24]'])
      expect((await get(path)).status).toBe(200);
  });

  it('grant no access: an unknown role or status is rejected', async () => {
    for (const username of ['poisoned-role', 'poisoned-status']) {
      const body = { username, password: 'first-password' };
      const { status, headers } = await send(running.app, 'POST', '/api/login', { body });
      const cookie = headers['set-cookie']?.[0]?.split(';')[0];
      expect({ username, status }).toEqual({ username, status: username.endsWith('role') ? 200 : 401 });
      for (const path of ['/api/appointments', '/api/admin/users/status/active'])
        expect((await send(running.app, 'GET', path, { cookie })).status).toBe(cookie ? 403 : 401);
    }
  });

  it('make an unreadable session anonymous', async () => {
    const { cookie } = await admin.createSignedInUser();
    for (const data of ['', 'null', '{', '[]', '{"passport":5}', '{"passport":{"user":{"id":1}}}']) {
      await running.app.database.write((tx) =>
        tx.query('UPDATE sessions SET data = ? WHERE userId IS NOT NULL', [data]),
      );
      expect({ data, ...(await send(running.app, 'GET', '/api/user', { cookie })) }).toMatchObject({
        data,
        status: 401,
      });
    }
  });
});

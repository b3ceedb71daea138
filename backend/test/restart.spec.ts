import { SUPERADMIN } from './support/app.js';
import { postBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send, signIn } from './support/http.js';
import { LiveClient } from './support/live-client.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { databaseState } from './support/database-state.js';

describe.each(DATABASES)('a restart on $name', ({ create }) => {
  const running = runningApp({}, create);

  it('keeps data and sessions, and creates no second first superadmin', async () => {
    const admin = await AdminClient.signIn(running.app);
    const member = await admin.createSignedInUser();
    const [booking, subscription, post] = [
      await admin.createBooking(),
      await admin.createSubscription(),
      await admin.createPost(),
    ];
    await admin.request('PATCH', `/api/admin/appointments/${booking}/booking-status`, {
      bookingStatus: 'Hold',
    });
    await admin.request('POST', `/api/admin/leads/subscription/${subscription}/notes`, { note: 'Stays' });
    await admin.request('PUT', `/api/admin/blog-posts/${post}`, postBody({ title: 'Edited' }));
    const ended = await signIn(running.app, member.credentials);
    await send(running.app, 'POST', '/api/logout', { cookie: ended });
    const paths = [
      '/api/user',
      '/api/appointments',
      '/api/subscriptions',
      '/api/admin/leads',
      '/api/admin/stats',
      '/api/blog-posts',
      '/api/admin/users/status/active',
      `/api/admin/blog-posts/${post}/history`,
      `/api/admin/leads/appointment/${booking}/activity`,
      `/api/admin/leads/subscription/${subscription}/notes`,
    ];
    const seen = async () => {
      const answers = [];
      for (const path of paths)
        answers.push((await send(running.app, 'GET', path, { cookie: admin.cookie })).text);
      return answers;
    };
    const before = { rows: await databaseState(running.app), answers: await seen() };
    const { client } = await LiveClient.connect(running.app, admin.cookie);

    await running.restart();

    expect([1001, 1006]).toContain(await client.closed);
    expect({ rows: await databaseState(running.app), answers: await seen() }).toEqual(before);
    expect((await send(running.app, 'GET', '/api/user', { cookie: member.cookie })).status).toBe(200);
    expectError(await send(running.app, 'GET', '/api/user', { cookie: ended }), 401);
    await signIn(running.app, SUPERADMIN);
    await LiveClient.connect(running.app, admin.cookie).then(({ client: again }) => again.socket.terminate());
  });

  it('applies changed settings: a new secret ends all sessions', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    await running.restart({ SESSION_SECRET: 'another secret for tests, long enough' });
    expectError(await send(running.app, 'GET', '/api/user', { cookie }), 401);
    await signIn(running.app, SUPERADMIN);
  });
});

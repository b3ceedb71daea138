import { SUPERADMIN } from './support/app.js';
import { postBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send, signIn } from './support/http.js';
import { LiveClient } from './support/live-client.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { stored } from './support/stored.js';

describe.each(DATABASES)('a restart on $name', ({ create }) => {
  const running = runningApp(create);

  it('keeps everything, signs nobody out, and makes no second first superadmin', async () => {
    const world = await World.of(running.app);
    const member = await world.signedInUser();
    const [booking, subscription, post] = [
      await world.booking(),
      await world.subscription(),
      await world.post(),
    ];
    await world.as('PATCH', `/api/admin/appointments/${booking}/booking-status`, { bookingStatus: 'Hold' });
    await world.as('POST', `/api/admin/leads/subscription/${subscription}/notes`, { note: 'Stays' });
    await world.as('PUT', `/api/admin/blog-posts/${post}`, postBody({ title: 'Edited' }));
    const ended = await signIn(running.app, member.credentials);
    await send(running.app, 'POST', '/api/logout', { cookie: ended });
    const paths = [
      ...['/api/user', '/api/appointments', '/api/subscriptions', '/api/admin/leads', '/api/admin/stats'],
      ...['/api/blog-posts', '/api/admin/users/status/active', `/api/admin/blog-posts/${post}/history`],
      ...[
        `/api/admin/leads/appointment/${booking}/activity`,
        `/api/admin/leads/subscription/${subscription}/notes`,
      ],
    ];
    const seen = async () => {
      const answers = [];
      for (const path of paths)
        answers.push((await send(running.app, 'GET', path, { cookie: world.cookie })).text);
      return answers;
    };
    const before = { rows: await stored(running.app), answers: await seen() };
    const { client } = await LiveClient.connect(running.app, world.cookie);

    await running.restart();

    expect([1001, 1006]).toContain(await client.closed);
    expect({ rows: await stored(running.app), answers: await seen() }).toEqual(before);
    expect((await send(running.app, 'GET', '/api/user', { cookie: member.cookie })).status).toBe(200);
    expectRefusal(await send(running.app, 'GET', '/api/user', { cookie: ended }), 401);
    await signIn(running.app, SUPERADMIN);
    await LiveClient.connect(running.app, world.cookie).then(({ client: again }) => again.socket.terminate());
  });

  it('takes up a change that was made meanwhile: a new secret signs everybody out', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    await running.restart({ SESSION_SECRET: 'another secret for tests, long enough' });
    expectRefusal(await send(running.app, 'GET', '/api/user', { cookie }), 401);
    await signIn(running.app, SUPERADMIN);
  });
});

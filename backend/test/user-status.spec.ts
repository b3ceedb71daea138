import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { NO_SUCH_ID, World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

const STATUSES = ['active', 'deactivated', 'removed'] as const;
type Status = (typeof STATUSES)[number];

/** How an account gets there, and where it can go from there (spec §4). */
const WAY: Record<Status, readonly Status[]> = {
  active: [],
  deactivated: ['deactivated'],
  removed: ['deactivated', 'removed'],
};
const NEXT: Record<Status, readonly Status[]> = {
  active: ['deactivated'],
  deactivated: ['active', 'removed'],
  removed: ['active'],
};
const STEPS = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

describe.each(DATABASES)('the status of an account on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  const change = (id: string, status: string, note?: string, cookie = world.cookie) =>
    send(running.app, 'PATCH', `/api/admin/users/${id}/status`, { body: { status, note }, cookie });
  const listed = async (status: Status, id: string) =>
    ((await world.as('GET', `/api/admin/users/status/${status}`)).body as { id: string }[]).find(
      (user) => user.id === id,
    );

  it.each(STEPS)('goes from %s to %s only where it may', async (from, to) => {
    const { id } = await world.user();
    await world.userStatus(id, ...WAY[from]);
    if (NEXT[from].includes(to)) {
      const answer = await change(id, to);
      expect(answer).toMatchObject({ status: 200, body: { id, status: to } });
      for (const status of STATUSES)
        expect(await listed(status, id)).toEqual(status === to ? answer.body : undefined);
    } else {
      await storingNothing(running.app, async () => expectRefusal(await change(id, to), 409));
    }
  });

  it('carries who changed it, when, and why, until the account is restored', async () => {
    const me = (await world.as('GET', '/api/user')).body as { id: string };
    const { id } = await world.user();
    const time = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;
    const nothing = { deactivationNote: null, deactivatedBy: null, deactivatedAt: null };
    const notRemoved = { removalNote: null, removedBy: null, removedAt: null };
    const deactivated = { deactivationNote: 'On leave', deactivatedBy: me.id, deactivatedAt: time };
    expect((await change(id, 'deactivated', ' On leave ')).body).toMatchObject({
      ...deactivated,
      ...notRemoved,
    });
    expect((await change(id, 'removed', 'Left')).body).toMatchObject({
      ...deactivated,
      ...{ removalNote: 'Left', removedBy: me.id, removedAt: time },
    });
    expect((await change(id, 'active', 'Back')).body).toMatchObject({ ...nothing, ...notRemoved });
    for (const note of ['', '   ', undefined])
      expect((await change((await world.user()).id, 'deactivated', note)).body).toMatchObject({
        deactivationNote: null,
      });
  });

  it('is not for anybody to change of their own account', async () => {
    const { id } = (await world.as('GET', '/api/user')).body as { id: string };
    await world.user({ role: 'superadmin' });
    await storingNothing(running.app, async () => {
      for (const status of STATUSES) expectRefusal(await change(id, status), 403);
      expectRefusal(await world.as('PATCH', `/api/admin/users/${id}/password`, { password: 'abcdefg' }), 403);
    });
    expect(await world.as('GET', '/api/user')).toMatchObject({ status: 200 });
  });

  it('cannot be changed of an account that does not exist', async () => {
    await storingNothing(running.app, async () => {
      for (const id of [NO_SUCH_ID, 'x', 'null', '%00', '*'])
        expectRefusal(await change(id, 'deactivated'), 404);
    });
  });

  it('shuts the account out at once, and lets it in again when it is restored', async () => {
    const user = await world.signedInUser();
    const asUser = () => send(running.app, 'GET', '/api/user', { cookie: user.cookie });
    const signIn = () => send(running.app, 'POST', '/api/login', { body: user.credentials });
    expect((await asUser()).status).toBe(200);
    for (const status of ['deactivated', 'removed'] as const) {
      await world.userStatus(user.id, status);
      expectRefusal(await asUser(), 401);
      const answer = await signIn();
      expectRefusal(answer, 401);
      expect(answer.body.message).toBe('Invalid username or password');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    await world.userStatus(user.id, 'active');
    expectRefusal(await asUser(), 401);
    expect((await signIn()).status).toBe(200);
  });

  it('leaves one active superadmin of two who deactivate each other at the same moment', async () => {
    const [one, other] = [
      await world.signedInUser({ role: 'superadmin' }),
      await world.signedInUser({ role: 'superadmin' }),
    ];
    const me = (await world.as('GET', '/api/user')).body as { id: string };
    expect((await change(me.id, 'deactivated', undefined, one.cookie)).status).toBe(200);
    // whoever else is still an active superadmin goes too, so that only the two are left
    const { body } = await send(running.app, 'GET', '/api/admin/users/status/active', { cookie: one.cookie });
    for (const { id, role } of body as { id: string; role: string }[])
      if (role === 'superadmin' && id !== one.id && id !== other.id)
        expect((await change(id, 'deactivated', undefined, one.cookie)).status).toBe(200);
    let [first, second] = [one, other];
    for (let round = 0; round < 100; round += 1) {
      const answers = await Promise.all([
        change(second.id, 'deactivated', undefined, first.cookie),
        change(first.id, 'deactivated', undefined, second.cookie),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // the loser was still signed in when it asked, or was not any more
      expect([401, 403, 409]).toContain(statuses.find((status) => status !== 200));
      if (statuses[1] === 200) [first, second] = [second, first];
      expect((await change(second.id, 'active', undefined, first.cookie)).status).toBe(200);
      const answer = await send(running.app, 'POST', '/api/login', { body: second.credentials });
      second = { ...second, cookie: String(answer.headers['set-cookie']?.[0]).split(';')[0]! };
    }
  });
});

import { send } from './support/http.js';
import { NO_SUCH_ID, AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

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

describe('the status of an account', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const change = (id: string, status: string, note?: string, cookie = admin.cookie) =>
    send(running.app, 'PATCH', `/api/admin/users/${id}/status`, { body: { status, note }, cookie });
  const listed = async (status: Status, id: string) =>
    ((await admin.request('GET', `/api/admin/users/status/${status}`)).body as { id: string }[]).find(
      (user) => user.id === id,
    );

  it.each(STEPS)('goes from %s to %s only if the transition is valid', async (from, to) => {
    const { id } = await admin.createUser();
    await admin.setUserStatus(id, ...WAY[from]);
    if (NEXT[from].includes(to)) {
      const answer = await change(id, to);
      expect(answer).toMatchObject({ status: 200, body: { id, status: to } });
      for (const status of STATUSES)
        expect(await listed(status, id)).toEqual(status === to ? answer.body : undefined);
    } else {
      await expectNothingStored(running.app, async () => expectError(await change(id, to), 409));
    }
  });

  it('cannot be changed for the user’s own account', async () => {
    const { id } = (await admin.request('GET', '/api/user')).body as { id: string };
    await admin.createUser({ role: 'superadmin' });
    await expectNothingStored(running.app, async () => {
      for (const status of STATUSES) expectError(await change(id, status), 403);
      expectError(
        await admin.request('PATCH', `/api/admin/users/${id}/password`, { password: 'abcdefg' }),
        403,
      );
    });
    expect(await admin.request('GET', '/api/user')).toMatchObject({ status: 200 });
  });

  it('cannot be changed for an unknown account', async () => {
    await expectNothingStored(running.app, async () => {
      for (const id of [NO_SUCH_ID, 'x', 'null', '%00', '*'])
        expectError(await change(id, 'deactivated'), 404);
    });
  });

  it('takes effect at once, for a deactivation and for a restoration', async () => {
    const user = await admin.createSignedInUser();
    const asUser = () => send(running.app, 'GET', '/api/user', { cookie: user.cookie });
    const signIn = () => send(running.app, 'POST', '/api/login', { body: user.credentials });
    expect((await asUser()).status).toBe(200);
    for (const status of ['deactivated', 'removed'] as const) {
      await admin.setUserStatus(user.id, status);
      expectError(await asUser(), 401);
      const answer = await signIn();
      expectError(answer, 401);
      expect(answer.body.message).toBe('Invalid username or password');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    await admin.setUserStatus(user.id, 'active');
    expectError(await asUser(), 401);
    expect((await signIn()).status).toBe(200);
  });

  it('leaves one active superadmin when two deactivate each other concurrently', async () => {
    const [one, other] = [
      await admin.createSignedInUser({ role: 'superadmin' }),
      await admin.createSignedInUser({ role: 'superadmin' }),
    ];
    const me = (await admin.request('GET', '/api/user')).body as { id: string };
    expect((await change(me.id, 'deactivated', undefined, one.cookie)).status).toBe(200);
    // all other active superadmins are deactivated, so that only the two are left
    const { body } = await send(running.app, 'GET', '/api/admin/users/status/active', { cookie: one.cookie });
    for (const { id, role } of body as { id: string; role: string }[])
      if (role === 'superadmin' && id !== one.id && id !== other.id)
        expect((await change(id, 'deactivated', undefined, one.cookie)).status).toBe(200);
    let [first, second] = [one, other];
    for (let round = 0; round < 10; round += 1) {
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

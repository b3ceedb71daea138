import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { SUPERADMIN } from './support/app.js';
import { expectNothingStored } from './support/database-state.js';
import { DOCUMENTED_ROUTES } from './support/documented-routes.js';
import { expectError } from './support/expect-error.js';
import { cookieOf, send, signIn } from './support/http.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';
import { halfSessionOf, setUpTotp } from './support/second-factor.js';

const CONFIRMATION = '/api/user/confirmation';
const SIGNED_IN_AT = Date.parse('2026-11-25T08:00:00.000Z');
const QUARTER_HOUR_S = 15 * 60;

describe('an act that needs a confirmed session', () => {
  const running = runningApp();
  let member: string;

  const moveTo = (seconds: number) => running.app.setTime(new Date(SIGNED_IN_AT + seconds * 1000));
  const signedIn = () => signIn(running.app, SUPERADMIN);
  const confirm = (cookie: string, password: unknown = SUPERADMIN.password) =>
    send(running.app, 'POST', CONFIRMATION, { cookie, body: { password } });
  const act = (cookie: string, password = 'another-password') =>
    send(running.app, 'PATCH', `/api/admin/users/${member}/password`, { cookie, body: { password } });
  function expectAsked(response: Awaited<ReturnType<typeof act>>) {
    expectError(response, 403, [], ['confirmationRequired']);
    expect(response.body).toMatchObject({
      message: 'Please confirm with your password',
      confirmationRequired: true,
    });
  }

  beforeAll(async () => {
    moveTo(0);
    member = (await (await AdminClient.signIn(running.app)).createUser()).id;
  });
  beforeEach(() => moveTo(0));
  afterAll(() => running.app.setTime(null));

  it('is one of those in docs/api.md, of all routes of the running application', async () => {
    const cookie = await signedIn();
    moveTo(QUARTER_HOUR_S + 1);
    const asks: string[] = [];
    for (const route of routesOf(running.app)) {
      const [method = '', path = ''] = route.split(' ');
      if (!path.startsWith('/api/') || route === 'POST /api/logout') continue;
      const { body } = await send(running.app, method, path.replace(/:\w+/g, NO_SUCH_ID), { cookie });
      if (body?.confirmationRequired) asks.push(route);
    }
    const documented = DOCUMENTED_ROUTES.filter(({ confirmed }) => confirmed).map(({ route }) => route);
    expect(documented.length).toBeGreaterThan(10);
    expect(asks.sort()).toEqual(documented.sort());
  });

  it('is done until 15 minutes after signing in; then it asks for the password and stores nothing', async () => {
    const cookie = await signedIn();
    moveTo(QUARTER_HOUR_S - 1);
    expect((await act(cookie)).status).toBe(204);
    moveTo(QUARTER_HOUR_S + 1);
    expectAsked(await expectNothingStored(running.app, () => act(cookie)));
  });

  it('is done again for 15 minutes after the right password', async () => {
    const cookie = await signedIn();
    moveTo(3600);
    expectError(await confirm(cookie, 'wrong-password'), 400, ['password']);
    expectAsked(await act(cookie));
    expect((await confirm(cookie)).status).toBe(204);
    expect((await act(cookie)).status).toBe(204);
    moveTo(3600 + QUARTER_HOUR_S - 1);
    expect(await send(running.app, 'GET', CONFIRMATION, { cookie })).toMatchObject({
      status: 200,
      body: { confirmedAt: '2026-11-25T09:00:00.000Z' },
    });
    moveTo(3600 + QUARTER_HOUR_S + 1);
    expectAsked(await act(cookie));
  });

  it('is not opened to another session of the same user', async () => {
    const [cookie, other] = [await signedIn(), await signedIn()];
    moveTo(3600);
    expect((await confirm(cookie)).status).toBe(204);
    expectAsked(await act(other));
  });

  it('is not opened to a session from before confirmations were recorded', async () => {
    const cookie = await signedIn();
    await running.app.database.write((tx) => tx.query('UPDATE sessions SET confirmedAt = NULL'));
    expectAsked(await act(cookie));
  });

  it('is opened by a change of the own password', async () => {
    const before = await signedIn();
    moveTo(3600);
    const changed = await send(running.app, 'POST', '/api/user/password', {
      cookie: before,
      body: { currentPassword: SUPERADMIN.password, newPassword: SUPERADMIN.password },
    });
    expect(changed.status).toBe(204);
    expect((await act(cookieOf(changed))).status).toBe(204);
  });

  it('is opened by signing in with a second factor', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { credentials, cookie } = await admin.createSignedInUser({ role: 'superadmin' });
    const app = await setUpTotp(running.app, cookie, credentials);
    moveTo(3600);
    const half = await halfSessionOf(running.app, credentials);
    const code = { cookie: half, body: { code: app.code() } };
    const session = cookieOf(await send(running.app, 'POST', '/api/login/second-factor', code));
    expect((await act(session)).status).toBe(204);
    expectAsked(await act(cookie));
  });

  it('is no permission: who may not do it is not asked for a password', async () => {
    const { cookie } = await (await AdminClient.signIn(running.app)).createSignedInUser();
    moveTo(3600);
    expectError(await act(cookie), 403);
    expect((await confirm(cookie, 'member-password')).status).toBe(204);
    expectError(await act(cookie), 403);
  });
});

describe('confirming with the password', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });

  it('is blocked for the session after five wrong ones', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    const confirm = (password: string) =>
      send(running.app, 'POST', CONFIRMATION, { cookie, body: { password } });
    for (let turn = 0; turn < 5; turn += 1) expectError(await confirm('wrong-password'), 400, ['password']);
    expectError(await confirm(SUPERADMIN.password), 429);
  });
});

import { declaredRoutes } from '../src/app/declared-routes.js';
import { newId } from '../src/platform/clock.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { SUPERADMIN } from './support/app.js';
import { expectNothingStored } from './support/database-state.js';
import { DOCUMENTED_ROUTES } from './support/documented-routes.js';
import { expectError } from './support/expect-error.js';
import { cookieOf, send, signIn } from './support/http.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';
import { SAMPLE_REQUESTS } from './support/sample-requests.js';
import type { Call } from './support/sample.js';
import { halfSessionOf, setUpTotp } from './support/second-factor.js';

const CONFIRMATION = '/api/user/confirmation';
const SIGNED_IN_AT = Date.parse('2026-11-25T08:00:00.000Z');
const QUARTER_HOUR_S = 15 * 60;
const TWO_HOURS_S = 2 * 60 * 60;

describe('an act that needs a confirmed session', () => {
  const running = runningApp();
  let member: string;

  const moveTo = (seconds: number) => running.app.setTime(new Date(SIGNED_IN_AT + seconds * 1000));
  const signedIn = () => signIn(running.app, SUPERADMIN);
  const confirm = (cookie: string, password: unknown = SUPERADMIN.password) =>
    send(running.app, 'POST', CONFIRMATION, { cookie, body: { password } });
  const act = (cookie: string, email = `${newId()}@staff.example`) =>
    send(running.app, 'PUT', `/api/admin/users/${member}/email`, { cookie, body: { email } });
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
    moveTo(TWO_HOURS_S + 1);
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

  it('or says why it is none, when it is for superadmins only and changes something or sends a file', async () => {
    const admin = await AdminClient.signIn(running.app);
    const samples = new Map(SAMPLE_REQUESTS);
    const undeclared: string[] = [];
    const unneeded: string[] = [];
    for (const { route, access, within, unconfirmed } of declaredRoutes(running.app.app)) {
      const isDeclared = within !== undefined || unconfirmed !== undefined;
      const isRead = route.startsWith('GET ');
      if (access !== 'superadmin') {
        if (unconfirmed !== undefined) unneeded.push(route);
      } else if (!isDeclared && (!isRead || (await sendsFile(admin, await samples.get(route)!(admin)))))
        undeclared.push(route);
    }
    expect({ undeclared, unneeded }).toEqual({ undeclared: [], unneeded: [] });
  });
  async function sendsFile(admin: AdminClient, { path }: Call): Promise<boolean> {
    const { status, headers } = await admin.request('GET', path);
    expect(status).toBeLessThan(300);
    const isJson = String(headers['content-type']).startsWith('application/json');
    return !isJson || headers['content-disposition'] !== undefined;
  }

  it('is open for two hours where an account is created or its password reset, and for 15 minutes elsewhere', () => {
    const confirmed = declaredRoutes(running.app.app).filter(({ within }) => within !== undefined);
    expect(confirmed.filter(({ within }) => within === 120).map(({ route }) => route)).toEqual([
      'POST /api/admin/users',
      'PATCH /api/admin/users/:id/password',
    ]);
    expect(new Set(confirmed.map(({ within }) => within))).toEqual(new Set([15, 120]));
  });

  it('is done without a question within two hours of signing in, where it says so', async () => {
    const cookie = await signedIn();
    const reset = () => {
      const path = `/api/admin/users/${member}/password`;
      return send(running.app, 'PATCH', path, { cookie, body: { password: 'another-password' } });
    };
    moveTo(TWO_HOURS_S - 1);
    expect((await reset()).status).toBe(204);
    moveTo(TWO_HOURS_S + 1);
    expectAsked(await expectNothingStored(running.app, reset));
  });

  it('is none to deactivate, remove or restore an account', async () => {
    const { id } = await (await AdminClient.signIn(running.app)).createUser();
    const cookie = await signedIn();
    moveTo(TWO_HOURS_S + 1);
    for (const status of ['deactivated', 'removed', 'active'])
      expect(
        await send(running.app, 'PATCH', `/api/admin/users/${id}/status`, { cookie, body: { status } }),
      ).toMatchObject({ status: 200, body: { status } });
  });

  it('is not begun by a link or a script of another site', async () => {
    const cookie = await signedIn();
    const reads = declaredRoutes(running.app.app).filter(
      ({ route, confirmed }) => confirmed && route.startsWith('GET '),
    );
    expect(reads.length).toBeGreaterThan(5);
    for (const { route } of reads) {
      const path = route.slice('GET '.length).replaceAll(/:\w+/g, NO_SUCH_ID);
      for (const method of ['GET', 'HEAD']) {
        const from = async (site?: string) =>
          (await send(running.app, method, path, { cookie, headers: site ? { 'Sec-Fetch-Site': site } : {} }))
            .status;
        for (const site of ['cross-site', 'same-site', 'unknown'])
          expect([route, site, await from(site)]).toEqual([route, site, 403]);
        for (const site of ['none', 'same-origin', undefined])
          expect([route, site, await from(site)]).not.toEqual([route, site, 403]);
      }
    }
    const evil = { cookie, headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const { status, body } = await send(running.app, 'GET', '/api/admin/export/everything.zip', evil);
    expect({ status, message: body.message }).toEqual({
      status: 403,
      message: 'This request does not come from this site',
    });
  });

  it('is done until 15 minutes after signing in; then it asks for the password and stores nothing', async () => {
    const cookie = await signedIn();
    moveTo(QUARTER_HOUR_S - 1);
    expect((await act(cookie)).status).toBe(200);
    moveTo(QUARTER_HOUR_S + 1);
    expectAsked(await expectNothingStored(running.app, () => act(cookie)));
  });

  it('is done again for 15 minutes after the right password', async () => {
    const cookie = await signedIn();
    moveTo(3600);
    expectError(await confirm(cookie, 'wrong-password'), 400, ['password']);
    expectAsked(await act(cookie));
    expect((await confirm(cookie)).status).toBe(204);
    expect((await act(cookie)).status).toBe(200);
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
    expect((await act(cookieOf(changed))).status).toBe(200);
  });

  it('is opened by signing in with a second factor', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { credentials, cookie } = await admin.createSignedInUser({ role: 'superadmin' });
    const app = await setUpTotp(running.app, cookie, credentials);
    moveTo(3600);
    const half = await halfSessionOf(running.app, credentials);
    const code = { cookie: half, body: { code: app.code() } };
    const session = cookieOf(await send(running.app, 'POST', '/api/login/second-factor', code));
    expect((await act(session)).status).toBe(200);
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

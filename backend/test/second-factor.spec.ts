import { SUPERADMIN } from './support/app.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { cookieOf, type HttpResponse, send, signIn } from './support/http.js';
import { LiveClient, rejectedUpgrade } from './support/live-client.js';
import { runningApp } from './support/running-app.js';
import {
  type AuthenticatorApp,
  codeOf,
  halfSessionOf,
  setUpPasskey,
  setUpTotp,
} from './support/second-factor.js';

const FACTOR = '/api/user/second-factor';
const SITE = 'http://localhost:3000';

describe('an authenticator app', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => running.app.setTime(null));

  const second = (code: string, cookie?: string) =>
    send(running.app, 'POST', '/api/login/second-factor', { body: { code }, cookie });
  const userOf = (cookie: string) => send(running.app, 'GET', '/api/user', { cookie });
  const factorOf = async (cookie: string) =>
    (await send(running.app, 'GET', FACTOR, { cookie })).body as Record<string, unknown>;

  async function protectedUser() {
    const user = await admin.createSignedInUser();
    const app: AuthenticatorApp = await setUpTotp(running.app, user.cookie, user.credentials);
    return { ...user, app };
  }

  it('is set up with a secret, and in force once a code of it was entered', async () => {
    const { cookie, credentials } = await admin.createSignedInUser();
    const none = { totpSince: null, passkeys: [], recoveryCodesLeft: 0, required: false };
    expect(await factorOf(cookie)).toEqual(none);
    const { password } = credentials;
    const begin = () => send(running.app, 'POST', `${FACTOR}/totp`, { cookie, body: { password } });
    const confirm = (code: string) =>
      send(running.app, 'POST', `${FACTOR}/totp/confirm`, { cookie, body: { code } });
    const first = (await begin()).body as { secret: string; uri: string };
    const { status, body } = await begin();
    const { secret, uri } = body as { secret: string; uri: string };
    expect([status, secret === first.secret]).toEqual([201, false]);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(credentials.username));
    expect(await factorOf(cookie)).toEqual(none);
    expect((await send(running.app, 'POST', '/api/login', { body: credentials })).status).toBe(200);

    await expectNothingStored(running.app, async () => {
      expectError(await confirm(codeOf(running.app, first.secret)), 400, ['code']);
      expectError(await confirm('12'), 400, ['code']);
    });
    const confirmed = await confirm(codeOf(running.app, secret).replace(/(...)/, '$1 '));
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(await factorOf(cookie)).toEqual({
      ...none,
      totpSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expectError(await confirm(codeOf(running.app, secret)), 409);
    const stored = JSON.stringify(await running.app.rows('recovery_codes'));
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('needs the password, the first one too', async () => {
    const { cookie } = await admin.createSignedInUser();
    await expectNothingStored(running.app, async () => {
      for (const body of [{}, { password: null }, { password: '' }, { password: 'wrong-password' }])
        expectError(await send(running.app, 'POST', `${FACTOR}/totp`, { cookie, body }), 400, ['password']);
    });
  });

  /** Begins an app in a session; returns how to confirm it in any session of the account. */
  async function begun() {
    const user = await admin.createSignedInUser();
    const { cookie, credentials } = user;
    const body = { password: credentials.password };
    const { secret } = (await send(running.app, 'POST', `${FACTOR}/totp`, { cookie, body })).body as {
      secret: string;
    };
    const confirm = (session = cookie) =>
      send(running.app, 'POST', `${FACTOR}/totp/confirm`, {
        cookie: session,
        body: { code: codeOf(running.app, secret) },
      });
    return { ...user, confirm };
  }

  it('that was begun is confirmed by that session only, within ten minutes', async () => {
    const { credentials, cookie, confirm } = await begun();
    expectError(await confirm(await signIn(running.app, credentials)), 409);
    running.app.setTime(new Date(Date.now() + 10 * 60_000 + 1_000));
    expectError(await confirm(), 409);
    running.app.setTime(null);
    expect((await confirm()).status).toBe(200);
    expect(await factorOf(cookie)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('that was begun is over once a passkey is added, or the password changed', async () => {
    const first = await begun();
    const { added } = await setUpPasskey(running.app, first.cookie, first.credentials, SITE);
    expect(added.status).toBe(201);
    expectError(await first.confirm(), 409);
    expect(await factorOf(first.cookie)).toMatchObject({ totpSince: null, recoveryCodesLeft: 10 });
    const second = await begun();
    const { password } = second.credentials;
    const body = { currentPassword: password, newPassword: 'second-password' };
    const changed = await send(running.app, 'POST', '/api/user/password', { cookie: second.cookie, body });
    expectError(await second.confirm(cookieOf(changed)), 409);
    expect(JSON.stringify(await running.app.rows('totp_factors'))).toContain('"pendingSecret":null');
  });

  it('as the first factor ends the other sessions and sockets of the account', async () => {
    const { credentials, cookie } = await admin.createSignedInUser();
    const other = await signIn(running.app, credentials);
    const [here, there] = [
      await LiveClient.connect(running.app, cookie),
      await LiveClient.connect(running.app, other),
    ];
    await setUpTotp(running.app, cookie, credentials);
    expect(await there.client.closed).toBe(4401);
    expectError(await userOf(other), 401);
    expect((await userOf(cookie)).status).toBe(200);
    expect(here.client.socket.readyState).toBe(here.client.socket.OPEN);
    here.client.socket.close();
  });

  it('leaves the browser that set it up known', async () => {
    const { credentials, cookie } = await admin.createSignedInUser();
    const { secret } = (
      await send(running.app, 'POST', `${FACTOR}/totp`, { cookie, body: { password: credentials.password } })
    ).body as { secret: string };
    const body = { code: codeOf(running.app, secret) };
    const confirmed = await send(running.app, 'POST', `${FACTOR}/totp/confirm`, { cookie, body });
    expect(confirmed.headers['set-cookie']).toEqual([expect.stringMatching(/^known-/)]);
  });

  it('is confirmed once when two codes arrive at the same moment', async () => {
    const { cookie, credentials } = await admin.createSignedInUser();
    const { password } = credentials;
    const { body } = await send(running.app, 'POST', `${FACTOR}/totp`, { cookie, body: { password } });
    const code = codeOf(running.app, body.secret as string);
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(running.app, 'POST', `${FACTOR}/totp/confirm`, { cookie, body: { code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await factorOf(cookie)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('makes signing in ask for a code after the password; then the session begins', async () => {
    const { id, credentials, app } = await protectedUser();
    const asked = await send(running.app, 'POST', '/api/login', { body: credentials });
    expectError(asked, 401, [], ['secondFactor']);
    expect(asked.body).toMatchObject({
      message: 'Please confirm with your second factor',
      secondFactor: ['totp'],
    });
    const [cookie, ...attributes] = asked.headers['set-cookie']![0]!.split('; ');
    const expires = expect.stringMatching(/^Expires=/) as unknown;
    expect(attributes.sort()).toEqual([expires, 'HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax']);
    expectError(await userOf(cookie!), 401);
    expect(await rejectedUpgrade(running.app, { cookie: cookie! })).toBe(401);

    const wrong = await second('000000', cookie);
    expectError(wrong, 401, [], ['secondFactor']);
    expect([wrong.body.secondFactor, wrong.headers['set-cookie']]).toEqual([['totp'], undefined]);
    const right = await second(app.code(), cookie);
    expect(right).toMatchObject({ status: 200, body: { id, username: credentials.username } });
    expect(Object.keys(right.body as object)).toEqual(['id', 'username', 'name', 'role']);
    const names = right.headers['set-cookie']!.map((one) => one.split('=')[0]);
    expect(names).toEqual(['sid', expect.stringMatching(/^known-/), 'half-session']);
    expect((await userOf(cookieOf(right))).status).toBe(200);
    expectError(await second(app.code(0), cookie), 401);
  });

  it('accepts each code once, at the same moment too', async () => {
    const { credentials, app } = await protectedUser();
    const halves = [1, 2, 3, 4].map(() => halfSessionOf(running.app, credentials));
    const cookies = await Promise.all(halves);
    // the code that confirmed the app
    expectError(await second(app.code(0), cookies[0]), 401, [], ['secondFactor']);
    const answers = await Promise.all(cookies.slice(1).map((cookie) => second(app.code(), cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('leaves the way of a recovery code, each good once, in any spelling', async () => {
    const { credentials, app, cookie } = await protectedUser();
    const [first, other] = app.recoveryCodes as [string, string];
    const halves = await Promise.all([1, 2, 3].map(() => halfSessionOf(running.app, credentials)));
    const answers = await Promise.all(halves.map((half) => second(first, half)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const half = await halfSessionOf(running.app, credentials);
    expect((await second(` ${other.toLowerCase().replaceAll('-', ' ')}`, half)).status).toBe(200);
    expect(await factorOf(cookie)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('gets new recovery codes with the password; those of before are no longer good', async () => {
    const { credentials, app, cookie } = await protectedUser();
    const renew = (password: string) =>
      send(running.app, 'POST', `${FACTOR}/recovery-codes`, { cookie, body: { password } });
    expectError(await renew('wrong-password'), 400, ['password']);
    const { status, body } = await renew(credentials.password);
    expect(status).toBe(200);
    const half = await halfSessionOf(running.app, credentials);
    expectError(await second(app.recoveryCodes[0]!, half), 401, [], ['secondFactor']);
    expect((await second(body.recoveryCodes[0] as string, half)).status).toBe(200);
  });

  it('is replaced, and removed, with the password only', async () => {
    const { credentials, app, cookie } = await protectedUser();
    const begin = (body: object) => send(running.app, 'POST', `${FACTOR}/totp`, { cookie, body });
    expectError(await begin({}), 400, ['password']);
    expectError(await begin({ password: 'wrong-password' }), 400, ['password']);
    for (const password of [1, true, {}, 'x'.repeat(1001)])
      expectError(await begin({ password }), 400, ['password']);
    expectError(await begin({ password: credentials.password, secret: 'ABCDEFGH' }), 400, ['secret']);
    running.app.setTime(new Date(Date.now() + 120_000));
    const next = await setUpTotp(running.app, cookie, credentials);
    const half = await halfSessionOf(running.app, credentials);
    expectError(await second(app.code(0), half), 401, [], ['secondFactor']);
    expect((await second(next.code(), half)).status).toBe(200);

    const remove = (password: string) => send(running.app, 'DELETE', FACTOR, { cookie, body: { password } });
    expectError(await remove('wrong-password'), 400, ['password']);
    expect(await remove(credentials.password)).toMatchObject({ status: 204, text: '' });
    expect(await factorOf(cookie)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    await signIn(running.app, credentials);
  });

  it.each([
    ['a reset of the password', 'password', { password: 'another-password' }],
    ['a deactivation', 'status', { status: 'deactivated' }],
  ])('is not asked for any more in a half session after %s', async (_, path, body) => {
    const { id, credentials, app } = await protectedUser();
    const half = await halfSessionOf(running.app, credentials);
    await admin.request('PATCH', `/api/admin/users/${id}/${path}`, body);
    const answer = await second(app.code(), half);
    expectError(answer, 401);
    expect([answer.body.secondFactor, answer.headers['set-cookie']]).toEqual([undefined, undefined]);
  });

  it('ends the half session after five wrong codes', async () => {
    const { credentials, app } = await protectedUser();
    const half = await halfSessionOf(running.app, credentials);
    for (let turn = 0; turn < 4; turn += 1)
      expectError(await second('000000', half), 401, [], ['secondFactor']);
    expectError(await second('000000', half), 401);
    expectError(await second(app.code(), half), 401);
    expect((await second(app.code(), await halfSessionOf(running.app, credentials))).status).toBe(200);
  });

  it('ends the half session after ten minutes', async () => {
    const { credentials, app } = await protectedUser();
    const half = await halfSessionOf(running.app, credentials);
    running.app.setTime(new Date(Date.now() + 10 * 60_000 + 1_000));
    expectError(await second(app.code(), half), 401);
    expectError(await second(app.code()), 401);
    expectError(await second(app.code(), 'half-session=x'), 401);
    expectError(await second(app.code(), `half-session=${'x'.repeat(43)}`), 401);
  });

  it('stays after a change of the password, a deactivation and a restoration', async () => {
    const { id, cookie, credentials } = await protectedUser();
    const change = { currentPassword: credentials.password, newPassword: 'second-password' };
    expect(await send(running.app, 'POST', '/api/user/password', { cookie, body: change })).toMatchObject({
      status: 204,
    });
    await admin.setUserStatus(id, 'deactivated', 'active');
    const body = { username: credentials.username, password: 'third-password' };
    await admin.request('PATCH', `/api/admin/users/${id}/password`, { password: body.password });
    await halfSessionOf(running.app, body);
  });

  it('keeps the session of before until the second step, which replaces it', async () => {
    const { credentials, app, cookie } = await protectedUser();
    const half = await halfSessionOf(running.app, credentials, cookie);
    expect((await userOf(cookie)).status).toBe(200);
    const right = await second(app.code(), `${cookie}; ${half}`);
    expect(right.status).toBe(200);
    expectError(await userOf(cookie), 401);
  });

  it('is reset by another superadmin, which ends sessions and sockets', async () => {
    const { id, cookie, credentials } = await protectedUser();
    const { client } = await LiveClient.connect(running.app, cookie);
    const listed = async () => {
      const { body } = await admin.request('GET', '/api/admin/users/status/active');
      const users = body as { id: string; secondFactor: boolean }[];
      return users.find((user) => user.id === id)?.secondFactor;
    };
    expect(await listed()).toBe(true);
    const reset = (whom: string) => admin.request('DELETE', `/api/admin/users/${whom}/second-factor`);
    expect(await reset(id)).toMatchObject({ status: 204, text: '' });
    expect(await client.closed).toBe(4401);
    expectError(await userOf(cookie), 401);
    expect(await listed()).toBe(false);
    await signIn(running.app, credentials);
    expectError(await reset(NO_SUCH_ID), 404);
    const { body: own } = await admin.request('GET', '/api/user');
    expectError(await reset(own.id as string), 403);
  });
});

describe('five wrong codes', () => {
  const running = runningApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const ADDRESS = '198.51.100.1';

  it('block like wrong passwords, and the right password in between does not reset them', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { credentials, cookie } = await admin.createSignedInUser();
    const app = await setUpTotp(running.app, cookie, credentials);
    const login = (address: string) =>
      send(running.app, 'POST', '/api/login', { body: credentials, headers: from(address) });
    const attempt = async (code: string, address = ADDRESS) => {
      const asked = await login(address);
      if (asked.status === 429) return asked;
      return send(running.app, 'POST', '/api/login/second-factor', {
        body: { code },
        cookie: cookieOf(asked),
        headers: from(address),
      });
    };
    for (let turn = 0; turn < 5; turn += 1) expectError(await attempt('000000'), 401, [], ['secondFactor']);
    expectError(await attempt(app.code()), 429);
    expect((await attempt(app.code(), '198.51.100.2')).status).toBe(200);
    expect((await send(running.app, 'POST', '/api/login', { body: SUPERADMIN })).status).toBe(200);
  });

  it('wrong passwords block the session, also when an app is begun without a password in between', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { cookie, credentials } = await admin.createSignedInUser();
    const ask = (path: string, body: object) => send(running.app, 'POST', path, { cookie, body });
    const guess = (password: string) => ask('/api/user/passkeys/options', { password });
    for (let turn = 0; turn < 5; turn += 1) {
      expectError(await guess('wrong-password'), 400);
      expectError(await ask(`${FACTOR}/totp`, {}), 400, ['password']);
    }
    expectError(await guess(credentials.password), 429);
  });

  it('are judged twenty times, by however many collected device cookies; a change of the factors voids these', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { credentials, cookie } = await admin.createSignedInUser();
    const login = async (device = '') => {
      const headers = from('198.51.100.9');
      return send(running.app, 'POST', '/api/login', { body: credentials, headers, cookie: device });
    };
    const deviceOf = ({ headers }: HttpResponse) =>
      headers['set-cookie']!.find((one) => one.startsWith('known-'))!.split(';')[0]!;
    const attempt = async (code: string, device: string) => {
      const asked = await login(device);
      if (asked.status === 429) return asked;
      const both = `${cookieOf(asked)}; ${device}`;
      const headers = from('198.51.100.9');
      return send(running.app, 'POST', '/api/login/second-factor', { body: { code }, cookie: both, headers });
    };
    const collected = [];
    for (let turn = 0; turn < 3; turn += 1) collected.push(deviceOf(await login()));
    const app = await setUpTotp(running.app, cookie, credentials);
    // all of them are one unknown device now
    for (let turn = 0; turn < 5; turn += 1)
      expectError(await attempt('000000', collected[turn % 3]!), 401, [], ['secondFactor']);
    expectError(await attempt('000000', collected[0]!), 429);

    const known = [];
    for (const code of app.recoveryCodes.slice(0, 6)) {
      const half = await send(running.app, 'POST', '/api/login', { body: credentials });
      const body = { code };
      known.push(
        deviceOf(
          await send(running.app, 'POST', '/api/login/second-factor', { body, cookie: cookieOf(half) }),
        ),
      );
    }
    for (let turn = 0; turn < 20; turn += 1)
      expectError(await attempt('000000', known[turn >> 2]!), 401, [], ['secondFactor']);
    expectError(await attempt('000000', known[5]!), 429);
  });

  it('wrong passwords to confirm a change block the session', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { cookie, credentials } = await admin.createSignedInUser();
    await setUpTotp(running.app, cookie, credentials);
    const remove = (password: string) => send(running.app, 'DELETE', FACTOR, { cookie, body: { password } });
    for (let turn = 0; turn < 5; turn += 1) expectError(await remove('wrong-password'), 400);
    expectError(await remove(credentials.password), 429);
  });
});

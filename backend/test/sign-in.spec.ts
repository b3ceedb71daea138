import { PasswordHasher } from '../src/users/application/ports.js';
import { SUPERADMIN } from './support/app.js';
import { cookieOf, send, signIn } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

describe('signing in', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const login = (body: unknown, cookie?: string) => send(running.app, 'POST', '/api/login', { body, cookie });
  const user = (cookie?: string) => send(running.app, 'GET', '/api/user', { cookie });

  it('responds with the user only', async () => {
    const answer = await login(SUPERADMIN);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.any(String),
      username: 'admin',
      name: 'Administrator',
      role: 'superadmin',
    });
    expect((await user(cookieOf(answer))).body).toEqual(answer.body);
  });

  it('rejects a visitor who asks for the user', async () => {
    expectError(await user(), 401);
  });

  it('sets a session cookie and a device cookie, hidden from scripts and other sites', async () => {
    const { headers } = await login(SUPERADMIN);
    const cookies = headers['set-cookie']!.map((cookie) => cookie.split('; '));
    expect(cookies.map(([value]) => value)).toEqual([
      expect.stringMatching(/^sid=s%3A[\w-]{32,}\.[\w%+/-]{40,}$/),
      expect.stringMatching(/^known-[\w-]{12}=[\da-z]{8,9}\.[\w-]{22}\.[\w-]{43}$/),
    ]);
    const [session, device] = cookies.map(([, ...attributes]) => attributes.sort());
    expect(session).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
    const expires = expect.stringMatching(/^Expires=/) as unknown;
    expect(device).toEqual([expires, 'HttpOnly', 'Max-Age=15724800', 'Path=/', 'SameSite=Lax']);
  });

  it('grants no access by the device cookie alone', async () => {
    const [, device] = (await login(SUPERADMIN)).headers['set-cookie']!;
    expectError(await user(device!.split(';')[0]), 401);
  });

  it('rejects an unknown name, a wrong password, a deactivated and a removed account alike', async () => {
    const [deactivated, removed] = [await admin.createUser(), await admin.createUser()];
    await admin.setUserStatus(deactivated.id, 'deactivated');
    await admin.setUserStatus(removed.id, 'deactivated', 'removed');
    const attempts = [
      { username: 'nobody-at-all', password: 'member-password' },
      { username: 'admin', password: 'wrong-password' },
      deactivated.credentials,
      removed.credentials,
      { username: 'admin', password: 'x'.repeat(500) },
      { username: "admin' --", password: "' OR '1'='1" },
    ];
    const answers = await expectNothingStored(running.app, async () => {
      const all = [];
      for (const attempt of attempts) all.push(await login(attempt));
      return all;
    });
    const alike = answers.map((answer) => {
      expectError(answer, 401);
      const { requestId: _, ...body } = answer.body as Record<string, unknown>;
      const { date: __, 'x-request-id': ___, ...headers } = answer.headers;
      return { body, headers };
    });
    expect(alike[0]?.body.message).toBe('Invalid username or password');
    expect(alike[0]?.headers['set-cookie']).toBeUndefined();
    for (const one of alike) expect(one).toEqual(alike[0]);
  });

  it.each([
    [{ password: 'x' }, 'Username is required'],
    [{ username: ' ', password: 'x' }, 'Username is required'],
    [{ username: 'admin' }, 'Password is required'],
    [{ username: 'admin', password: '' }, 'Password is required'],
    [{}, 'Username is required'],
  ])('names what is missing in %j', async (body, message) => {
    const answer = await login(body);
    expect(answer).toMatchObject({ status: 400, body: { message } });
    if (Object.keys(body).length === 0)
      expect(answer.body.errors).toEqual({
        username: 'Username is required',
        password: 'Password is required',
      });
  });

  it('accepts the username in any spelling, the password in one only', async () => {
    for (const username of ['ADMIN', ' Admin ', 'ａｄｍｉｎ'])
      expect((await login({ ...SUPERADMIN, username })).status).toBe(200);
    for (const password of ['First-password', 'first-password ', ' first-password'])
      expectError(await login({ ...SUPERADMIN, password }), 401);
  });

  it('begins a new session each time: the previous one ends, and a planted id is never used', async () => {
    const first = await signIn(running.app, SUPERADMIN);
    const second = cookieOf(await login(SUPERADMIN, first));
    expect(second).not.toBe(first);
    expectError(await user(first), 401);
    expect((await user(second)).status).toBe(200);
    const planted = 'sid=s%3Aattackers-own-id.c2lnbmF0dXJl';
    expect(cookieOf(await login(SUPERADMIN, planted))).not.toBe(planted);
    expectError(await user(planted), 401);
  });

  it('keeps the current session when an attempt fails', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    expectError(await login({ ...SUPERADMIN, password: 'wrong' }, cookie), 401);
    expect((await user(cookie)).status).toBe(200);
  });

  it.each([
    ['a reset', 'password', { password: 'another-password' }],
    ['a deactivation', 'status', { status: 'deactivated' }],
  ])('begins no session after %s while the password is checked', async (_, path, body) => {
    const { id, credentials } = await admin.createUser();
    const hasher = running.app.app.get(PasswordHasher);
    const matches = hasher.matches.bind(hasher);
    const spy = jest.spyOn(hasher, 'matches').mockImplementation(async (password, hash) => {
      const matched = await matches(password, hash);
      expect((await admin.request('PATCH', `/api/admin/users/${id}/${path}`, body)).status).toBeLessThan(300);
      return matched;
    });
    const answer = await login(credentials);
    spy.mockRestore();
    expectError(answer, 401);
    expect(answer.body.message).toBe('Invalid username or password');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await running.app.rows<{ userId: string }>('sessions')).not.toContainEqual(
      expect.objectContaining({ userId: id }),
    );
  });

  it('ends the session at sign-out', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    const answer = await send(running.app, 'POST', '/api/logout', { cookie });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/);
    for (const path of ['/api/user', '/api/appointments', '/api/admin/leads'])
      expectError(await send(running.app, 'GET', path, { cookie }), 401);
    expect(await send(running.app, 'POST', '/api/logout', { cookie })).toMatchObject({ status: 204 });
    expect(await send(running.app, 'POST', '/api/logout')).toMatchObject({ status: 204, text: '' });
  });
});

describe('the user’s own password', () => {
  const running = runningApp();

  it('can be changed with the current one; every other session of the account ends', async () => {
    const admin = await AdminClient.signIn(running.app);
    const member = await admin.createSignedInUser();
    const others = [
      await signIn(running.app, member.credentials),
      await signIn(running.app, member.credentials),
    ];
    const change = (currentPassword: string, newPassword: string) =>
      send(running.app, 'POST', '/api/user/password', {
        body: { currentPassword, newPassword },
        cookie: member.cookie,
      });
    const statusOf = async (cookie: string) =>
      (await send(running.app, 'GET', '/api/user', { cookie })).status;

    await expectNothingStored(running.app, async () => {
      expectError(await change('wrong-password', 'a-new-password'), 400, ['currentPassword']);
      expectError(await change(member.credentials.password, 'short'), 400, ['newPassword']);
      expectError(await change(member.credentials.password, 'é'.repeat(37)), 400, ['newPassword']);
    });
    const changed = await change(member.credentials.password, 'a-new-password');
    expect(changed).toMatchObject({ status: 204, text: '' });
    expect(await statusOf(cookieOf(changed))).toBe(200);
    for (const other of [member.cookie, ...others]) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(admin.cookie)).toBe(200);
    expectError(await send(running.app, 'POST', '/api/login', { body: member.credentials }), 401);
    await signIn(running.app, { ...member.credentials, password: 'a-new-password' });
  });
});

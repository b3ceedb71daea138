import { PasswordHasher } from '../src/users/application/ports.js';
import { SUPERADMIN } from './support/app.js';
import { DATABASES } from './support/databases.js';
import { cookieOf, send, signIn } from './support/http.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

describe.each(DATABASES)('signing in on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  const login = (body: unknown, cookie?: string) => send(running.app, 'POST', '/api/login', { body, cookie });
  const user = (cookie?: string) => send(running.app, 'GET', '/api/user', { cookie });

  it('answers with the user and no more', async () => {
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

  it('tells a visitor that nobody is signed in', async () => {
    expectRefusal(await user(), 401);
  });

  it('sets cookies that scripts cannot read and other sites do not send: the session, the browser’s mark', async () => {
    const { headers } = await login(SUPERADMIN);
    const cookies = headers['set-cookie']!.map((cookie) => cookie.split('; '));
    expect(cookies.map(([value]) => value)).toEqual([
      expect.stringMatching(/^sid=s%3A[\w-]{32,}\.[\w%+/-]{40,}$/),
      expect.stringMatching(/^known-[\w-]{12}=[\da-z]{8,9}\.[\w-]{22}\.[\w-]{43}$/),
    ]);
    const [session, mark] = cookies.map(([, ...attributes]) => attributes.sort());
    expect(session).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
    const expires = expect.stringMatching(/^Expires=/) as unknown;
    expect(mark).toEqual([expires, 'HttpOnly', 'Max-Age=15724800', 'Path=/', 'SameSite=Lax']);
  });

  it('knows nobody by the mark of their browser alone', async () => {
    const [, mark] = (await login(SUPERADMIN)).headers['set-cookie']!;
    expectRefusal(await user(mark!.split(';')[0]), 401);
  });

  it('answers an unknown name, a wrong password, a deactivated and a removed account alike', async () => {
    const [deactivated, removed] = [await world.user(), await world.user()];
    await world.userStatus(deactivated.id, 'deactivated');
    await world.userStatus(removed.id, 'deactivated', 'removed');
    const attempts = [
      { username: 'nobody-at-all', password: 'member-password' },
      { username: 'admin', password: 'wrong-password' },
      deactivated.credentials,
      removed.credentials,
      { username: 'admin', password: 'x'.repeat(500) },
      { username: "admin' --", password: "' OR '1'='1" },
    ];
    const answers = await storingNothing(running.app, async () => {
      const all = [];
      for (const attempt of attempts) all.push(await login(attempt));
      return all;
    });
    const alike = answers.map((answer) => {
      expectRefusal(answer, 401);
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
  ])('says what is missing in %j', async (body, message) => {
    const answer = await login(body);
    expect(answer).toMatchObject({ status: 400, body: { message } });
    if (Object.keys(body).length === 0)
      expect(answer.body.errors).toEqual({
        username: 'Username is required',
        password: 'Password is required',
      });
  });

  it('takes the name in any spelling and the password in one', async () => {
    for (const username of ['ADMIN', ' Admin ', 'ａｄｍｉｎ'])
      expect((await login({ ...SUPERADMIN, username })).status).toBe(200);
    for (const password of ['First-password', 'first-password ', ' first-password'])
      expectRefusal(await login({ ...SUPERADMIN, password }), 401);
  });

  it('begins a new session each time: the one it was called with is dead, a planted one never lives', async () => {
    const first = await signIn(running.app, SUPERADMIN);
    const second = cookieOf(await login(SUPERADMIN, first));
    expect(second).not.toBe(first);
    expectRefusal(await user(first), 401);
    expect((await user(second)).status).toBe(200);
    const planted = 'sid=s%3Aattackers-own-id.c2lnbmF0dXJl';
    expect(cookieOf(await login(SUPERADMIN, planted))).not.toBe(planted);
    expectRefusal(await user(planted), 401);
  });

  it('leaves a good session alone when an attempt fails', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    expectRefusal(await login({ ...SUPERADMIN, password: 'wrong' }, cookie), 401);
    expect((await user(cookie)).status).toBe(200);
  });

  it.each([
    ['a reset', 'password', { password: 'another-password' }],
    ['a deactivation', 'status', { status: 'deactivated' }],
  ])('does not outlive %s that comes while the password is looked at', async (_, path, body) => {
    const { id, credentials } = await world.user();
    const hasher = running.app.app.get(PasswordHasher);
    const matches = hasher.matches.bind(hasher);
    const spy = jest.spyOn(hasher, 'matches').mockImplementation(async (password, hash) => {
      const matched = await matches(password, hash);
      expect((await world.as('PATCH', `/api/admin/users/${id}/${path}`, body)).status).toBeLessThan(300);
      return matched;
    });
    const answer = await login(credentials);
    spy.mockRestore();
    expectRefusal(answer, 401);
    expect(answer.body.message).toBe('Invalid username or password');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await running.app.rows<{ userId: string }>('sessions')).not.toContainEqual(
      expect.objectContaining({ userId: id }),
    );
  });

  it('ends for good at sign-out', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    const answer = await send(running.app, 'POST', '/api/logout', { cookie });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/);
    for (const path of ['/api/user', '/api/appointments', '/api/admin/leads'])
      expectRefusal(await send(running.app, 'GET', path, { cookie }), 401);
    expect(await send(running.app, 'POST', '/api/logout', { cookie })).toMatchObject({ status: 204 });
    expect(await send(running.app, 'POST', '/api/logout')).toMatchObject({ status: 204, text: '' });
  });
});

describe.each(DATABASES)('one’s own password on $name', ({ create }) => {
  const running = runningApp(create);

  it('is changed by who knows it; every other session of the account ends', async () => {
    const world = await World.of(running.app);
    const member = await world.signedInUser();
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

    await storingNothing(running.app, async () => {
      expectRefusal(await change('wrong-password', 'a-new-password'), 400, ['currentPassword']);
      expectRefusal(await change(member.credentials.password, 'short'), 400, ['newPassword']);
      expectRefusal(await change(member.credentials.password, 'é'.repeat(37)), 400, ['newPassword']);
    });
    expect(await change(member.credentials.password, 'a-new-password')).toMatchObject({
      status: 204,
      text: '',
    });
    expect(await statusOf(member.cookie)).toBe(200);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(world.cookie)).toBe(200);
    expectRefusal(await send(running.app, 'POST', '/api/login', { body: member.credentials }), 401);
    await signIn(running.app, { ...member.credentials, password: 'a-new-password' });
  });
});

import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { cookieOf, send, signIn } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { codeOf, halfSessionOf, setUpPasskey, setUpTotp } from './support/second-factor.js';

const SITE = 'http://office.example';
const PASSKEYS = '/api/user/passkeys';

describe('passkeys', () => {
  const running = runningApp({ PUBLIC_URL: SITE });
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => running.app.setTime(null));

  const post = (path: string, body?: object, cookie?: string) =>
    send(running.app, 'POST', path, { body, cookie });
  /** Asks for a challenge; returns it with the cookie that it belongs to. */
  async function challenged(half?: string) {
    const asked = await post('/api/login/passkey/options', undefined, half);
    expect(asked.status).toBe(200);
    const options = asked.body as { challenge: string; allowCredentials?: { id: string }[] };
    return { options, cookie: half ?? cookieOf(asked) };
  }
  const finish = (response: object, cookie?: string) => post('/api/login/passkey', { response }, cookie);

  async function userWithPasskey() {
    const user = await admin.createSignedInUser();
    const { device, added } = await setUpPasskey(running.app, user.cookie, user.credentials, SITE);
    expect(added.status).toBe(201);
    const { passkey, recoveryCodes } = added.body as { passkey: { id: string }; recoveryCodes: string[] };
    return { ...user, device, passkey, recoveryCodes };
  }

  it('are registered with the password, and listed without their keys', async () => {
    const { cookie, passkey, recoveryCodes, credentials } = await userWithPasskey();
    expect(recoveryCodes).toHaveLength(10);
    const { body: list } = await send(running.app, 'GET', PASSKEYS, { cookie });
    expect(list).toEqual([{ ...passkey, name: 'Phone', createdAt: expect.any(String), lastUsedAt: null }]);
    const { added } = await setUpPasskey(running.app, cookie, credentials, SITE);
    expect(added.body.recoveryCodes).toBeNull();
    await expectNothingStored(running.app, async () =>
      expectError(await post(`${PASSKEYS}/options`, { password: 'wrong-password' }, cookie), 400, [
        'password',
      ]),
    );
  });

  it('are registered once for each challenge, at the same moment too, and within five minutes', async () => {
    const { cookie, credentials } = await admin.createSignedInUser();
    const { device, added } = await setUpPasskey(running.app, cookie, credentials, SITE);
    expect(added.status).toBe(201);
    const begin = async () => {
      const { body } = await post(`${PASSKEYS}/options`, { password: credentials.password }, cookie);
      return body as { challenge: string; excludeCredentials: object[] };
    };
    const options = await begin();
    expect(options.excludeCredentials).toHaveLength(1);
    const response = device.register({ challenge: options.challenge });
    const add = (sent: object) => post(PASSKEYS, { name: 'Again', response: sent }, cookie);
    // the same credential twice is refused by the index
    const answers = await Promise.all([add(response), add(response)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 409]);
    const late = device.register(await begin());
    running.app.setTime(new Date(Date.now() + 301_000));
    expectError(await add(late), 400, ['response']);
  });

  it('sign in after the password, once for each challenge', async () => {
    const { id, credentials, device } = await userWithPasskey();
    const half = await halfSessionOf(running.app, credentials);
    const { options } = await challenged(half);
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const response = device.sign(options);
    const answers = await Promise.all([finish(response, half), finish(response, half)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const right = answers.find(({ status }) => status === 200)!;
    expect(right.body).toMatchObject({ id });
    const { status, body } = await send(running.app, 'GET', PASSKEYS, { cookie: cookieOf(right) });
    expect([status, body]).toEqual([200, [expect.objectContaining({ lastUsedAt: expect.any(String) })]]);
  });

  it('sign in alone', async () => {
    const { id, device, credentials } = await userWithPasskey();
    const { options, cookie } = await challenged();
    expect(options.allowCredentials ?? []).toEqual([]);
    const right = await finish(device.sign(options), cookie);
    expect(right).toMatchObject({ status: 200, body: { id, username: credentials.username } });
    const names = right.headers['set-cookie']!.map((one) => one.split('=')[0]);
    expect(names).toEqual(['sid', expect.stringMatching(/^known-/), 'half-session']);
    expectError(await finish(device.sign(options), cookie), 401);
  });

  it('are rejected without a challenge, after ten minutes, of another site or account, and from a copy', async () => {
    const [one, other] = [await userWithPasskey(), await userWithPasskey()];
    const { options, cookie } = await challenged();
    expectError(await finish(one.device.sign(options)), 401);
    expectError(await finish(one.device.sign(options), `half-session=${'x'.repeat(43)}`), 401);
    expectError(await finish(one.device.sign({ ...options, origin: 'http://evil.example' }), cookie), 401);
    // a failed attempt uses up the challenge
    expectError(await finish(one.device.sign(options), cookie), 401);

    const half = await halfSessionOf(running.app, one.credentials);
    const { options: own } = await challenged(half);
    expectError(await finish(other.device.sign(own), half), 401, [], ['secondFactor']);

    const late = await challenged();
    running.app.setTime(new Date(Date.now() + 601_000));
    expectError(await finish(one.device.sign(late.options), late.cookie), 401);
    running.app.setTime(null);

    const first = await challenged();
    expect((await finish(one.device.sign(first.options), first.cookie)).status).toBe(200);
    one.device.counter = 0;
    const copy = await challenged();
    expectError(await finish(one.device.sign(copy.options), copy.cookie), 401);
  });

  it.each([['deactivated'], ['removed']])('of an account that is %s sign nobody in', async (status) => {
    const { id, device } = await userWithPasskey();
    await admin.setUserStatus(id, 'deactivated', ...(status === 'removed' ? [status] : []));
    const { options, cookie } = await challenged();
    expectError(await finish(device.sign(options), cookie), 401);
  });

  it('can be replaced by a recovery code, and stand beside an authenticator app', async () => {
    const { cookie, credentials, recoveryCodes } = await userWithPasskey();
    const asked = await send(running.app, 'POST', '/api/login', { body: credentials });
    expect(asked.body).toMatchObject({ secondFactor: ['passkey'] });
    const half = cookieOf(asked);
    const answer = await post('/api/login/second-factor', { code: recoveryCodes[0] }, half);
    expect(answer.status).toBe(200);
    const { secret } = await setUpTotp(running.app, cookie, credentials);
    const again = await send(running.app, 'POST', '/api/login', { body: credentials });
    expect(again.body).toMatchObject({ secondFactor: ['totp', 'passkey'] });
    const code = codeOf(running.app, secret, 1);
    expect((await post('/api/login/second-factor', { code }, cookieOf(again))).status).toBe(200);
  });

  it('are renamed, and removed with the password, by their owner only', async () => {
    const [one, other] = [await userWithPasskey(), await userWithPasskey()];
    const path = `${PASSKEYS}/${one.passkey.id}`;
    const call = (method: string, body: object, { cookie } = one, to = path) =>
      send(running.app, method, to, { body, cookie });
    await expectNothingStored(running.app, async () => {
      expectError(await call('PATCH', { name: 'Mine' }, other), 404);
      expectError(await call('DELETE', { password: other.credentials.password }, other), 404);
      expectError(await call('DELETE', { password: 'wrong-password' }), 400, ['password']);
      expectError(await call('PATCH', { name: 'x' }, one, `${PASSKEYS}/${NO_SUCH_ID}`), 404);
    });
    expect(await call('PATCH', { name: ' Ñora’s key ' })).toMatchObject({
      status: 200,
      body: { id: one.passkey.id, name: 'Ñora’s key' },
    });
    expect(await call('DELETE', { password: one.credentials.password })).toMatchObject({ status: 204 });
    const { body } = await send(running.app, 'GET', '/api/user/second-factor', { cookie: one.cookie });
    expect(body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    await signIn(running.app, one.credentials);
  });

  it.each([
    ['text', 'x'],
    ['a list', []],
    ['no id', { response: {} }],
    ['an id that is none', { id: 'a b', response: {} }],
    ['no response', { id: 'x' }],
    ['a list as response', { id: 'x', response: [] }],
  ])('are rejected by name when the response is %s', async (_, response) => {
    const { cookie } = await admin.createSignedInUser();
    expectError(await post(PASSKEYS, { name: 'Phone', response }, cookie), 400, ['response']);
    expectError(await post('/api/login/passkey', { response }), 400, ['response']);
  });
});

describe('challenges of passkeys', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });

  it('are sixty in a quarter of an hour for one address', async () => {
    const ask = () => send(running.app, 'POST', '/api/login/passkey/options');
    for (let turn = 0; turn < 60; turn += 1) expect((await ask()).status).toBe(200);
    expectError(await ask(), 429);
  });
});

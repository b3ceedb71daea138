import { PasswordHasher } from '../src/users/application/ports.js';
import { BcryptPasswordHasher } from '../src/users/infrastructure/bcrypt-password-hasher.js';
import { SUPERADMIN } from './support/app.js';
import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { type HttpResponse, send, signIn } from './support/http.js';
import { expectLimit } from './support/expect-limit.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp, type RunningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

const ON = { RATE_LIMITS: 'on' };
const BEHIND_PROXY = { ...ON, TRUST_PROXY: '1' };
const DATABASE = DATABASES[0]!;

const login = ({ app }: RunningApp, credentials: object, address?: string, cookie?: string) =>
  send(app, 'POST', '/api/login', {
    body: { ...SUPERADMIN, ...credentials },
    headers: address ? { 'X-Forwarded-For': address } : {},
    cookie,
  });
const wrong = { password: 'wrong-password' };

describe('five wrong passwords', () => {
  const running = runningApp(DATABASE.create, BEHIND_PROXY);

  it('block the account for that address only, also with the right password', async () => {
    const address = '198.51.100.1';
    await expectLimit(running, 5, () => login(running, wrong, address), 401);
    const answer = await login(running, {}, address);
    expectError(answer, 429);
    expect(answer.text).not.toMatch(/admin|attempt|remaining/i);
    expect((await login(running, {}, '198.51.100.2')).status).toBe(200);
    expectError(await login(running, { ...wrong, username: 'somebody' }, address), 401);
  });

  it('are counted in every spelling of the name, for known and unknown names', async () => {
    for (const [name, address] of [
      ['admin', '198.51.100.3'],
      ['nobody', '198.51.100.4'],
    ] as const) {
      const spellings = [
        name,
        name.toUpperCase(),
        ` ${name} `,
        `${name[0]!.toUpperCase()}${name.slice(1)}`,
        `${name}\u3000`,
        name,
      ];
      await expectLimit(
        running,
        5,
        (turn) => login(running, { ...wrong, username: spellings[turn] }, address),
        401,
      );
    }
  });

  it('are not counted when the body is invalid', async () => {
    for (let turn = 0; turn < 10; turn += 1)
      expectError(await login(running, { password: '' }, '198.51.100.6'), 400);
    expect((await login(running, {}, '198.51.100.6')).status).toBe(200);
  });

  it('are one limit; thirty from one address block every account for it', async () => {
    await expectLimit(
      running,
      30,
      (turn) => login(running, { ...wrong, username: `guess-${turn}` }, '198.51.100.7'),
      401,
    );
  });
});

describe('four wrong passwords', () => {
  const running = runningApp(DATABASE.create, BEHIND_PROXY);

  it('are forgotten after the right one', async () => {
    const address = '198.51.100.5';
    for (let turn = 0; turn < 4; turn += 1) expectError(await login(running, wrong, address), 401);
    expect((await login(running, {}, address)).status).toBe(200);
    await expectLimit(running, 5, () => login(running, wrong, address), 401);
  });
});

describe('wrong passwords for one account from many addresses', () => {
  const running = runningApp(DATABASE.create, BEHIND_PROXY);
  let owner: string;
  let colleague: string;
  const from = (address: string, credentials: object, cookie?: string) =>
    login(running, credentials, address, cookie);

  beforeAll(async () => {
    const { credentials } = await (await AdminClient.signIn(running.app)).createUser();
    owner = deviceCookieOf(await from('203.0.113.1', {}));
    colleague = deviceCookieOf(await from('203.0.113.1', credentials));
    await expectLimit(running, 20, (turn) => from(`198.51.100.${turn}`, wrong), 401);
  });

  it('block it after twenty for other devices, also with the right one, for at most a quarter of an hour', async () => {
    for (const cookie of [undefined, colleague, `${owner}x`, owner.replace('=', '=x')]) {
      const answer = await from('203.0.113.2', {}, cookie);
      expectError(answer, 429);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    }
    expectError(await from('203.0.113.2', { ...wrong, username: 'somebody-else' }), 401);
  });

  it('do not block a known device, at any address, including those of the attack', async () => {
    for (const address of ['203.0.113.1', '203.0.113.3', '198.51.100.1'])
      expect((await from(address, {}, owner)).status).toBe(200);
  });

  it('are limited to five on a known device', async () => {
    await expectLimit(running, 5, (turn) => from(`203.0.113.${turn + 10}`, wrong, owner), 401);
  });
});

describe('concurrent guesses', () => {
  const running = runningApp(DATABASE.create, BEHIND_PROXY);

  it('are limited like sequential ones', async () => {
    const address = '198.51.100.1';
    const answers = await Promise.all(Array.from({ length: 60 }, () => login(running, wrong, address)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });
});

describe('five guesses at the current password', () => {
  const running = runningApp(DATABASE.create, ON);

  it('are the limit of a session; the sixth is rejected, also when it is right', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    const change = (currentPassword: string) =>
      send(running.app, 'POST', '/api/user/password', {
        body: { currentPassword, newPassword: 'a-new-password' },
        cookie,
      });
    await expectLimit(running, 5, () => change('wrong-password'), 400);
    await expectNothingStored(running.app, async () => expectError(await change(SUPERADMIN.password), 429));
    const other = await signIn(running.app, SUPERADMIN);
    const answer = await send(running.app, 'POST', '/api/user/password', {
      body: { currentPassword: SUPERADMIN.password, newPassword: 'a-new-password' },
      cookie: other,
    });
    expect(answer.status).toBe(204);
  });
});

describe('two hundred concurrent sign-ins', () => {
  const running = runningApp(DATABASE.create, BEHIND_PROXY);

  it('are all handled, and delay neither a booking nor a known device', async () => {
    const { app } = running;
    const deviceCookie = deviceCookieOf(await login(running, {}, '203.0.113.1'));
    // at the cost that a password has in the application
    const real = new BcryptPasswordHasher();
    const hash = await real.hash(SUPERADMIN.password);
    jest
      .spyOn(app.app.get(PasswordHasher), 'matches')
      .mockImplementation((password) => real.matches(password, hash));
    let unanswered = 200;
    const answers = Array.from({ length: 200 }, async (_, index) => {
      const answer = await login(running, { ...wrong, username: `guess-${index}` }, `198.51.100.${index}`);
      unanswered -= 1;
      return answer;
    });
    for (let round = 0; round < 20; round += 1) {
      expect((await send(app, 'POST', '/api/appointments', booking(round))).status).toBe(201);
      expect((await send(app, 'GET', '/api/health/live')).status).toBe(200);
    }
    expect((await login(running, {}, '203.0.113.2', deviceCookie)).status).toBe(200);
    expect(unanswered).toBeGreaterThan(0);
    for (const answer of await Promise.all(answers)) expectError(answer, answer.status === 503 ? 503 : 401);
  });
});

function booking(turn: number) {
  return { body: bookingBody(), headers: { 'X-Forwarded-For': `203.0.113.${turn + 10}` } };
}

/** The device cookie without its attributes. */
function deviceCookieOf({ headers }: HttpResponse): string {
  return headers['set-cookie']!.find((cookie) => cookie.startsWith('known-'))!.split(';')[0]!;
}

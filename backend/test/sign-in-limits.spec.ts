import bcrypt from 'bcrypt';
import { SUPERADMIN } from './support/app.js';
import { bookingBody } from './support/bodies.js';
import { type HttpResponse, send, signIn } from './support/http.js';
import { expectLimit } from './support/expect-limit.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp, type RunningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

const login = ({ app }: RunningApp, credentials: object, address?: string, cookie?: string) =>
  send(app, 'POST', '/api/login', {
    body: { ...SUPERADMIN, ...credentials },
    headers: address ? { 'X-Forwarded-For': address } : {},
    cookie,
  });
const wrong = { password: 'wrong-password' };

describe('wrong passwords', () => {
  const running = runningApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

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

  describe('for one account from many addresses', () => {
    let member: { username: string; password: string };
    let owner: string;
    let colleague: string;
    const from = (address: string, credentials: object, cookie?: string) =>
      login(running, { ...member, ...credentials }, address, cookie);

    beforeAll(async () => {
      const admin = await AdminClient.signIn(running.app);
      member = (await admin.createUser()).credentials;
      owner = deviceCookieOf(await from('203.0.113.1', {}));
      const other = (await admin.createUser()).credentials;
      colleague = deviceCookieOf(await from('203.0.113.1', other));
      await expectLimit(running, 20, (turn) => from(`198.51.100.${turn + 10}`, wrong), 401);
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
      for (const address of ['203.0.113.1', '203.0.113.3', '198.51.100.10'])
        expect((await from(address, {}, owner)).status).toBe(200);
    });
  });

  it('at a change of the own password are five for a session; the sixth is rejected, also when it is right', async () => {
    const { cookie, credentials } = await (await AdminClient.signIn(running.app)).createSignedInUser();
    const change = (currentPassword: string, as = cookie) =>
      send(running.app, 'POST', '/api/user/password', {
        body: { currentPassword, newPassword: 'a-new-password' },
        cookie: as,
      });
    await expectLimit(running, 5, () => change('wrong-password'), 400);
    await expectNothingStored(running.app, async () => expectError(await change(credentials.password), 429));
    expect((await change(credentials.password, await signIn(running.app, credentials))).status).toBe(204);
  });

  it('in two hundred concurrent sign-ins are all handled, and delay neither a booking nor a known device', async () => {
    const { app } = running;
    const deviceCookie = deviceCookieOf(await login(running, {}, '203.0.113.1'));
    const compare = bcrypt.compare.bind(bcrypt);
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const checks = jest
      .spyOn(bcrypt as { compare: (password: string, hash: string) => Promise<boolean> }, 'compare')
      .mockImplementation(async (password, hash) => {
        if (password === wrong.password) await released;
        return compare(password, hash);
      });
    const answers = Array.from({ length: 200 }, (_, index) =>
      login(running, { ...wrong, username: `guess-${index}` }, `192.0.2.${index}`),
    );
    // those that need not wait were rejected
    await Promise.race(answers);
    for (let round = 0; round < 20; round += 1) {
      expect((await send(app, 'POST', '/api/appointments', booking(round))).status).toBe(201);
      expect((await send(app, 'GET', '/api/health/live')).status).toBe(200);
    }
    expect((await login(running, {}, '203.0.113.2', deviceCookie)).status).toBe(200);
    expect(checks.mock.calls.filter(([password]) => password === wrong.password)).toHaveLength(2);
    release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(52);
    expect(statuses.filter((status) => status === 503)).toHaveLength(148);
    checks.mockRestore();
  });
});

function booking(turn: number) {
  return { body: bookingBody(), headers: { 'X-Forwarded-For': `203.0.113.${turn + 10}` } };
}

/** The device cookie without its attributes. */
function deviceCookieOf({ headers }: HttpResponse): string {
  return headers['set-cookie']!.find((cookie) => cookie.startsWith('known-'))!.split(';')[0]!;
}

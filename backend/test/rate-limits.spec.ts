import { SUPERADMIN } from './support/app.js';
import { bookingBody, day } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { expectRefusal } from './support/refusals.js';
import { type RunningApp, runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

const ON = { RATE_LIMITS: 'on' };
const BEHIND_PROXY = { ...ON, TRUST_PROXY: '1' };
const DATABASE = DATABASES[0]!;

const book = ({ app }: RunningApp, address?: string, changes = {}) =>
  send(app, 'POST', '/api/appointments', {
    body: bookingBody(changes),
    headers: address ? { 'X-Forwarded-For': address } : {},
  });
const login = ({ app }: RunningApp, credentials: object, address?: string) =>
  send(app, 'POST', '/api/login', {
    body: { ...SUPERADMIN, ...credentials },
    headers: address ? { 'X-Forwarded-For': address } : {},
  });
const wrong = { password: 'wrong-password' };

/** Fails unless that many get through and the next is refused with nothing stored. */
async function expectOnly(
  running: RunningApp,
  count: number,
  call: (turn: number) => ReturnType<typeof send>,
  ok: number,
) {
  for (let turn = 0; turn < count; turn += 1)
    expect({ turn, status: (await call(turn)).status }).toEqual({ turn, status: ok });
  await storingNothing(running.app, async () => expectRefusal(await call(count), 429));
}

describe('ten forms a minute', () => {
  const running = runningApp(DATABASE.create, BEHIND_PROXY);

  it('are taken from one address; the eleventh is refused with when to try again', async () => {
    await expectOnly(running, 10, () => book(running, '198.51.100.1'), 201);
    const answer = await book(running, '198.51.100.1');
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('are counted for the booking, the newsletter and the forms without script together', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.2' };
    const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
    const ways = [
      () => book(running, '198.51.100.2'),
      (turn: number) =>
        send(running.app, 'POST', '/api/subscriptions', {
          body: { firstName: 'Ana', email: `a${turn}@sample.example` },
          headers,
        }),
      () => send(running.app, 'POST', '/book', { body: encoded(bookingBody()), headers: form }),
      (turn: number) =>
        send(running.app, 'POST', '/subscribe', {
          body: encoded({ firstName: 'Ana', email: `f${turn}@sample.example` }),
          headers: form,
        }),
    ];
    for (let turn = 0; turn < 10; turn += 1) expect((await ways[turn % 4]!(turn)).status).toBeLessThan(300);
    for (const [index, way] of ways.entries())
      await storingNothing(running.app, async () => expectRefusal(await way(100 + index), 429));
  });

  it('do not count what was refused for what is in it', async () => {
    const bad = [
      { email: 'x' },
      { firstName: '' },
      { leadStatus: 'New' },
      { preferredDate: day(-1) },
      { dateOfBirth: day(0) },
    ];
    for (let turn = 0; turn < 20; turn += 1)
      expectRefusal(await book(running, '198.51.100.3', bad[turn % bad.length]), 400);
    await expectOnly(running, 10, () => book(running, '198.51.100.3'), 201);
  });

  it('leave room for everybody at another address', async () => {
    for (let turn = 0; turn < 12; turn += 1) await book(running, '198.51.100.4');
    expect((await book(running, '198.51.100.5')).status).toBe(201);
  });

  it('are one caller’s in every spelling of the address, and in one IPv6 network', async () => {
    await expectOnly(
      running,
      10,
      (turn) => book(running, turn % 2 ? '198.51.100.6' : '::ffff:198.51.100.6'),
      201,
    );
    await expectOnly(running, 10, (turn) => book(running, `2001:db8:1:2::${turn + 1}`), 201);
    expect((await book(running, '2001:db8:1:3::1')).status).toBe(201);
  });

  it('are counted by the address that the proxy says, whatever the caller put before it', async () => {
    await expectOnly(running, 10, (turn) => book(running, `203.0.113.${turn}, 198.51.100.7`), 201);
  });
});

describe('without a trusted proxy', () => {
  const running = runningApp(DATABASE.create, ON);

  it('a forged address changes nothing', async () => {
    await expectOnly(running, 10, (turn) => book(running, `203.0.113.${turn}`), 201);
    await expectOnly(running, 5, (turn) => login(running, wrong, `203.0.113.${turn}`), 401);
  });
});

describe('five wrong passwords', () => {
  const running = runningApp(DATABASE.create, BEHIND_PROXY);

  it('close the account to that address, also for the right one, and to no other', async () => {
    const address = '198.51.100.1';
    await expectOnly(running, 5, () => login(running, wrong, address), 401);
    const answer = await login(running, {}, address);
    expectRefusal(answer, 429);
    expect(answer.text).not.toMatch(/admin|attempt|remaining/i);
    expect((await login(running, {}, '198.51.100.2')).status).toBe(200);
    expectRefusal(await login(running, { ...wrong, username: 'somebody' }, address), 401);
  });

  it('are counted in every spelling of the name, known or not', async () => {
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
      await expectOnly(
        running,
        5,
        (turn) => login(running, { ...wrong, username: spellings[turn] }, address),
        401,
      );
    }
  });

  it('are forgotten when the right one is given', async () => {
    const address = '198.51.100.5';
    for (let turn = 0; turn < 4; turn += 1) expectRefusal(await login(running, wrong, address), 401);
    expect((await login(running, {}, address)).status).toBe(200);
    await expectOnly(running, 5, () => login(running, wrong, address), 401);
  });

  it('are not counted where the body is refused', async () => {
    for (let turn = 0; turn < 10; turn += 1)
      expectRefusal(await login(running, { password: '' }, '198.51.100.6'), 400);
    expect((await login(running, {}, '198.51.100.6')).status).toBe(200);
  });

  it('are not the end of it: thirty from one address close every account to it', async () => {
    await expectOnly(
      running,
      30,
      (turn) => login(running, { ...wrong, username: `guess-${turn}` }, '198.51.100.7'),
      401,
    );
  });
});

function encoded(fields: Record<string, unknown>): string {
  return new URLSearchParams(fields as Record<string, string>).toString();
}

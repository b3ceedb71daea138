import { bookingBody, day } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { expectOnly } from './support/limits.js';
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

  it('come back as a page with what was typed to a browser that sends one too many', async () => {
    const headers = {
      ...{ 'X-Forwarded-For': '198.51.100.8', Accept: 'text/html,*/*;q=0.8' },
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const typed = { firstName: 'Ana', email: 'page@sample.example' };
    const subscribe = () => send(running.app, 'POST', '/subscribe', { body: encoded(typed), headers });
    for (let turn = 0; turn < 10; turn += 1) expect((await subscribe()).status).toBe(200);
    const answer = await subscribe();
    expect(answer).toMatchObject({ status: 429, body: { path: '/', page: 'home' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const refusal = 'Too many requests; please try again later';
    expect(answer.body.newsletter).toEqual({ values: typed, errors: {}, refusal });
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
  });
});

function encoded(fields: Record<string, unknown>): string {
  return new URLSearchParams(fields as Record<string, string>).toString();
}

import { ConfirmationLimits } from '../src/leads/http/confirmation-limits.js';
import { bookingBody } from './support/bodies.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { send } from './support/http.js';
import { expectLimit } from './support/expect-limit.js';
import { expectError } from './support/expect-error.js';
import { type RunningApp, runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

const ON = { RATE_LIMITS: 'on' };
const BEHIND_PROXY = { ...ON, TRUST_PROXY: '1' };

const book = ({ app }: RunningApp, address?: string, changes = {}) =>
  send(app, 'POST', '/api/appointments', {
    body: bookingBody(changes),
    headers: address ? { 'X-Forwarded-For': address } : {},
  });

describe('the limit of ten forms a minute', () => {
  const running = runningApp(BEHIND_PROXY);

  it('rejects the eleventh form of an address with Retry-After', async () => {
    await expectLimit(running, 10, () => book(running, '198.51.100.1'), 201);
    const answer = await book(running, '198.51.100.1');
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('counts bookings, subscriptions and forms without script together', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.2' };
    const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
    const ways = [
      () => book(running, '198.51.100.2'),
      (turn: number) =>
        send(running.app, 'POST', '/api/subscriptions', {
          body: { firstName: 'Ana', email: `a${turn}@sample.example` },
          headers,
        }),
      (turn: number) =>
        send(running.app, 'POST', '/book', {
          body: encoded(bookingBody({ notes: `Form ${turn}` })),
          headers: form,
        }),
      (turn: number) =>
        send(running.app, 'POST', '/subscribe', {
          body: encoded({ firstName: 'Ana', email: `f${turn}@sample.example` }),
          headers: form,
        }),
    ];
    for (let turn = 0; turn < 10; turn += 1) expect((await ways[turn % 4]!(turn)).status).toBeLessThan(300);
    for (const [index, way] of ways.entries())
      await expectNothingStored(running.app, async () => expectError(await way(100 + index), 429));
  });

  it('stores subscriptions above the limit of confirmations, and mails nothing', async () => {
    const address = '192.0.2.77';
    const subscribe = (email: string) =>
      send(running.app, 'POST', '/api/subscriptions', {
        body: { firstName: 'Ana', email },
        headers: { 'X-Forwarded-For': address },
      });
    const recipients = async () =>
      (await running.app.rows('outgoing_mails')).map(({ recipient }) => recipient as string);
    expect((await subscribe('mailed@sample.example')).status).toBe(201);
    const limits = running.app.app.get(ConfirmationLimits);
    while (await limits.allow(address));
    const { status, body } = await subscribe('silent@sample.example');
    expect(status).toBe(201);
    expect(await recipients()).toContain('mailed@sample.example');
    expect(await recipients()).not.toContain('silent@sample.example');
    const subscribers = await running.app.rows('newsletter_subscribers');
    expect(subscribers).toContainEqual(
      expect.objectContaining({
        subscriptionId: body.id as string,
        state: 'unconfirmed',
        confirmationSentAt: null,
      }),
    );
  });

  it('lets staff send a message again three times an hour', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { body } = await admin.request('POST', '/api/admin/mails/test', { to: 'me@sample.example' });
    const again = () => admin.request('POST', `/api/admin/mails/${String(body.id)}/resend`, {});
    for (let turn = 0; turn < 3; turn += 1) expect((await again()).status).not.toBe(429);
    const { status, headers, body: rejected } = await again();
    expect([status, rejected.message]).toEqual([
      429,
      'This message was sent again three times within an hour',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
  });

  it('is 30 changes of busy calendars an hour for a user', async () => {
    const admin = await AdminClient.signIn(running.app);
    const path = '/api/user/busy-calendars';
    const add = () => admin.request('POST', path, { name: 'Private', url: 'https://127.0.0.1/' });
    for (let turn = 0; turn < 29; turn += 1) expect((await add()).status).toBe(400);
    expectError(await admin.request('DELETE', `${path}/${NO_SUCH_ID}`), 404);
    const rejected = await add();
    expectError(rejected, 429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3_500);
    const other = await admin.createSignedInUser();
    const headers = { cookie: other.cookie, body: { name: 'Private', url: 'https://127.0.0.1/' } };
    expectError(await send(running.app, 'POST', path, headers), 400);
  });

  it('is 30 entered addresses and 30 tests of webhooks an hour for a user', async () => {
    const admin = await AdminClient.signIn(running.app);
    const path = '/api/admin/webhooks';
    const add = () => admin.request('POST', path, { url: 'https://127.0.0.1/', events: ['booking.created'] });
    for (let turn = 0; turn < 30; turn += 1) expect((await add()).status).toBe(400);
    expectError(await add(), 429);
    const change = (body: object) => admin.request('PATCH', `${path}/${NO_SUCH_ID}`, body);
    expectError(await change({ url: 'https://127.0.0.1/' }), 429);
    expectError(await change({ enabled: false }), 404);
    const test = () => admin.request('POST', `${path}/${NO_SUCH_ID}/test`);
    for (let turn = 0; turn < 30; turn += 1) expect((await test()).status).toBe(404);
    const rejected = await test();
    expectError(rejected, 429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  it('is ten test copies of issues an hour for a user', async () => {
    const admin = await AdminClient.signIn(running.app);
    const path = `/api/admin/newsletters/${await admin.createIssue()}/test`;
    const copy = () => admin.request('POST', path, { to: 'own@sample.example' });
    for (let turn = 0; turn < 10; turn += 1) expect((await copy()).status).toBe(201);
    expectError(await copy(), 429);
  });

  it('returns a page with the typed values to a browser', async () => {
    const headers = {
      'X-Forwarded-For': '198.51.100.8',
      Accept: 'text/html,*/*;q=0.8',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const typed = { firstName: 'Ana', email: 'page@sample.example' };
    const subscribe = (fields: Record<string, string> = typed) =>
      send(running.app, 'POST', '/subscribe', { body: encoded(fields), headers });
    // a form sent twice counts once
    for (let turn = 0; turn < 20; turn += 1) expect((await subscribe()).status).toBe(200);
    for (let turn = 1; turn < 10; turn += 1)
      expect((await subscribe({ ...typed, firstName: `Ana ${turn}` })).status).toBe(200);
    const answer = await subscribe();
    expect(answer).toMatchObject({ status: 429, body: { path: '/', page: 'home' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const formError = 'Too many forms came from your connection; please try again in a minute, or call us';
    expect(answer.body.newsletter).toEqual({ values: typed, errors: {}, formError });
  });

  it('counts by the address that the proxy added, not by what the client sent', async () => {
    await expectLimit(running, 10, (turn) => book(running, `203.0.113.${turn}, 198.51.100.7`), 201);
  });
});

describe('without a trusted proxy', () => {
  const running = runningApp(ON);

  it('a forged X-Forwarded-For is ignored', async () => {
    await expectLimit(running, 10, (turn) => book(running, `203.0.113.${turn}`), 201);
  });
});

function encoded(fields: Record<string, unknown>): string {
  return new URLSearchParams(fields as Record<string, string>).toString();
}

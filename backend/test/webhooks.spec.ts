import { setTimeout as wait } from 'node:timers/promises';
import { TellPastGrace } from '../src/policies/application/tell-past-grace.js';
import { EVENT_TYPES } from '../src/webhooks/domain/event-types.js';
import { Receiver } from '../src/webhooks/testing/receiver.js';
import { AdminClient } from './support/admin-client.js';
import { clientBody, day, paymentBody, policyBody, replayBody } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { DATABASES } from './support/databases.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { CANCEL, HTML, Visitor } from './support/visitor.js';

const WEBHOOKS = '/api/admin/webhooks';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', ...HTML };
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;

interface Made {
  readonly id: string;
  readonly secret: string;
}

describe.each(DATABASES)('webhooks on $name', ({ create }) => {
  const running = runningApp({ OUTBOUND_PRIVATE_ADDRESSES: 'allow' }, create);
  let admin: AdminClient;
  let to: Receiver;

  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  beforeEach(async () => {
    to = await Receiver.start();
  });
  afterEach(async () => {
    const all = (await admin.request('GET', WEBHOOKS)).body as unknown as Made[];
    for (const { id } of all) await admin.request('DELETE', `${WEBHOOKS}/${id}`);
    await to.stop();
  });

  const add = async (events: readonly string[], changes: object = {}) => {
    const { status, body } = await admin.request('POST', WEBHOOKS, { url: to.url, events, ...changes });
    expect(status).toBe(201);
    return body as unknown as Made;
  };
  const patch = async (path: string, body: object) =>
    expect((await admin.request('PATCH', `/api/admin/${path}`, body)).status).toBe(200);

  /** What the receiver was told, each id once, in the order of the sequence. */
  async function told(secret: string, count: number) {
    for (let left = 500; to.verified(secret).length < count && left > 0; left -= 1) await wait(20);
    const inOrder = to.verified(secret).sort((one, other) => one.sequence - other.sequence);
    return inOrder.map(({ type, data }) => ({ type, ...data }));
  }

  it('are told of the whole way of a booking, in its order, with ids only', async () => {
    const { secret } = await add(EVENT_TYPES);
    const visitor = await Visitor.book(running.app, { email: 'webhook@sample.example' });
    const id = visitor.bookingId;
    const path = `appointments/${id}`;
    await patch(`${path}/booking-status`, { bookingStatus: 'Confirmed' });
    await patch(`${path}/schedule`, { preferredDate: '2099-01-05', preferredTime: '2pm' });
    await patch(`${path}/lead-status`, { leadStatus: 'In Progress' });
    const sale = { productPurchased: 'Term life', premiumFrequency: 'annual', premiumRate: '7,777 pesos' };
    await patch(`${path}/sales-info`, sale);
    await visitor.send(CANCEL);
    await admin.request('POST', `/api/admin/${path}/visitor-request`, { accept: true });
    const events = await told(secret, 7);
    expect(events).toEqual(
      [
        'booking.created',
        'booking.confirmed',
        'booking.moved',
        'lead.status_changed',
        'lead.sale_recorded',
        'lead.status_changed',
        'booking.cancelled',
      ].map((type) => ({ type, id, leadType: 'appointment' })),
    );
    const bodies = to.received.map(({ body }) => body).join();
    for (const personal of ['Liza', 'Reyes', 'sample.example', '1984-', '917 000', '7,777', 'Term'])
      expect(bodies).not.toContain(personal);
  });

  it('are told of subscriptions, clients, policies and premiums', async () => {
    const { secret } = await add(EVENT_TYPES);
    const subscription = await admin.createSubscription({ email: 'webhook-reader@sample.example' });
    const mails = await running.app.rows<{ kind: string; leadId: string; data: string }>('outgoing_mails');
    const mail = mails.find(
      ({ kind, leadId }) => kind === 'subscription_confirmation' && leadId === subscription,
    )!;
    const { token } = JSON.parse(mail.data) as { token: string };
    await send(running.app, 'POST', `/newsletter/confirm/${token}`, { body: '', headers: FORM });
    await admin.request('POST', `/api/admin/subscriptions/${subscription}/consents/withdraw`);
    const post = async (path: string, body: unknown) =>
      String((await admin.request('POST', `/api/admin/${path}`, body)).body.id);
    const client = await post('clients', clientBody());
    await patch(`clients/${client}`, { lastName: 'Cruz' });
    const policy = await post('policies', policyBody(client, { startsOn: day(-3), graceDays: 0 }));
    await running.app.app.get(TellPastGrace).execute();
    await running.app.app.get(TellPastGrace).execute();
    const premiums = await admin.request('GET', `/api/admin/policies/${policy}/premiums`);
    const premium = (premiums.body as unknown as Made[])[0]!.id;
    await post(`premiums/${premium}/payments`, paymentBody());
    const reader = { id: subscription, leadType: 'subscription' };
    expect(await told(secret, 7)).toEqual([
      { type: 'subscription.confirmed', ...reader },
      { type: 'subscription.left', ...reader },
      { type: 'client.updated', id: client },
      { type: 'client.updated', id: client },
      { type: 'policy.updated', id: policy },
      { type: 'premium.past_grace', id: premium },
      { type: 'premium.recorded', id: premium },
    ]);
  });

  it('show their secret once and their address never, and keep both sealed', async () => {
    const { id, secret, ...made } = await add(['client.updated', 'booking.created'], {
      description: 'Sheet',
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made).toEqual({
      url: `https://${new URL(to.url).host}/…`,
      events: ['booking.created', 'client.updated'],
      description: 'Sheet',
      enabled: true,
      offReason: null,
      offAt: null,
      failingSince: null,
      createdAt: ISO,
      createdByName: 'Administrator',
    });
    const rotated = (await admin.request('POST', `${WEBHOOKS}/${id}/rotate-secret`)).body.secret as string;
    expect(rotated).not.toBe(secret);
    const [read] = (await admin.request('GET', WEBHOOKS)).body as unknown as object[];
    const stored = [read, await running.app.rows('webhooks'), await running.app.rows('audit_log')];
    for (const text of [secret, rotated, 'whsec_', '/hook'])
      expect(JSON.stringify(stored)).not.toContain(text);
  });

  it('are changed, tried out, and asked to send again', async () => {
    const { id, secret } = await add(['booking.created'], { enabled: false });
    expectError(await admin.request('POST', `${WEBHOOKS}/${id}/test`), 409);
    await patch(`webhooks/${id}`, { enabled: true, events: ['booking.created', 'client.updated'] });
    const test = await admin.request('POST', `${WEBHOOKS}/${id}/test`);
    expect(test).toMatchObject({ status: 202, body: { type: 'test', sequence: 1, state: 'queued' } });
    await told(secret, 1);
    const log = async () =>
      (await admin.request('GET', `${WEBHOOKS}/${id}/deliveries`)).body as unknown as Record<
        string,
        unknown
      >[];
    while ((await log())[0]!.state !== 'delivered') await wait(20);
    expect(await log()).toEqual([
      expect.objectContaining({
        id: test.body.id,
        log: [{ at: ISO, status: 200, milliseconds: expect.any(Number), answer: 'Thank you', problem: null }],
      }),
    ]);
    const again = await admin.request('POST', `/api/admin/webhook-deliveries/${String(test.body.id)}/resend`);
    expect(again).toMatchObject({ status: 202, body: { id: test.body.id, state: 'queued' } });
    while (to.received.length < 2) await wait(20);
    while ((await log())[0]!.state !== 'delivered') await wait(20);
    const span = { from: `${day(-1)}T00:00:00Z`, to: `${day(2)}T00:00:00Z` };
    const replay = await admin.request('POST', `${WEBHOOKS}/${id}/replay`, span);
    expect(replay).toMatchObject({ status: 202, body: { deliveries: 1 } });
    while (to.received.length < 3) await wait(20);
    expect(to.verified(secret)).toHaveLength(1);
  });

  it('list their deliveries newest first, by state', async () => {
    const { id, secret } = await add(['client.updated']);
    for (let count = 0; count < 3; count += 1)
      await admin.request('POST', '/api/admin/clients', clientBody());
    await told(secret, 3);
    const list = (query: string) => admin.request('GET', `${WEBHOOKS}/${id}/deliveries?${query}`);
    const page = await list('range=[0,1]');
    expect(page.headers['content-range']).toBe('deliveries 0-1/3');
    expect((page.body as unknown as { sequence: number }[]).map(({ sequence }) => sequence)).toEqual([3, 2]);
    expect((await list('filter={"state":"failed"}')).body).toEqual([]);
    expectError(await list('filter={"state":"lost"}'), 400, ['filter']);
    expectError(await list('sort=["sequence","ASC"]'), 400, ['sort']);
  });

  it.each([
    ['url', { url: 'ftp://a.example/' }],
    ['url', { url: 'http://user:password@127.0.0.1/' }],
    ['events', { events: ['booking.deleted'] }],
    ['events', { events: [] }],
    ['events', { events: ['test'] }],
  ])('with a wrong %s are rejected, and nothing is stored', async (field, wrong) => {
    const body = { url: to.url, events: ['booking.created'], ...wrong };
    expectError(await expectNothingStored(running.app, () => admin.request('POST', WEBHOOKS, body)), 400, [
      field,
    ]);
  });

  it('keep their address when it is not entered again, and are told at a new one', async () => {
    const { id, secret, ...made } = await add(['client.updated']);
    await patch(`webhooks/${id}`, { description: 'Sheet' });
    await patch(`webhooks/${id}`, { url: (made as { url?: string }).url, description: 'Sheet' });
    await admin.request('POST', '/api/admin/clients', clientBody());
    await told(secret, 1);
    const other = await Receiver.start();
    await patch(`webhooks/${id}`, { url: other.url });
    await admin.request('POST', '/api/admin/clients', clientBody());
    for (let left = 500; other.received.length === 0 && left > 0; left -= 1) await wait(20);
    expect([to.verified(secret).length, other.verified(secret).length]).toEqual([1, 1]);
    await other.stop();
  });

  it('are asked for no span that ends before it begins', async () => {
    const { id } = await add(['booking.created']);
    const { from, to: until } = replayBody();
    const response = await admin.request('POST', `${WEBHOOKS}/${id}/replay`, { from: until, to: from });
    expectError(response, 400, ['from']);
  });

  it('are told nothing of a person who was erased meanwhile', async () => {
    to.answer = (response) => response.writeHead(503).end();
    const { id } = await add(['booking.created']);
    const email = 'erased-for-webhooks@sample.example';
    const booking = await admin.createBooking({ email });
    while (to.received.length === 0) await wait(20);
    await admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked for it' });
    expect((await admin.request('GET', `${WEBHOOKS}/${id}/deliveries`)).body).toEqual([]);
    const events = await running.app.rows<{ aboutId: string }>('webhook_events');
    expect(events.filter(({ aboutId }) => aboutId === booking)).toEqual([]);
  });

  it('are for superadmins', async () => {
    const { cookie } = await admin.createSignedInUser();
    expectError(await send(running.app, 'GET', WEBHOOKS, { cookie }), 403);
  });
});

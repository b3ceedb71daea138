import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { bookingReference } from '../src/leads/domain/booking-reference.js';
import { ProoflessSubmissions } from '../src/screening/application/ports.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { bookingBody, day } from './support/bodies.js';
import { databaseState, expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { FORMS, newKey, post, subscriptionBody } from './support/idempotent-forms.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';
import type { TestApp } from './support/app.js';

const SUSPECTED = '/api/admin/suspected';
const BLOCKED = '/api/admin/blocked';
const TRAP = { subject: 'An offer' };
/** Tables about leads; a suspected submission is in none of them. */
const UNTOUCHED = [
  'appointments',
  'subscriptions',
  'activity_logs',
  'lead_counters',
  'outgoing_mails',
  'mail_counters',
  'booking_links',
  'newsletter_consents',
  'newsletter_subscribers',
];

/** A proof as a browser makes it. */
async function proofFor(app: TestApp): Promise<string> {
  const { body: challenge } = await send(app, 'GET', '/api/challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('suspected submissions', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const listed = async (query = '') => {
    const { body } = await admin.request('GET', `${SUSPECTED}${query}`);
    return body as { id: string; reason: string; email: string }[];
  };
  const leads = async () => {
    const { body } = await admin.request('GET', '/api/admin/leads');
    return (body as { id: string }[]).map(({ id }) => id);
  };
  const count = async (table: string) => (await running.app.rows(table)).length;
  const ofLeads = async () => {
    const state = await databaseState(running.app);
    return Object.fromEntries(
      UNTOUCHED.filter((table) => table in state).map((table) => [table, state[table]]),
    );
  };

  it('a robot that fills in the hidden field gets the ordinary response, and its submission is in no lead, mail or count', async () => {
    const [before, held] = [await ofLeads(), await count('suspected_posts')];
    const { client } = await LiveClient.connect(running.app, admin.cookie);
    const heard = client.frames.length;
    const real = await send(running.app, 'POST', '/api/subscriptions', { body: subscriptionBody(TRAP) });
    const robot = await send(running.app, 'POST', '/api/appointments', { body: bookingBody(TRAP) });
    expect([real.status, robot.status]).toEqual([201, 201]);
    expect(await ofLeads()).toEqual(before);
    expect(await count('suspected_posts')).toBe(held + 2);
    const person = await send(running.app, 'POST', '/api/appointments', { body: bookingBody() });
    expect(Object.keys(robot.body as object)).toEqual(Object.keys(person.body as object));
    expect(robot.body).toMatchObject({
      reference: bookingReference(robot.body.id as string),
      firstName: 'Liza',
    });
    // the first message is about the booking of the person
    await client.next();
    expect(client.frames.slice(heard).join()).toContain(person.body.id);
    expect(client.frames.join()).not.toContain(robot.body.id);
    client.socket.close();
    const [newest] = await listed();
    expect(newest).toEqual({
      ...bookingBody(),
      id: robot.body.id,
      leadType: 'appointment',
      reference: robot.body.reference,
      reason: 'honeypot',
      createdAt: robot.body.createdAt,
    });
  });

  it('the forms without script show the ordinary page', async () => {
    const form = (path: string, fields: Record<string, unknown>) =>
      send(running.app, 'POST', path, {
        body: new URLSearchParams({ ...fields, ...TRAP } as Record<string, string>).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    const before = await ofLeads();
    const booked = await form('/book', bookingBody());
    expect(booked).toMatchObject({ status: 200, body: { page: 'thanks', form: 'booking' } });
    const subscribed = await form('/subscribe', subscriptionBody());
    expect(subscribed).toMatchObject({ status: 200, body: { page: 'thanks', form: 'newsletter' } });
    expect(await ofLeads()).toEqual(before);
    expect((await listed('?range=[0,1]')).map(({ reason }) => reason)).toEqual(['honeypot', 'honeypot']);
  });

  it('a mistake is reported as to everybody, and nothing is stored', async () => {
    await expectNothingStored(running.app, async () => {
      const body = bookingBody({ ...TRAP, preferredDate: day(-1) });
      expectError(await send(running.app, 'POST', '/api/appointments', { body }), 400, ['preferredDate']);
    });
  });

  describe.each(FORMS)('an Idempotency-Key of $path', ({ path, body, other }) => {
    it('returns the first result, whether or not the submission is suspected by then', async () => {
      const [key, values] = [newKey(), body()];
      const robot = await post(running, path, { ...values, ...TRAP }, key);
      await expectNothingStored(running.app, async () => {
        expect((await post(running, path, { ...values, ...TRAP }, key)).text).toBe(robot.text);
        expect((await post(running, path, { ...values, proof: 'x' }, key)).text).toBe(robot.text);
        expectError(await post(running, path, { ...values, ...TRAP, ...other }, key), 422);
      });
      const [second, person] = [newKey(), body()];
      const first = await post(running, path, person, second);
      await expectNothingStored(running.app, async () => {
        expect((await post(running, path, { ...person, ...TRAP }, second)).text).toBe(first.text);
      });
    });
  });

  it('a released booking is a lead with its own id and time, with mails and a live message, also when its day has passed', async () => {
    const id = await admin.createSuspected({ preferredDate: day(1) });
    const [submission] = await listed();
    // as if it had waited for two days
    await running.app.database.write((tx) =>
      tx.query('UPDATE suspected_posts SET body = REPLACE(body, ?, ?) WHERE id = ?', [day(1), day(-1), id]),
    );
    const { client } = await LiveClient.connect(running.app, admin.cookie);
    const mails = await count('outgoing_mails');
    expect(await admin.request('POST', `${SUSPECTED}/${id}/release`)).toMatchObject({ status: 204 });
    expect(await client.next()).toMatchObject({ type: 'appointment_created', data: { id } });
    client.socket.close();
    const { body: lead } = await admin.request('GET', `/api/admin/leads/appointment/${id}`);
    expect(lead).toMatchObject({ id, leadStatus: 'New', answeredAt: null, preferredDate: day(-1) });
    expect(await count('outgoing_mails')).toBeGreaterThan(mails);
    expect(
      (await running.app.rows<{ id: string }>('appointments')).find((row) => row.id === id),
    ).toMatchObject({
      createdAt: (submission as unknown as { createdAt: string }).createdAt,
      firstName: 'Liza',
    });
    await expectNothingStored(running.app, async () =>
      expectError(await admin.request('POST', `${SUSPECTED}/${id}/release`), 404),
    );
  });

  it('a released subscription asks for its confirmation', async () => {
    const body = subscriptionBody({ ...TRAP, form: 'footer' });
    const { body: robot } = await send(running.app, 'POST', '/api/subscriptions', { body });
    const mails = await count('outgoing_mails');
    expect(await admin.request('POST', `${SUSPECTED}/${robot.id}/release`)).toMatchObject({ status: 204 });
    expect(await leads()).toContain(robot.id);
    // and is reminded of it a week later
    expect(await count('outgoing_mails')).toBe(mails + 2);
  });

  it('ten releases at once make one lead', async () => {
    const id = await admin.createSuspected();
    const before = await count('appointments');
    const releases = await Promise.all(
      Array.from({ length: 10 }, () => admin.request('POST', `${SUSPECTED}/${id}/release`)),
    );
    expect(releases.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(404)]);
    expect(await count('appointments')).toBe(before + 1);
  });

  it('discards one, some, or all of a reason; of some that are gone the others are released', async () => {
    await admin.request('POST', `${SUSPECTED}/discard`, { reason: 'honeypot' });
    const ids = [];
    for (let turn = 0; turn < 5; turn += 1) ids.push(await admin.createSuspected());
    const discard = (body: object) => admin.request('POST', `${SUSPECTED}/discard`, body);
    expect(await admin.request('POST', `${SUSPECTED}/${ids[0]}/discard`)).toMatchObject({ status: 204 });
    expectError(await admin.request('POST', `${SUSPECTED}/${ids[0]}/discard`), 404);
    expect(await discard({ ids: ids.slice(0, 2) })).toMatchObject({ status: 200, body: { discarded: 1 } });
    const released = await admin.request('POST', `${SUSPECTED}/release`, { ids: ids.slice(0, 3) });
    expect(released).toMatchObject({ status: 200, body: { released: 1 } });
    expect(await leads()).toContain(ids[2]);
    expect((await listed()).map(({ id }) => id).sort()).toEqual(ids.slice(3).sort());
    expect(await discard({ reason: 'blocked' })).toMatchObject({ body: { discarded: 0 } });
    expect(await discard({ reason: 'honeypot' })).toMatchObject({ body: { discarded: 2 } });
    expect(await listed()).toEqual([]);
  });

  it('rejects other lists and other bodies', async () => {
    await expectNothingStored(running.app, async () => {
      const discard = (body: object) => admin.request('POST', `${SUSPECTED}/discard`, body);
      expectError(await discard({}), 400);
      expectError(await discard({ ids: [NO_SUCH_ID], reason: 'flood' }), 400, ['ids']);
      expectError(await discard({ reason: 'any' }), 400, ['reason']);
      const many = Array<string>(101).fill(NO_SUCH_ID);
      for (const action of ['release', 'discard'])
        expectError(await admin.request('POST', `${SUSPECTED}/${action}`, { ids: many }), 400, ['ids']);
      for (const query of ['?filter={"reason":"x"}', '?filter={"q":"x"}', '?sort=["email","ASC"]'])
        expectError(await admin.request('GET', `${SUSPECTED}${encodeURI(query)}`), 400);
      const asLeads = encodeURI('/api/admin/leads?filter={"suspected":true}');
      expectError(await admin.request('GET', asLeads), 400, ['filter']);
    });
  });

  it('are deleted after 90 days', async () => {
    const id = await admin.createSuspected();
    await running.restart();
    admin = await AdminClient.signIn(running.app);
    expect((await listed()).map((submission) => submission.id)).toContain(id);
    await running.app.database.write((tx) =>
      tx.query("UPDATE suspected_posts SET createdAt = '2020-01-01T00:00:00.000Z' WHERE id = ?", [id]),
    );
    await running.restart();
    admin = await AdminClient.signIn(running.app);
    expect((await listed()).map((submission) => submission.id)).not.toContain(id);
  });

  describe('the block list', () => {
    const block = (kind: string, value: string) => admin.request('POST', BLOCKED, { kind, value });

    it.each([
      ['email', 'Robot@Spam.example', { email: 'robot@spam.example' }],
      ['domain', 'bad.example', { email: 'someone@mail.bad.example' }],
      ['phone', '0917 555 0199', { phone: '+63 917 555 0199' }],
    ])('suspects a blocked %s at once, and no longer when it is removed', async (kind, value, sender) => {
      const { status, body } = await block(kind, value);
      expect(status).toBe(201);
      expect((await block(kind, value)).body).toEqual(body);
      const robot = await admin.createBooking(sender);
      expect((await listed())[0]).toMatchObject({ id: robot, reason: 'blocked' });
      const { id } = body as { id: string };
      expect((await admin.request('GET', BLOCKED)).body).toContainEqual(
        expect.objectContaining({ id, kind, createdByName: 'Administrator' }),
      );
      expect(await admin.request('DELETE', `${BLOCKED}/${id}`)).toMatchObject({ status: 204 });
      expectError(await admin.request('DELETE', `${BLOCKED}/${id}`), 404);
      expect(await leads()).not.toContain(robot);
      const person = await admin.createBooking(sender);
      expect(await leads()).toContain(person);
    });

    it('rejects what is not of its kind', async () => {
      await expectNothingStored(running.app, async () => {
        for (const [kind, value] of [
          ['email', 'nobody'],
          ['domain', 'https://spam.example'],
          ['phone', 'call me'],
        ] as const)
          expectError(await block(kind, value), 400, ['value']);
      });
    });
  });
});

describe('submissions without proof', () => {
  const running = runningApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const book = (address: string, changes: Record<string, unknown> = {}) =>
    send(running.app, 'POST', '/api/appointments', {
      body: bookingBody(changes),
      headers: { 'X-Forwarded-For': address },
    });
  const reasons = async () =>
    Object.fromEntries(
      (await running.app.rows<{ id: string; reason: string }>('suspected_posts')).map(({ id, reason }) => [
        id,
        reason,
      ]),
    );

  it('are suspected from the 31st of an address in an hour, except with a proof, which is good once', async () => {
    const address = '2001:db8:1:1::1';
    // as after three minutes of ten submissions
    const proofless = running.app.app.get(ProoflessSubmissions);
    for (let turn = 0; turn < 29; turn += 1) await proofless.count(address);
    const last = await book(address);
    const robot = await book(address);
    const proof = await proofFor(running.app);
    const person = await book(address, { proof });
    const again = await book(address, { proof });
    const found = await reasons();
    const ids = [last, robot, person, again].map(({ body }) => body.id as string);
    expect(ids.map((id) => found[id])).toEqual([undefined, 'address_flood', undefined, 'address_flood']);
  });

  it('are suspected from the 121st of all addresses in a minute, and none with a proof', async () => {
    const proofless = running.app.app.get(ProoflessSubmissions);
    while (
      (await proofless.count(`2001:db8:2:${Math.floor(Math.random() * 65_536).toString(16)}::1`)) === null
    );
    const robot = await book('198.51.100.200');
    const person = await book('198.51.100.200', { proof: await proofFor(running.app) });
    const found = await reasons();
    expect(found[robot.body.id as string]).toBe('flood');
    expect(found[person.body.id as string]).toBeUndefined();
    expect((await running.app.rows<{ id: string }>('appointments')).map(({ id }) => id)).toContain(
      person.body.id,
    );
  });
});

describe('without CAPTCHA', () => {
  const running = runningApp({ RATE_LIMITS: 'on', CAPTCHA: 'off' });

  it('there is no challenge, and any number of submissions may come without proof', async () => {
    expect(await send(running.app, 'GET', '/api/challenge')).toMatchObject({ status: 204, text: '' });
    expect(running.app.app.get(ProoflessSubmissions).limited).toBe(false);
    expect((await send(running.app, 'POST', '/api/appointments', { body: bookingBody() })).status).toBe(201);
    expect(await running.app.rows('suspected_posts')).toEqual([]);
  });
});

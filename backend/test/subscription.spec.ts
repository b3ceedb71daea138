import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';

describe('POST /api/subscriptions', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const subscribe = (email: string, firstName = 'Aileen') =>
    send(running.app, 'POST', '/api/subscriptions', { body: { firstName, email } });
  const namesOf = (headers: object) => Object.keys(headers).sort();
  const leads = async () =>
    (await admin.request('GET', '/api/subscriptions')).body as Record<string, unknown>[];

  it('returns the subscription and stores the defaults of a new lead', async () => {
    const { status, body } = await subscribe('first@sample.example');
    expect(status).toBe(201);
    expect(Object.keys(body as object).sort()).toEqual(['createdAt', 'email', 'firstName', 'id']);
    expect(body).toMatchObject({ firstName: 'Aileen', email: 'first@sample.example' });
    expect((await leads()).find(({ id }) => id === body.id)).toEqual({
      ...body,
      lastName: null,
      leadStatus: 'New',
      leadSource: 'subscription',
      ownerId: null,
      answeredAt: null,
      nextTaskDue: null,
      clientId: null,
      erasedAt: null,
    });
    const { body: activity } = await admin.request(
      'GET',
      `/api/admin/leads/subscription/${body.id}/activity`,
    );
    expect(activity).toMatchObject([
      { actionType: 'lead_created', leadType: 'subscription', performedBy: null, performedByName: 'Website' },
    ]);
  });

  it('responds to a known address in any case as to a new one, and creates no second lead', async () => {
    const first = await subscribe('Twice@Sample.Example', 'Benjie');
    const before = await leads();
    for (const email of [
      'Twice@Sample.Example',
      'twice@sample.example',
      'TWICE@SAMPLE.EXAMPLE',
      ' tWice@sample.example ',
    ]) {
      const again = await subscribe(email, 'Somebody else');
      expect(again.status).toBe(201);
      expect(Object.keys(again.body as object)).toEqual(Object.keys(first.body as object));
      expect(namesOf(again.headers)).toEqual(namesOf(first.headers));
      expect(again.body.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
      expect(again.body.id > first.body.id && again.body.createdAt >= first.body.createdAt).toBe(true);
      // the stored values of the address must not be disclosed
      expect(again.body).toMatchObject({ firstName: 'Somebody else', email: email.trim() });
      expect(again.text).not.toContain('Benjie');
    }
    expect(await leads()).toEqual(before);
    const { body: activity } = await admin.request(
      'GET',
      `/api/admin/leads/subscription/${first.body.id}/activity`,
    );
    expect(activity).toHaveLength(1);
  });

  it('creates one lead for concurrent subscriptions of one address', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        subscribe(index % 2 ? 'Race@sample.example' : 'race@SAMPLE.example'),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual(Array<number>(20).fill(201));
    expect((await leads()).filter(({ email }) => /^race@/i.test(String(email)))).toHaveLength(1);
    const { body: stats } = await admin.request('GET', '/api/admin/stats');
    expect(stats.leads.fromSubscriptions).toBe((await leads()).length);
  });

  it('commits a row for a known address too, so that the timing is the same', async () => {
    await subscribe('timing@sample.example');
    const before = await running.app.rows('idempotency_keys');
    await subscribe('timing@sample.example');
    expect(await running.app.rows('idempotency_keys')).toHaveLength(before.length + 1);
  });

  it('creates a separate lead for the address of a booking', async () => {
    await admin.createBooking({ email: 'both@sample.example' });
    expect((await subscribe('both@sample.example')).status).toBe(201);
  });
});

import { send } from './support/http.js';
import { NO_SUCH_ID, AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

const LEAD_STATUSES = ['New', 'In Progress', 'Not Qualified', 'Offer Declined', 'Closed Sale'];
const BOOKING_STATUSES = ['Pending', 'Hold', 'Confirmed'];
const pairs = (words: readonly string[]) => words.flatMap((from) => words.map((to) => [from, to] as const));
const sale = {
  productPurchased: 'Term life',
  premiumFrequency: 'quarterly',
  premiumRate: '1,200 (first year)',
};

describe('lead changes by staff', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  type Kind = 'appointment' | 'subscription';
  const newLead = (kind: Kind) =>
    kind === 'appointment' ? admin.createBooking() : admin.createSubscription();
  const setStatus = (kind: Kind, id: string, leadStatus: string) =>
    admin.request('PATCH', `/api/admin/${kind}s/${id}/lead-status`, { leadStatus });
  const setBooking = (id: string, bookingStatus: string) =>
    admin.request('PATCH', `/api/admin/appointments/${id}/booking-status`, { bookingStatus });
  const setSale = (id: string, body: unknown = sale) =>
    admin.request('PATCH', `/api/admin/appointments/${id}/sales-info`, body);
  const activity = async (kind: Kind, id: string) =>
    (await admin.request('GET', `/api/admin/leads/${kind}/${id}/activity`)).body as Record<string, string>[];
  const listed = async (kind: Kind, id: string) =>
    ((await admin.request('GET', `/api/${kind}s`)).body as Record<string, unknown>[]).find(
      (lead) => lead.id === id,
    );

  it.each(['appointment', 'subscription'] as const)(
    'changes the lead status from every value to every other (%s)',
    async (kind) => {
      const id = await newLead(kind);
      const changes: string[] = [];
      let now = 'New';
      for (const leadStatus of pairs(LEAD_STATUSES).flat()) {
        const response = await setStatus(kind, id, leadStatus);
        expect(response).toMatchObject({ status: 200, body: { id, leadStatus } });
        if (leadStatus !== now) changes.unshift(`${now}.*${leadStatus}`);
        now = leadStatus;
      }
      const written = (await activity(kind, id)).slice(0, -1);
      expect(written).toHaveLength(changes.length);
      for (const [index, words] of changes.entries()) {
        expect(written[index]).toMatchObject({
          leadId: id,
          leadType: kind,
          actionType: 'lead_status_changed',
        });
        expect(written[index]!.actionDetails).toMatch(new RegExp(words));
      }
      expect(await listed(kind, id)).toMatchObject({ leadStatus: now });
    },
  );

  it('changes the booking status from every value to every other', async () => {
    const id = await admin.createBooking();
    const changes: string[] = [];
    let now = 'Pending';
    for (const bookingStatus of pairs(BOOKING_STATUSES).flat()) {
      const response = await setBooking(id, bookingStatus);
      expect(response).toMatchObject({ status: 200, body: { id, bookingStatus, leadStatus: 'New' } });
      if (bookingStatus !== now) changes.unshift(`${now}.*${bookingStatus}`);
      now = bookingStatus;
    }
    const written = (await activity('appointment', id)).slice(0, -1);
    expect(written).toHaveLength(changes.length);
    for (const [index, words] of changes.entries()) {
      expect(written[index]!.actionType).toBe('booking_status_changed');
      expect(written[index]!.actionDetails).toMatch(new RegExp(words));
    }
    expect(await listed('appointment', id)).toMatchObject({ bookingStatus: now });
  });

  it('records a sale and closes the lead from every status, with one activity', async () => {
    for (const from of LEAD_STATUSES) {
      const id = await admin.createBooking();
      await setStatus('appointment', id, from);
      const before = await activity('appointment', id);
      const response = await setSale(id);
      expect(response).toMatchObject({ status: 200, body: { id, ...sale, leadStatus: 'Closed Sale' } });
      expect(await listed('appointment', id)).toEqual(response.body);
      const written = (await activity('appointment', id)).slice(0, -before.length);
      expect(written.map(({ actionType }) => actionType)).toEqual(['sale_recorded']);
    }
  });

  it('replaces a recorded sale with a later one, and keeps it when the status changes', async () => {
    const id = await admin.createBooking();
    await setSale(id);
    const second = { productPurchased: 'Pension', premiumFrequency: 'annual', premiumRate: 'ask' };
    expect((await setSale(id, second)).body).toMatchObject(second);
    await setStatus('appointment', id, 'In Progress');
    expect(await listed('appointment', id)).toMatchObject({ ...second, leadStatus: 'In Progress' });
  });

  it('records the user of the session in the activity', async () => {
    const member = await admin.createSignedInUser({ name: 'Ben Lim' });
    const id = await admin.createBooking();
    const changed = await send(running.app, 'PATCH', `/api/admin/appointments/${id}/lead-status`, {
      cookie: member.cookie,
      body: { leadStatus: 'In Progress' },
    });
    expect(changed.status).toBe(200);
    expect(await activity('appointment', id)).toMatchObject([
      { performedBy: member.id, performedByName: 'Ben Lim' },
      { performedBy: null, performedByName: 'Website' },
    ]);
  });

  it('rejects the id of the other kind of lead, an unknown id and a malformed id', async () => {
    const [booking, subscription] = [await admin.createBooking(), await admin.createSubscription()];
    const strange = [
      'undefined',
      'null',
      '0',
      '%00',
      "'%20OR%20'1'='1",
      booking.toUpperCase(),
      `${booking}%20`,
      '*',
    ];
    const malformed = [...strange, 'x'.repeat(5_000), '..%2f..%2f', `${booking},${subscription}`, '%ff'];
    await expectNothingStored(running.app, async () => {
      for (const id of [subscription, NO_SUCH_ID, ...malformed]) {
        const responses = [
          await setStatus('appointment', id, 'In Progress'),
          await setBooking(id, 'Hold'),
          await setSale(id),
          await admin.request('GET', `/api/admin/leads/appointment/${id}/notes`),
          await admin.request('GET', `/api/admin/leads/appointment/${id}/activity`),
          await admin.request('POST', `/api/admin/leads/appointment/${id}/notes`, { note: 'x' }),
        ];
        for (const response of responses) expectError(response, 404);
      }
      for (const id of [booking, NO_SUCH_ID, 'x']) {
        expectError(await setStatus('subscription', id, 'In Progress'), 404);
        expectError(await admin.request('GET', `/api/admin/leads/subscription/${id}/notes`), 404);
        expectError(
          await admin.request('POST', `/api/admin/leads/subscription/${id}/notes`, { note: 'x' }),
          404,
        );
      }
    });
  });

  it('rejects an unknown kind of lead', async () => {
    const id = await admin.createBooking();
    await expectNothingStored(running.app, async () => {
      for (const kind of [
        'appointments',
        'APPOINTMENT',
        'lead',
        'users',
        '..',
        '__proto__',
        'constructor',
        '%00',
      ]) {
        expectError(await admin.request('GET', `/api/admin/leads/${kind}/${id}/notes`), 404);
        expectError(await admin.request('GET', `/api/admin/leads/${kind}/${id}/activity`), 404);
        expectError(await admin.request('POST', `/api/admin/leads/${kind}/${id}/notes`, { note: 'x' }), 404);
      }
    });
  });

  it('has no booking status and no sale for a subscription', async () => {
    const id = await admin.createSubscription();
    await expectNothingStored(running.app, async () => {
      expectError(
        await admin.request('PATCH', `/api/admin/subscriptions/${id}/booking-status`, {
          bookingStatus: 'Hold',
        }),
        404,
      );
      expectError(await admin.request('PATCH', `/api/admin/subscriptions/${id}/sales-info`, sale), 404);
    });
  });

  it('keeps both of two concurrent changes of different fields', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await admin.createBooking();
      const responses = await Promise.all([
        setStatus('appointment', id, 'In Progress'),
        setBooking(id, 'Confirmed'),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      expect(await listed('appointment', id)).toMatchObject({
        leadStatus: 'In Progress',
        bookingStatus: 'Confirmed',
      });
      expect(await activity('appointment', id)).toHaveLength(3);
    }
  });

  it.each<[string, Kind, (id: string) => ReturnType<typeof setSale>]>([
    ['lead_status_changed', 'appointment', (id) => setStatus('appointment', id, 'Closed Sale')],
    ['lead_status_changed', 'subscription', (id) => setStatus('subscription', id, 'Closed Sale')],
    ['booking_status_changed', 'appointment', (id) => setBooking(id, 'Confirmed')],
    ['sale_recorded', 'appointment', (id) => setSale(id)],
  ])(
    'records one activity (%s, %s) for the same change requested many times at once',
    async (type, kind, change) => {
      const id = await newLead(kind);
      const responses = await Promise.all(Array.from({ length: 10 }, () => change(id)));
      expect(responses.map(({ status, text }) => [status, text])).toEqual(
        responses.map(() => [200, responses[0]!.text]),
      );
      expect((await activity(kind, id)).map(({ actionType }) => actionType)).toEqual([type, 'lead_created']);
      await expectNothingStored(running.app, async () =>
        expect((await change(id)).text).toBe(responses[0]!.text),
      );
    },
  );
});

import { DATABASES } from './support/databases.js';
import { NO_SUCH_ID, World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

const LEAD_STATUSES = ['New', 'In Progress', 'Not Qualified', 'Offer Declined', 'Closed Sale'];
const BOOKING_STATUSES = ['Pending', 'Hold', 'Confirmed'];
const pairs = (words: readonly string[]) => words.flatMap((from) => words.map((to) => [from, to] as const));
const sale = {
  productPurchased: 'Term life',
  premiumFrequency: 'quarterly',
  premiumRate: '1,200 (first year)',
};

describe.each(DATABASES)('working on leads on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  type Kind = 'appointment' | 'subscription';
  const newLead = (kind: Kind) => (kind === 'appointment' ? world.booking() : world.subscription());
  const setStatus = (kind: Kind, id: string, leadStatus: string) =>
    world.as('PATCH', `/api/admin/${kind}s/${id}/lead-status`, { leadStatus });
  const setBooking = (id: string, bookingStatus: string) =>
    world.as('PATCH', `/api/admin/appointments/${id}/booking-status`, { bookingStatus });
  const setSale = (id: string, body: unknown = sale) =>
    world.as('PATCH', `/api/admin/appointments/${id}/sales-info`, body);
  const activity = async (kind: Kind, id: string) =>
    (await world.as('GET', `/api/admin/leads/${kind}/${id}/activity`)).body as Record<string, string>[];
  const listed = async (kind: Kind, id: string) =>
    ((await world.as('GET', `/api/${kind}s`)).body as Record<string, unknown>[]).find(
      (lead) => lead.id === id,
    );

  it.each(['appointment', 'subscription'] as const)(
    'gives a lead (%s) every status after every other',
    async (kind) => {
      for (const [from, to] of pairs(LEAD_STATUSES)) {
        const id = await newLead(kind);
        expect((await setStatus(kind, id, from)).status).toBe(200);
        const before = await activity(kind, id);
        const answer = await setStatus(kind, id, to);
        expect(answer).toMatchObject({ status: 200, body: { id, leadStatus: to } });
        expect(await listed(kind, id)).toEqual(answer.body);
        const written = (await activity(kind, id)).slice(0, -before.length);
        expect(written).toHaveLength(from === to ? 0 : 1);
        if (from === to) continue;
        expect(written[0]).toMatchObject({ leadId: id, leadType: kind, actionType: 'lead_status_changed' });
        expect(written[0]?.actionDetails).toMatch(new RegExp(`${from}.*${to}`));
      }
    },
  );

  it('gives a booking every booking status after every other', async () => {
    for (const [from, to] of pairs(BOOKING_STATUSES)) {
      const id = await world.booking();
      expect((await setBooking(id, from)).status).toBe(200);
      const before = await activity('appointment', id);
      const answer = await setBooking(id, to);
      expect(answer).toMatchObject({ status: 200, body: { id, bookingStatus: to, leadStatus: 'New' } });
      expect(await listed('appointment', id)).toEqual(answer.body);
      const written = (await activity('appointment', id)).slice(0, -before.length);
      expect(written.map(({ actionType }) => actionType)).toEqual(
        from === to ? [] : ['booking_status_changed'],
      );
      if (from !== to) expect(written[0]?.actionDetails).toMatch(new RegExp(`${from}.*${to}`));
    }
  });

  it('records a sale and closes the lead, from every status, with one line in the history', async () => {
    for (const from of LEAD_STATUSES) {
      const id = await world.booking();
      await setStatus('appointment', id, from);
      const before = await activity('appointment', id);
      const answer = await setSale(id);
      expect(answer).toMatchObject({ status: 200, body: { id, ...sale, leadStatus: 'Closed Sale' } });
      expect(await listed('appointment', id)).toEqual(answer.body);
      const written = (await activity('appointment', id)).slice(0, -before.length);
      expect(written.map(({ actionType }) => actionType)).toEqual(['sale_recorded']);
    }
  });

  it('replaces a recorded sale with a later one, and keeps it when the status moves on', async () => {
    const id = await world.booking();
    await setSale(id);
    const second = { productPurchased: 'Pension', premiumFrequency: 'annual', premiumRate: 'ask' };
    expect((await setSale(id, second)).body).toMatchObject(second);
    await setStatus('appointment', id, 'In Progress');
    expect(await listed('appointment', id)).toMatchObject({ ...second, leadStatus: 'In Progress' });
  });

  it('records who did it from the session', async () => {
    const { cookie: _, ...member } = await world.signedInUser({ name: 'Ben Lim' });
    const id = await world.booking();
    const agent = await running.app.signedIn(member.credentials.username, member.credentials.password);
    await agent
      .patch(`/api/admin/appointments/${id}/lead-status`)
      .send({ leadStatus: 'In Progress' })
      .expect(200);
    expect(await activity('appointment', id)).toMatchObject([
      { performedBy: member.id, performedByName: 'Ben Lim' },
      { performedBy: null, performedByName: 'Website' },
    ]);
  });

  it('knows no lead by the id of another kind, by an id that nothing has, or by a malformed one', async () => {
    const [booking, subscription] = [await world.booking(), await world.subscription()];
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
    await storingNothing(running.app, async () => {
      for (const id of [subscription, NO_SUCH_ID, ...malformed]) {
        const refused = [
          await setStatus('appointment', id, 'In Progress'),
          await setBooking(id, 'Hold'),
          await setSale(id),
          await world.as('GET', `/api/admin/leads/appointment/${id}/notes`),
          await world.as('GET', `/api/admin/leads/appointment/${id}/activity`),
          await world.as('POST', `/api/admin/leads/appointment/${id}/notes`, { note: 'x' }),
        ];
        for (const answer of refused) expectRefusal(answer, 404);
      }
      for (const id of [booking, NO_SUCH_ID, 'x']) {
        expectRefusal(await setStatus('subscription', id, 'In Progress'), 404);
        expectRefusal(await world.as('GET', `/api/admin/leads/subscription/${id}/notes`), 404);
        expectRefusal(
          await world.as('POST', `/api/admin/leads/subscription/${id}/notes`, { note: 'x' }),
          404,
        );
      }
    });
  });

  it('knows no other kind of lead than the two', async () => {
    const id = await world.booking();
    await storingNothing(running.app, async () => {
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
        expectRefusal(await world.as('GET', `/api/admin/leads/${kind}/${id}/notes`), 404);
        expectRefusal(await world.as('GET', `/api/admin/leads/${kind}/${id}/activity`), 404);
        expectRefusal(await world.as('POST', `/api/admin/leads/${kind}/${id}/notes`, { note: 'x' }), 404);
      }
    });
  });

  it('has neither a booking status nor a sale for a subscription', async () => {
    const id = await world.subscription();
    await storingNothing(running.app, async () => {
      expectRefusal(
        await world.as('PATCH', `/api/admin/subscriptions/${id}/booking-status`, { bookingStatus: 'Hold' }),
        404,
      );
      expectRefusal(await world.as('PATCH', `/api/admin/subscriptions/${id}/sales-info`, sale), 404);
    });
  });

  it('loses neither of two changes of different fields at the same moment', async () => {
    for (let round = 0; round < 25; round += 1) {
      const id = await world.booking();
      const answers = await Promise.all([
        setStatus('appointment', id, 'In Progress'),
        setBooking(id, 'Confirmed'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
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
    'writes one line (%s, %s) for one change however many ask for it at once',
    async (type, kind, change) => {
      const id = await newLead(kind);
      const answers = await Promise.all(Array.from({ length: 10 }, () => change(id)));
      expect(answers.map(({ status, text }) => [status, text])).toEqual(
        answers.map(() => [200, answers[0]!.text]),
      );
      expect((await activity(kind, id)).map(({ actionType }) => actionType)).toEqual([type, 'lead_created']);
      await storingNothing(running.app, async () => expect((await change(id)).text).toBe(answers[0]!.text));
    },
  );
});

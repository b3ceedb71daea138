import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { bookingBody, day, enteredBookingBody } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';
import { CANCEL, Visitor } from './support/visitor.js';

const APPOINTMENTS = '/api/admin/appointments';

describe('the care for leads', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  afterEach(() => running.app.setTime(null));

  const activity = async (kind: string, id: string) =>
    (await admin.request('GET', `/api/admin/leads/${kind}/${id}/activity`)).body as Record<string, unknown>[];
  const listed = async (list: string, id: string) => {
    const { body } = await admin.request('GET', `/api/${list}`);
    return (body as { id: string }[]).find((lead) => lead.id === id);
  };
  const found = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const { body } = await admin.request('GET', `/api/admin/leads?filter=${filter}`);
    return (body as { id: string }[]).map(({ id }) => id);
  };
  const details = (list: string, id: string, body: object) =>
    admin.request('PATCH', `/api/admin/${list}/${id}/details`, body);

  describe('the outcome of a consultation', () => {
    const record = (by: AdminClient, id: string, body: object) =>
      by.request('PATCH', `${APPOINTMENTS}/${id}/outcome`, body);

    it('is rejected before the consultation, and names the field', async () => {
      const id = await admin.createBooking();
      await expectNothingStored(running.app, async () => {
        for (const outcome of ['Held', 'No-show', 'Perhaps'])
          expectError(await record(admin, id, { outcome }), 400, ['outcome']);
        expectError(await record(admin, id, {}), 400, ['outcome']);
        expectError(await record(admin, NO_SUCH_ID, { outcome: 'Held' }), 404);
      });
    });

    it('is stored with its history, published, and gone after a move', async () => {
      const date = day(10);
      const id = await admin.createBooking({ preferredDate: date, preferredTime: '9am' });
      running.app.setTime(new Date(`${date}T11:00:00+08:00`));
      const later = await AdminClient.signIn(running.app);
      const { client } = await LiveClient.connect(running.app, later.cookie);
      const held = await record(later, id, { outcome: 'Held' });
      expect(held).toMatchObject({ status: 200, body: { id, outcome: 'Held', bookingStatus: 'Pending' } });
      expect(await client.next()).toEqual({ type: 'appointment_updated', data: { id } });
      client.socket.terminate();
      expect(await record(later, id, { outcome: 'No-show' })).toMatchObject({ body: { outcome: 'No-show' } });
      const path = `${APPOINTMENTS}/${id}`;
      const history = await later.request('GET', `/api/admin/leads/appointment/${id}/activity`);
      expect((history.body as object[])[0]).toMatchObject({
        actionType: 'outcome_recorded',
        actionDetails: 'Outcome changed from Held to No-show',
      });
      const to = { preferredDate: day(12), preferredTime: '9am' };
      const moved = await later.request('PATCH', `${path}/schedule`, to);
      expect(moved).toMatchObject({ status: 200, body: { outcome: null } });
    });
  });

  describe('confirming a time that has passed', () => {
    const confirmed = async (body: object) => {
      const date = day(10);
      const id = await admin.createBooking({ preferredDate: date, preferredTime: '9am' });
      running.app.setTime(new Date(`${date}T11:00:00+08:00`));
      const later = await AdminClient.signIn(running.app);
      const path = `${APPOINTMENTS}/${id}/booking-status`;
      const response = await later.request('PATCH', path, { bookingStatus: 'Confirmed', ...body });
      expect(response).toMatchObject({ status: 200, body: { bookingStatus: 'Confirmed' } });
      return (await running.app.rows<Record<string, string>>('outgoing_mails'))
        .filter(
          ({ leadId, kind }) => leadId === id && kind !== 'booking_received' && kind?.startsWith('booking_'),
        )
        .map(({ kind, data }) => [kind, JSON.parse(data!) as object]);
    };

    it('mails the visitor nothing', async () => {
      expect(await confirmed({})).toEqual([]);
    });

    it('mails the visitor a confirmation without an invitation when it is meant even so', async () => {
      const withoutInvitation = expect.objectContaining({ withoutInvitation: true }) as object;
      expect(await confirmed({ evenPast: true })).toEqual([['booking_confirmed', withoutInvitation]]);
    });
  });

  describe('correcting the details', () => {
    it('of a booking changes only what is sent, and the search follows', async () => {
      const id = await admin.createBooking({ lastName: 'Mistypedname' });
      const response = await details('appointments', id, { lastName: 'Correctname', notes: ' ' });
      expect(response).toMatchObject({ status: 200, body: { id, lastName: 'Correctname', notes: null } });
      expect(response.body).toMatchObject({ firstName: 'Liza', dateOfBirth: '1984-03-12', answeredAt: null });
      expect(await listed('appointments', id)).toEqual(response.body);
      expect([await found('correctname'), await found('mistypedname')]).toEqual([[id], []]);
      const [first] = await activity('appointment', id);
      expect(first).toMatchObject({
        actionType: 'details_changed',
        actionDetails: 'Details changed: last name, notes',
        performedByName: 'Administrator',
      });
    });

    it('of a booking sends waiting messages to the new address, and none to the old one', async () => {
      const id = await admin.createBooking({ email: 'typo@sample.example', preferredDate: day(20) });
      const confirm = { bookingStatus: 'Confirmed' };
      await admin.request('PATCH', `${APPOINTMENTS}/${id}/booking-status`, confirm);
      await details('appointments', id, { email: 'Right@sample.example', firstName: 'Lizbeth' });
      const mails = (await running.app.rows<Record<string, string>>('outgoing_mails')).filter(
        ({ leadId, kind }) => leadId === id && kind?.startsWith('booking_'),
      );
      expect(mails.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['booking_received', 'booking_confirmed', 'booking_reminder']),
      );
      for (const { recipient, data } of mails)
        expect([recipient, (JSON.parse(data!) as { firstName: string }).firstName]).toEqual([
          'Right@sample.example',
          'Lizbeth',
        ]);
    });

    it('of a booking’s address end the links that were mailed; a waiting or later mail has one that works', async () => {
      const visitor = await Visitor.book(running.app, {
        email: 'typo@sample.example',
        preferredDate: day(20),
      });
      const { bookingId: id } = visitor;
      const confirm = { bookingStatus: 'Confirmed' };
      await admin.request('PATCH', `${APPOINTMENTS}/${id}/booking-status`, confirm);
      const tokens = async () =>
        (await running.app.rows<Record<string, string>>('outgoing_mails'))
          .filter(({ leadId, kind }) => leadId === id && kind?.startsWith('booking_'))
          .map(({ data }) => (JSON.parse(data!) as { token: string }).token);
      const open = async (token: string) => (await send(running.app, 'GET', `/booking/${token}`)).status;
      const statuses = async (of: readonly string[]) => [...new Set(await Promise.all(of.map(open)))];
      const old = await tokens();
      await details('appointments', id, { firstName: 'Lizbeth', email: 'typo@sample.example' });
      expect(await statuses(old)).toEqual([200]);
      await details('appointments', id, { email: 'right@sample.example' });
      expect(await statuses(old)).toEqual([404]);
      expect((await visitor.send(CANCEL)).status).toBe(404);
      const corrected = await tokens();
      expect(corrected).toHaveLength(old.length);
      expect(await statuses(corrected)).toEqual([200]);
      const schedule = { preferredDate: day(21), preferredTime: '2pm' };
      await admin.request('PATCH', `${APPOINTMENTS}/${id}/schedule`, schedule);
      const later = (await tokens()).filter((token) => token !== 'removed');
      expect(later).not.toEqual(corrected);
      expect(await statuses(later)).toEqual([200]);
    });

    it('of a subscription keeps addresses unique, in any spelling', async () => {
      const id = await admin.createSubscription({ email: 'mine@sample.example' });
      await admin.createSubscription({ email: 'theirs@sample.example' });
      const taken = await expectNothingStored(running.app, () =>
        details('subscriptions', id, { email: 'Theirs@Sample.example' }),
      );
      expectError(taken, 409);
      expect(taken.body.message).toBe('This e-mail address is already subscribed');
      const changed = await details('subscriptions', id, { email: 'ours@sample.example', lastName: 'Cruz' });
      expect(changed).toMatchObject({
        status: 200,
        body: { email: 'ours@sample.example', lastName: 'Cruz' },
      });
      expect(await listed('subscriptions', id)).toEqual(changed.body);
      const again = { firstName: 'Ana', email: 'OURS@sample.example' };
      await expectTheOnly(id, () => send(running.app, 'POST', '/api/subscriptions', { body: again }));
    });

    it('to the same values, or of nothing, stores nothing and publishes nothing', async () => {
      const [booking, subscription] = [await admin.createBooking(), await admin.createSubscription()];
      const { client } = await LiveClient.connect(running.app, admin.cookie);
      const { preferredDate: _, preferredTime: __, ...same } = bookingBody();
      await expectNothingStored(running.app, async () => {
        for (const body of [same, {}])
          expect((await details('appointments', booking, body)).status).toBe(200);
        expect((await details('subscriptions', subscription, {})).status).toBe(200);
        expectError(await details('appointments', NO_SUCH_ID, { firstName: 'Ana' }), 404);
        expectError(await details('subscriptions', booking, { firstName: 'Ana' }), 404);
      });
      await details('subscriptions', subscription, { lastName: 'Cruz' });
      expect(await client.next()).toEqual({ type: 'subscription_updated', data: { id: subscription } });
      client.socket.terminate();
    });

    /** The subscription stays the only one with its address. */
    async function expectTheOnly(id: string, subscribe: () => Promise<{ status: number }>) {
      const before = await found('ours@sample.example');
      expect((await subscribe()).status).toBe(201);
      expect([before, await found('ours@sample.example')]).toEqual([[id], [id]]);
    }
  });

  describe('a booking that staff enter', () => {
    const enter = (changes = {}, headers = {}) =>
      send(running.app, 'POST', APPOINTMENTS, {
        body: enteredBookingBody(changes),
        cookie: admin.cookie,
        headers,
      });
    const kinds = async (id: string) =>
      (await running.app.rows<Record<string, string>>('outgoing_mails'))
        .filter(({ leadId }) => leadId === id)
        .map(({ kind }) => kind)
        .sort();

    it('is a lead like any other, answered, from its source, under its author', async () => {
      const { client } = await LiveClient.connect(running.app, admin.cookie);
      const { status, body } = await enter({ leadSource: 'walk-in', lastName: 'Walkin' });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        leadSource: 'walk-in',
        dateOfBirth: '',
        leadStatus: 'New',
        ownerId: null,
      });
      expect(body.answeredAt).toBe(body.createdAt);
      const id = body.id as string;
      expect(await listed('appointments', id)).toEqual(body);
      expect(await found('walkin')).toEqual([id]);
      expect(await activity('appointment', id)).toMatchObject([
        { actionType: 'lead_created', performedByName: 'Administrator' },
      ]);
      expect(await client.next()).toEqual({ type: 'appointment_created', data: { id } });
      client.socket.terminate();
    });

    it('is told to the visitor unless staff decide otherwise', async () => {
      const [told, untold] = [(await enter()).body.id, (await enter({ tellVisitor: false })).body.id];
      expect(await kinds(told as string)).toEqual(['booking_received', 'staff_new_booking']);
      expect(await kinds(untold as string)).toEqual(['staff_new_booking']);
    });

    it('sent twice with one key is stored once; the key of a visitor is another', async () => {
      const headers = { 'Idempotency-Key': 'entered-once' };
      const first = await enter({}, headers);
      await admin.request('PATCH', `${APPOINTMENTS}/${first.body.id}/lead-status`, {
        leadStatus: 'In Progress',
      });
      const again = await expectNothingStored(running.app, () => enter({}, headers));
      expect([again.status, again.body]).toEqual([201, first.body]);
      expectError(await enter({ leadSource: 'referral' }, headers), 422);
      const visitor = await send(running.app, 'POST', '/api/appointments', { body: bookingBody(), headers });
      expect(visitor.status).toBe(201);
      expect(visitor.body.id).not.toBe(first.body.id);
    });

    it('for a past day, or from the site’s own source, is rejected', async () => {
      await expectNothingStored(running.app, async () => {
        expectError(await enter({ preferredDate: day(-1) }), 400, ['preferredDate']);
        expectError(await enter({ leadSource: 'booking' }), 400, ['leadSource']);
        expectError(await enter({ leadSource: undefined }), 400, ['leadSource']);
      });
    });
  });

  describe('the owner', () => {
    const setOwner = (kind: string, id: string, ownerId: unknown) =>
      admin.request('PATCH', `/api/admin/leads/${kind}/${id}/owner`, { ownerId });

    it.each(['appointment', 'subscription'])('of a lead (%s) is an active user, or nobody', async (kind) => {
      const id = await (kind === 'appointment' ? admin.createBooking() : admin.createSubscription());
      const owner = await admin.createUser({ name: 'Carla Tan' });
      const response = await setOwner(kind, id, owner.id);
      expect(response).toMatchObject({ status: 200, body: { id, ownerId: owner.id, answeredAt: null } });
      expect(await listed(`${kind}s`, id)).toEqual(response.body);
      expect((await activity(kind, id))[0]).toMatchObject({
        actionType: 'owner_changed',
        actionDetails: 'Looked after by Carla Tan',
      });
      await expectNothingStored(running.app, async () => {
        expect((await setOwner(kind, id, owner.id)).status).toBe(200);
      });
      await admin.setUserStatus(owner.id, 'deactivated');
      await expectNothingStored(running.app, async () => {
        for (const nobody of [owner.id, NO_SUCH_ID])
          expectError(await setOwner(kind, id, nobody), 400, ['ownerId']);
        expectError(await setOwner(kind, NO_SUCH_ID, null), 404);
        expectError(await setOwner('other', id, null), 404);
      });
      expect((await setOwner(kind, id, null)).body).toMatchObject({ ownerId: null });
    });
  });

  describe('several leads at once', () => {
    const bulk = (body: object) => admin.request('POST', '/api/admin/leads/bulk', body);

    it('get a status or an owner, each with its activity; a lead named twice counts once', async () => {
      const [booking, subscription] = [await admin.createBooking(), await admin.createSubscription()];
      const ids = [`appointment:${booking}`, `subscription:${subscription}`, `appointment:${booking}`];
      expect(await bulk({ ids, leadStatus: 'In Progress' })).toMatchObject({
        status: 200,
        body: { changed: 2 },
      });
      const { id: ownerId } = await admin.createUser();
      expect((await bulk({ ids, ownerId })).body).toEqual({ changed: 2 });
      expect((await bulk({ ids, ownerId })).body).toEqual({ changed: 0 });
      expect((await bulk({ ids: ids.slice(1), ownerId: null })).body).toEqual({ changed: 2 });
      for (const [list, kind, id] of [
        ['appointments', 'appointment', booking],
        ['subscriptions', 'subscription', subscription],
      ] as const) {
        expect(await listed(list, id)).toMatchObject({
          leadStatus: 'In Progress',
          ownerId: null,
          answeredAt: expect.any(String),
        });
        expect((await activity(kind, id)).map(({ actionType }) => actionType)).toEqual([
          'owner_changed',
          'owner_changed',
          'lead_status_changed',
          'lead_created',
        ]);
      }
    });

    it('up to a hundred, and the counters are right afterwards', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 100; count += 1) ids.push(`appointment:${await admin.createBooking()}`);
      const closed = async () => {
        const { body } = await admin.request('GET', '/api/admin/stats');
        return (body as { leads: { notQualified: number } }).leads.notQualified;
      };
      const before = await closed();
      expect((await bulk({ ids, leadStatus: 'Not Qualified' })).body).toEqual({ changed: 100 });
      expect(await closed()).toBe(before + 100);
      const one = `appointment:${await admin.createBooking()}`;
      await expectNothingStored(running.app, async () =>
        expectError(await bulk({ ids: [...ids, one], leadStatus: 'New' }), 400, ['ids']),
      );
    });

    it('change all or none', async () => {
      const id = `appointment:${await admin.createBooking()}`;
      await expectNothingStored(running.app, async () => {
        const leadStatus = 'In Progress';
        for (const unknown of [`appointment:${NO_SUCH_ID}`, id.replace('appointment', 'subscription')])
          expectError(await bulk({ ids: [id, unknown], leadStatus }), 404);
        for (const ids of [[], ['x'], [id, 'lead:1'], [id.toUpperCase()], [`${id} `], id, [1], null])
          expectError(await bulk({ ids, leadStatus }), 400, ['ids']);
        expectError(await bulk({ ids: [id] }), 400, ['leadStatus']);
        expectError(await bulk({ ids: [id], leadStatus, ownerId: null }), 400, ['ownerId']);
        expectError(await bulk({ ids: [id], ownerId: NO_SUCH_ID }), 400, ['ownerId']);
      });
    });
  });

  describe('the first answer', () => {
    it('is a logged contact, a status or a sale, and stays', async () => {
      const notes = (id: string) => `/api/admin/leads/appointment/${id}/notes`;
      const sale = { productPurchased: 'Term life', premiumFrequency: 'annual', premiumRate: '1' };
      const acts: ((id: string) => Promise<unknown>)[] = [
        (id) => admin.request('POST', notes(id), { note: 'Called.', channel: 'call' }),
        (id) => admin.request('PATCH', `${APPOINTMENTS}/${id}/lead-status`, { leadStatus: 'In Progress' }),
        (id) => admin.request('PATCH', `${APPOINTMENTS}/${id}/sales-info`, sale),
      ];
      for (const act of acts) {
        const id = await admin.createBooking();
        await act(id);
        const { answeredAt } = (await listed('appointments', id)) as unknown as { answeredAt: string };
        expect(answeredAt).toBe((await activity('appointment', id))[0]!.createdAt);
        await admin.request('POST', notes(id), { note: 'Later.' });
        expect(await listed('appointments', id)).toMatchObject({ answeredAt });
      }
    });

    it('by a contact is named in the history, and the note has its channel', async () => {
      const id = await admin.createSubscription();
      const path = `/api/admin/leads/subscription/${id}/notes`;
      const { body } = await admin.request('POST', path, { note: 'Wrote back.', channel: 'e-mail' });
      expect((await admin.request('GET', path)).body).toEqual([body]);
      expect(body.channel).toBe('e-mail');
      expect((await activity('subscription', id))[0]).toMatchObject({
        actionType: 'contact_logged',
        actionDetails: 'Contact logged: e-mail',
      });
    });

    it('by a sale has its day in the office’s calendar', async () => {
      const id = await admin.createBooking();
      running.app.setTime(new Date('2027-01-01T17:00:00.000Z'));
      const later = await AdminClient.signIn(running.app);
      const sale = { productPurchased: 'Term life', premiumFrequency: 'annual', premiumRate: '1' };
      const { body } = await later.request('PATCH', `${APPOINTMENTS}/${id}/sales-info`, sale);
      expect(body).toMatchObject({ soldOn: '2027-01-02', leadStatus: 'Closed Sale' });
      const [row] = (await running.app.rows<Record<string, unknown>>('appointments')).filter(
        (stored) => stored.id === id,
      );
      expect(row).toMatchObject({ soldMonthDay: '01-02', clientBirthday: '03-12' });
    });
  });
});

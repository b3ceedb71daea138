import type { MailsAndLinks } from '../src/leads/application/lead-follow-ups.js';
import { BookingMails } from '../src/leads/application/booking-mails.js';
import { VISITOR_MAIL_KINDS } from '../src/leads/domain/booking-mail-kinds.js';
import { switches } from '../src/leads/testing/booking-mails.js';
import { Outbox } from '../src/mail/outbox.js';
import { Settings } from '../src/settings/settings.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { day } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';
import { Visitor } from './support/visitor.js';

const MOVE = { request: 'move', preferredDate: day(9), preferredTime: '2pm' };
const TO = { preferredDate: day(9), preferredTime: '2pm' };

describe('the time of a booking, changed by staff', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => jest.restoreAllMocks());

  const path = (id: string) => `/api/admin/appointments/${id}`;
  const schedule = (id: string, body: object) => admin.request('PATCH', `${path(id)}/schedule`, body);
  const answer = (id: string, body: object) => admin.request('POST', `${path(id)}/visitor-request`, body);
  const confirm = (id: string, more: object = {}) =>
    admin.request('PATCH', `${path(id)}/booking-status`, { bookingStatus: 'Confirmed', ...more });
  const mails = () => running.app.app.get(BookingMails);
  const kindsOf = (results: readonly { value: unknown }[]) =>
    results.map(({ value }) => [...new Set((value as MailsAndLinks).mails?.add.map(({ kind }) => kind))]);
  const lastActivity = async (id: string) =>
    (await admin.request('GET', `/api/admin/leads/appointment/${id}/activity`)).body[0] as object;

  it('is stored with its activity and published; the list shows the same booking', async () => {
    const id = await admin.createBooking();
    const { client } = await LiveClient.connect(running.app, admin.cookie);
    const response = await schedule(id, TO);
    expect(response).toMatchObject({ status: 200, body: { id, ...TO, bookingStatus: 'Pending' } });
    expect(response.body).not.toHaveProperty('calendarSequence');
    const { body } = await admin.request('GET', '/api/appointments');
    expect((body as { id: string }[]).find((lead) => lead.id === id)).toEqual(response.body);
    expect(await lastActivity(id)).toMatchObject({
      actionType: 'booking_rescheduled',
      actionDetails: `Moved from ${day(3)}, 9am to ${day(9)}, 2pm`,
      performedByName: 'Administrator',
    });
    expect(await client.next()).toEqual({ type: 'appointment_updated', data: { id } });
    client.socket.terminate();
  });

  it('is rejected when it is in the past or impossible, and unchanged when it is the same', async () => {
    const id = await admin.createBooking();
    await expectNothingStored(running.app, async () => {
      for (const preferredDate of [day(-1), '2027-02-29', 'soon'])
        expectError(await schedule(id, { ...TO, preferredDate }), 400, ['preferredDate']);
      expectError(await schedule(NO_SUCH_ID, TO), 404);
      expect((await schedule(id, { preferredDate: day(3), preferredTime: '9am' })).status).toBe(200);
    });
  });

  it('is told to the visitor of a Confirmed booking, unless staff or the office decide otherwise', async () => {
    const rescheduled = jest.spyOn(mails(), 'rescheduled');
    const told = () => kindsOf(rescheduled.mock.results);
    const id = await admin.createBooking();
    await schedule(id, TO);
    expect(told()).toEqual([[]]);
    await confirm(id);
    await schedule(id, { ...TO, preferredTime: '3pm' });
    await schedule(id, { ...TO, tellVisitor: false });
    const off = switches(VISITOR_MAIL_KINDS) as never;
    jest.spyOn(running.app.app.get(Settings), 'read').mockResolvedValue(off);
    await schedule(id, { ...TO, preferredTime: '3pm', tellVisitor: null });
    await schedule(id, { ...TO, tellVisitor: true });
    expect(told()).toEqual([
      [],
      ['booking_rescheduled', 'booking_reminder'],
      ['booking_reminder'],
      [],
      ['booking_rescheduled'],
    ]);
    const sequences = rescheduled.mock.calls.map(([, after]) => after.calendarSequence);
    expect(sequences.slice(1)).toEqual([1, 2, 3, 4]);
  });

  it('and the status are stored together with their mails, or not at all', async () => {
    const id = await admin.createBooking();
    jest.spyOn(running.app.app.get(Outbox), 'apply').mockRejectedValue(new Error('no'));
    await expectNothingStored(running.app, async () => expectError(await confirm(id), 500));
    jest.restoreAllMocks();
    const changed = jest.spyOn(mails(), 'statusChanged');
    await confirm(id, { tellVisitor: false });
    const [, , choice] = changed.mock.calls[0]!;
    expect([choice.tells('booking_confirmed'), choice.reminders]).toEqual([false, true]);
  });

  it('changes to the wish of the visitor when staff accept it', async () => {
    const visitor = await Visitor.book(running.app);
    await confirm(visitor.bookingId);
    await visitor.send(MOVE);
    const rescheduled = jest.spyOn(mails(), 'rescheduled');
    const response = await answer(visitor.bookingId, { accept: true });
    expect(response).toMatchObject({
      status: 200,
      body: { ...TO, bookingStatus: 'Confirmed', visitorRequest: null },
    });
    expect(rescheduled.mock.calls).toMatchObject([
      [{ preferredDate: day(3), preferredTime: '9am' }, TO, { message: null }, expect.any(String), true],
    ]);
    expectError(await answer(visitor.bookingId, { accept: true }), 409);
  });

  it('stays with its status when staff accept that the visitor cannot come; a new confirmation restores it', async () => {
    const visitor = await Visitor.book(running.app);
    await confirm(visitor.bookingId);
    await visitor.send({ request: 'cancel', message: 'Ill' });
    const cancelled = jest.spyOn(mails(), 'cancelled');
    const response = await answer(visitor.bookingId, { accept: true, tellVisitor: false });
    expect(response.body).toMatchObject({
      preferredDate: day(3),
      bookingStatus: 'Confirmed',
      visitorRequest: null,
      cancelledAt: expect.any(String),
    });
    expect(cancelled.mock.calls).toMatchObject([
      [{ bookingStatus: 'Confirmed' }, { calendarSequence: 1 }, {}],
    ]);
    expect(kindsOf(cancelled.mock.results)).toEqual([[]]);
    expect((await confirm(visitor.bookingId)).body).toMatchObject({
      bookingStatus: 'Confirmed',
      cancelledAt: null,
    });
  });

  it('stays when staff dismiss the request', async () => {
    const visitor = await Visitor.book(running.app);
    await visitor.send(MOVE);
    const response = await answer(visitor.bookingId, { accept: false });
    expect(response).toMatchObject({ status: 200, body: { preferredDate: day(3), visitorRequest: null } });
    expect(await lastActivity(visitor.bookingId)).toMatchObject({ actionType: 'visitor_request_dismissed' });
    for (const accept of [true, false])
      await expectNothingStored(running.app, async () =>
        expectError(await answer(visitor.bookingId, { accept }), 409),
      );
    expectError(await answer(NO_SUCH_ID, { accept: false }), 404);
  });

  describe('together with the confirmation', () => {
    const CONFIRMED = { ...TO, bookingStatus: 'Confirmed', visitorRequest: null };
    const ONE_MAIL = [['booking_confirmed', 'booking_reminder']];

    it('is moved in one change with one mail, which says the old time', async () => {
      const id = await admin.createBooking();
      const rescheduled = jest.spyOn(mails(), 'rescheduled');
      expect((await schedule(id, { ...TO, confirm: true })).body).toMatchObject(CONFIRMED);
      expect(kindsOf(rescheduled.mock.results)).toEqual(ONE_MAIL);
      const { mails: written } = rescheduled.mock.results[0]!.value as MailsAndLinks;
      expect(written?.add[0]?.data).toMatchObject({ ...TO, previousDate: day(3), previousTime: '9am' });
      expect(await lastActivity(id)).toMatchObject({
        actionType: 'booking_rescheduled',
        actionDetails: `Moved from ${day(3)}, 9am to ${day(9)}, 2pm, and confirmed`,
      });
    });

    it('at the same time is a confirmation only', async () => {
      const id = await admin.createBooking();
      const same = { preferredDate: day(3), preferredTime: '9am' };
      expect((await schedule(id, { ...same, confirm: true })).body).toMatchObject({
        ...same,
        bookingStatus: 'Confirmed',
      });
      expect(await lastActivity(id)).toMatchObject({ actionType: 'booking_status_changed' });
    });

    it('is the wish of the visitor, accepted in one change with one mail', async () => {
      const visitor = await Visitor.book(running.app);
      await visitor.send(MOVE);
      const rescheduled = jest.spyOn(mails(), 'rescheduled');
      const response = await answer(visitor.bookingId, { accept: true, confirm: true });
      expect(response.body).toMatchObject(CONFIRMED);
      expect(kindsOf(rescheduled.mock.results)).toEqual(ONE_MAIL);
    });

    it('is no part of an accepted cancellation', async () => {
      const visitor = await Visitor.book(running.app);
      await visitor.send({ request: 'cancel' });
      expect((await answer(visitor.bookingId, { accept: true, confirm: true })).body).toMatchObject({
        bookingStatus: 'Pending',
        cancelledAt: expect.any(String),
      });
    });
  });

  describe('a word to the visitor', () => {
    const message = 'I am in court at one,\nsorry.';
    const sent = (spy: { mock: { results: readonly { value: unknown }[] } }) =>
      spy.mock.results.map(({ value }) => {
        const [mail] = (value as MailsAndLinks).mails?.add ?? [];
        return [mail?.kind, (mail?.data as { message?: string } | undefined)?.message];
      });

    it('is mailed with the act, also where no mail would be sent', async () => {
      const visitor = await Visitor.book(running.app);
      await visitor.send({ request: 'cancel' });
      const off = switches(VISITOR_MAIL_KINDS) as never;
      jest.spyOn(running.app.app.get(Settings), 'read').mockResolvedValue(off);
      const [rescheduled, changed, dismissed] = [
        jest.spyOn(mails(), 'rescheduled'),
        jest.spyOn(mails(), 'statusChanged'),
        jest.spyOn(mails(), 'dismissed'),
      ];
      await schedule(visitor.bookingId, { ...TO, message });
      expect(sent(rescheduled)).toEqual([['booking_rescheduled', message]]);
      await confirm(visitor.bookingId, { message });
      expect(sent(changed)).toEqual([['booking_confirmed', message]]);
      await answer(visitor.bookingId, { accept: false, message });
      expect(sent(dismissed)).toEqual([['booking_unchanged', message]]);
    });

    it('of more than 500 characters is rejected by its name', async () => {
      const id = await admin.createBooking();
      const response = await schedule(id, { ...TO, message: 'x'.repeat(501) });
      expectError(response, 400, ['message']);
      expect(JSON.stringify(response.body)).toContain(
        'A word to the visitor must be at most 500 characters long',
      );
    });
  });

  it('is answered once by two members of staff at the same moment', async () => {
    const visitor = await Visitor.book(running.app);
    await visitor.send(MOVE);
    const answers = await Promise.all([1, 2].map(() => answer(visitor.bookingId, { accept: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('and its visitor are found by the reference, with or without the dash', async () => {
    const visitor = await Visitor.book(running.app);
    const { reference } = (await visitor.open()).body.details as { reference: string };
    for (const q of [reference, reference.toLowerCase(), reference.replace('-', ''), reference.slice(0, 6)]) {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const { body } = await admin.request('GET', `/api/admin/leads?filter=${filter}`);
      expect((body as { id: string }[]).map(({ id }) => id)).toContain(visitor.bookingId);
    }
  });

  it('tells staff how many other bookings want the wished time', async () => {
    const wished = { preferredDate: '2098-03-03', preferredTime: '4pm' };
    await admin.createBooking(wished);
    await admin.createBooking(wished);
    const visitor = await Visitor.book(running.app);
    const requested = jest.spyOn(mails(), 'requested');
    await visitor.send({ ...MOVE, ...wished });
    expect(requested.mock.calls).toMatchObject([
      [{ id: visitor.bookingId, visitorRequest: { type: 'move', ...wished } }, 2],
    ]);
  });
});

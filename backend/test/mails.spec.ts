import { setTimeout as wait } from 'node:timers/promises';
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { everyMailKind } from '../src/app/every-mail-kind.js';
import { MAIL_KINDS } from '../src/contract/index.js';
import { MailKinds } from '../src/mail/mail-kinds.js';
import { smtpReply } from '../src/mail/testing/smtp-server.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { bookingBody, day, SECTIONS, visitorMailsBody } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { smtpServerFor } from './support/smtp-server-for.js';

interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly state: string;
  readonly nextAttemptAt: string | null;
  readonly reason: string | null;
  readonly lastReply: string | null;
}

const mails = '/api/admin/mails';
const FORM = 'application/x-www-form-urlencoded';

describe('mail', () => {
  const running = runningApp({ PUBLIC_URL: 'https://office.example' });
  const smtp = smtpServerFor(running);
  let admin: AdminClient;

  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const list = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const { body } = await admin.request('GET', `${mails}?filter=${query}&sort=["createdAt","ASC"]`);
    return body as unknown as Mail[];
  };
  /** The messages about a booking, oldest first, once there are as many and all that are due have ended. */
  async function settled(leadId: string, count: number): Promise<Mail[]> {
    for (;;) {
      await running.app.endUndoTime();
      const found = await list({ leadType: 'appointment', leadId });
      const waiting = found.filter(
        ({ nextAttemptAt, state }) => nextAttemptAt === null && ['queued', 'sending'].includes(state),
      );
      if (found.length >= count && waiting.length === 0) return found;
      await wait(20);
    }
  }
  /** What the booking form answers. */
  const sent = async (more = {}) => {
    const body = { ...bookingBody({ email: 'answered@sample.example' }), ...more };
    return (await send(running.app, 'POST', '/api/appointments', { body })).body as object;
  };
  const received = (recipient: string): Promise<ParsedMail[]> =>
    Promise.all(
      smtp()
        .received.filter(({ to }) => to[0] === recipient)
        .map(({ raw }) => simpleParser(raw)),
    );
  const linkIn = (mail: ParsedMail) =>
    /https:\/\/office\.example(\/booking\/[\w-]{43})/.exec(mail.text ?? '')![1]!;
  const setStatus = (id: string, bookingStatus: string, more = {}) =>
    admin.request('PATCH', `/api/admin/appointments/${id}/booking-status`, { bookingStatus, ...more });
  const kinds = (found: readonly Mail[]) => found.map(({ kind, state }) => `${kind} ${state}`).sort();
  function meetingIn(mail: ParsedMail) {
    const { location, duration } = invitationIn(mail).event;
    return { location, minutes: duration.toSeconds() / 60 };
  }
  function eventIn(mail: ParsedMail) {
    const { calendar, event } = invitationIn(mail);
    return { method: calendar.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence };
  }
  function invitationIn(mail: ParsedMail) {
    const file = mail.attachments.find(({ contentType }) => contentType === 'text/calendar')!;
    const calendar = new ICAL.Component(ICAL.parse(file.content.toString()) as unknown[]);
    return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!) };
  }

  it('is of a kind that the console can name, and every such kind is registered', () => {
    const kinds = Object.keys(MAIL_KINDS).sort();
    expect([...running.app.app.get(MailKinds).names].sort()).toEqual(kinds);
    expect([...everyMailKind().names].sort()).toEqual(kinds);
  });

  it('tells the visitor and staff of a booking', async () => {
    const email = 'booked@sample.example';
    const id = await admin.createBooking({ email });
    expect(kinds(await settled(id, 2))).toEqual(['booking_received sent', 'staff_new_booking sent']);
    const [mail] = await received(email);
    expect((await send(running.app, 'GET', linkIn(mail!))).status).toBe(200);
    const [staff] = (await received('hello@harborlight.example')).slice(-1);
    expect(staff!.replyTo?.value[0]?.address).toBe(email);
  });

  it('the form says whether the link to the own page is mailed, also of a suspected booking, and never the link', async () => {
    const [person, robot] = [await sent(), await sent({ subject: 'An offer' })];
    expect([person, robot]).toMatchObject([{ pageIsMailed: true }, { pageIsMailed: true }]);
    expect(Object.keys(robot)).toEqual(Object.keys(person));
    await settled(String((person as { id: unknown }).id), 1);
    const [mail] = await received('answered@sample.example');
    expect(JSON.stringify([person, robot])).not.toContain(linkIn(mail!).split('/').at(-1));
    await admin.request('PUT', '/api/admin/settings/visitorMails', {
      ...visitorMailsBody(),
      booking_received: false,
    });
    expect([await sent(), await sent({ subject: 'An offer' })]).toMatchObject([
      { pageIsMailed: false },
      { pageIsMailed: false },
    ]);
    await admin.request('PUT', '/api/admin/settings/visitorMails', visitorMailsBody());
  });

  it('a visitor asks for another time, staff accept it, and the invitation follows', async () => {
    const email = 'journey@sample.example';
    const id = await admin.createBooking({ email });
    await settled(id, 2);
    await setStatus(id, 'Confirmed');
    await settled(id, 5);
    const [, confirmed] = await received(email);
    expect(eventIn(confirmed!)).toEqual({ method: 'REQUEST', uid: id, sequence: 0 });
    const body = new URLSearchParams({
      request: 'move',
      preferredDate: day(20),
      preferredTime: '2pm',
    }).toString();
    const asked = await send(running.app, 'POST', linkIn(confirmed!), {
      body,
      headers: { 'Content-Type': FORM },
    });
    expect(asked.status).toBe(303);
    await admin.request('POST', `/api/admin/appointments/${id}/visitor-request`, { accept: true });
    const all = await settled(id, 9);
    expect(kinds(all)).toEqual([
      'booking_confirmed sent',
      'booking_received sent',
      'booking_reminder queued',
      'booking_reminder queued',
      'booking_reminder skipped',
      'booking_reminder skipped',
      'booking_rescheduled sent',
      'staff_new_booking sent',
      'staff_visitor_request sent',
    ]);
    const [, , moved] = await received(email);
    expect(eventIn(moved!)).toEqual({ method: 'REQUEST', uid: id, sequence: 1 });
  });

  it('how the office meets visitors is said by the site, mails, calendar files and the page, until staff choose otherwise', async () => {
    const email = 'meeting@sample.example';
    const link = 'https://meet.example/office';
    const meeting = { way: 'video', minutes: 45, videoUrl: link };
    await admin.request('PUT', '/api/admin/settings/hours', { ...SECTIONS.hours, meeting });
    const home = await send(running.app, 'GET', '/');
    expect(home.body.meeting).toEqual({ way: 'video', minutes: 45 });
    expect(home.text).not.toContain(link);
    const id = await admin.createBooking({ email });
    await settled(id, 2);
    await setStatus(id, 'Confirmed');
    await settled(id, 5);
    const [asked, confirmed] = await received(email);
    expect(asked!.text).not.toContain(link);
    expect(confirmed!.text).toContain(`How: By video\n  ${link}\nLength: 45 minutes\n`);
    expect(meetingIn(confirmed!)).toEqual({ location: link, minutes: 45 });
    const page = async () => (await send(running.app, 'GET', linkIn(confirmed!))).body as object;
    expect(await page()).toMatchObject({
      details: { meeting: { how: 'By video', link, length: '45 minutes' } },
    });

    const own = { meetingWay: 'office', meetingMinutes: 60 };
    const { body } = await admin.request('PATCH', `/api/admin/appointments/${id}/details`, own);
    expect(body).toMatchObject(own);
    await settled(id, 6);
    const [, , again] = await received(email);
    expect(again!.text).toMatch(/How: At our office: .+\nLength: 1 hour\n/);
    expect(eventIn(again!)).toMatchObject({ method: 'REQUEST', uid: id, sequence: 1 });
    expect(meetingIn(again!)).toMatchObject({ minutes: 60 });
    expect(await page()).toMatchObject({ details: { meeting: { link: null, length: '1 hour' } } });
    const usual = { meetingWay: null, meetingMinutes: null };
    const reset = await admin.request('PATCH', `/api/admin/appointments/${id}/details`, usual);
    expect(reset.body).toMatchObject(usual);
    await expectNothingStored(running.app, async () => {
      for (const wrong of [{ meetingWay: 'train' }, { meetingMinutes: 14 }, { meetingMinutes: '30' }]) {
        const rejected = await admin.request('PATCH', `/api/admin/appointments/${id}/details`, wrong);
        expect(rejected).toMatchObject({
          status: 400,
          body: { errors: { [Object.keys(wrong)[0]!]: expect.any(String) } },
        });
      }
    });
    await admin.request('PUT', '/api/admin/settings/hours', { ...SECTIONS.hours, meeting: undefined });
  });

  it('the goodbye after an accepted cancellation withdraws the invitation and the reminders', async () => {
    const email = 'goodbye@sample.example';
    const id = await admin.createBooking({ email });
    await setStatus(id, 'Confirmed');
    await settled(id, 5);
    const [mail] = await received(email);
    const form = { body: 'request=cancel', headers: { 'Content-Type': FORM } };
    expect((await send(running.app, 'POST', linkIn(mail!), form)).status).toBe(303);
    await admin.request('POST', `/api/admin/appointments/${id}/visitor-request`, { accept: true });
    const all = await settled(id, 7);
    expect(all.filter(({ kind }) => kind === 'booking_reminder').map(({ state }) => state)).toEqual([
      'skipped',
      'skipped',
    ]);
    expect(eventIn((await received(email)).at(-1)!)).toEqual({ method: 'CANCEL', uid: id, sequence: 1 });
  });

  it('an accepted wish of a booking that is not confirmed is told without an invitation', async () => {
    const email = 'pending@sample.example';
    const id = await admin.createBooking({ email });
    await settled(id, 2);
    const body = new URLSearchParams({
      request: 'move',
      preferredDate: day(9),
      preferredTime: '2pm',
    }).toString();
    const [mail] = await received(email);
    await send(running.app, 'POST', linkIn(mail!), { body, headers: { 'Content-Type': FORM } });
    await admin.request('POST', `/api/admin/appointments/${id}/visitor-request`, { accept: true });
    await settled(id, 4);
    const told = (await received(email)).at(-1)!;
    expect(told.subject).toContain('New time');
    expect(told.attachments).toEqual([]);
  });

  it('a confirmation that staff undo at once never leaves, and one that has left is taken back by a correction', async () => {
    const email = 'slip@sample.example';
    const id = await admin.createBooking({ email });
    await settled(id, 2);
    const correct = () => admin.request('POST', `/api/admin/appointments/${id}/correction`, {});
    await setStatus(id, 'Confirmed');
    await setStatus(id, 'Pending');
    expect(kinds(await settled(id, 5))).toContain('booking_confirmed skipped');
    expect(await received(email)).toHaveLength(1);
    expect((await correct()).status).toBe(409);
    await setStatus(id, 'Confirmed');
    await settled(id, 8);
    expect((await correct()).status).toBe(409);
    await setStatus(id, 'Pending');
    expect((await correct()).status).toBe(200);
    await settled(id, 9);
    const [, confirmed, corrected] = await received(email);
    expect(eventIn(confirmed!)).toEqual({ method: 'REQUEST', uid: id, sequence: 1 });
    expect(eventIn(corrected!)).toEqual({ method: 'CANCEL', uid: id, sequence: 2 });
    expect(corrected!.text).toContain('We confirmed this time by mistake');
    expect((await correct()).status).toBe(409);
  });

  it('is left out when a member of staff decides so, or when the office has switched it off', async () => {
    const quiet = await admin.createBooking({ email: 'quiet@sample.example' });
    await setStatus(quiet, 'Confirmed', { tellVisitor: false });
    expect(kinds(await settled(quiet, 4))).not.toContain('booking_confirmed sent');
    const { status } = await admin.request('PUT', '/api/admin/settings/visitorMails', {
      ...visitorMailsBody(),
      booking_received: false,
    });
    expect(status).toBe(200);
    const silent = await admin.createBooking({ email: 'silent@sample.example' });
    expect(kinds(await settled(silent, 1))).toEqual(['staff_new_booking sent']);
    await admin.request('PUT', '/api/admin/settings/visitorMails', visitorMailsBody());
  });

  it('settings are not overwritten unseen', async () => {
    const read = async () =>
      (await admin.request('GET', '/api/admin/settings')).body as { visitorMails: { updatedAt: string } };
    const { updatedAt } = (await read()).visitorMails;
    const change = (ifUpdatedAt: string, changes = {}) =>
      admin.request('PUT', '/api/admin/settings/visitorMails', {
        ...visitorMailsBody(),
        ifUpdatedAt,
        ...changes,
      });
    expect((await change(updatedAt, { booking_reminder: false })).status).toBe(200);
    expect((await change(updatedAt)).status).toBe(409);
    expect((await change((await read()).visitorMails.updatedAt)).status).toBe(200);
  });

  it('a refused message is marked on its lead until it is sent again', async () => {
    const email = 'refused@sample.example';
    smtp().onRecipient = (address) => (address === email ? smtpReply(550, 'No such user') : null);
    const id = await admin.createBooking({ email });
    const failed = (await settled(id, 2)).find(({ state }) => state === 'failed')!;
    expect(failed).toMatchObject({ kind: 'booking_received', lastReply: '550 No such user' });
    const lead = async () => {
      const { body } = await admin.request('GET', `/api/admin/leads?filter={"id":["${id}"]}`);
      return (body as unknown as Record<string, unknown>[])[0];
    };
    expect(await lead()).toMatchObject({ id, mailFailed: true });
    smtp().onRecipient = () => null;
    const again = await admin.request('POST', `${mails}/${failed.id}/resend`, {});
    expect([again.status, again.body.kind]).toEqual([201, 'booking_received']);
    await settled(id, 3);
    expect(await lead()).not.toHaveProperty('mailFailed');
    const [mail] = await received(email);
    expect((await send(running.app, 'GET', linkIn(mail!))).status).toBe(200);
    const { body: activity } = await admin.request('GET', `/api/admin/leads/appointment/${id}/activity`);
    expect((activity as unknown as { actionType: string }[])[0]!.actionType).toBe('mail_sent_again');
  });

  it('repeats the visitor’s note to the visitor as it was written, also after staff have changed it', async () => {
    const email = 'note@sample.example';
    const id = await admin.createBooking({ email, notes: 'My husband joins me' });
    const [booked] = (await settled(id, 2)).filter(({ kind }) => kind === 'booking_received');
    await admin.request('PATCH', `/api/admin/appointments/${id}/details`, { notes: 'Husband is difficult' });
    expect((await admin.request('POST', `${mails}/${booked!.id}/resend`, {})).status).toBe(201);
    await settled(id, 3);
    const texts = (await received(email)).map(({ text }) => text);
    expect(texts).toEqual(Array(2).fill(expect.stringContaining('You wrote:\n> My husband joins me\n')));
    expect(texts.join()).not.toContain('difficult');
  });

  it('is not sent again when that makes no sense any more, and nothing is stored', async () => {
    const id = await admin.createBooking({ email: 'past@sample.example' });
    await setStatus(id, 'Confirmed');
    const confirmed = (await settled(id, 5)).find(({ kind }) => kind === 'booking_confirmed')!;
    const reminder = (await settled(id, 5)).find(({ kind }) => kind === 'booking_reminder')!;
    expect((await admin.request('POST', `${mails}/${reminder.id}/resend`, {})).status).toBe(409);
    await setStatus(id, 'Hold');
    const before = await running.app.rows('outgoing_mails');
    expect((await admin.request('POST', `${mails}/${confirmed.id}/resend`, {})).status).toBe(409);
    expect((await admin.request('POST', `${mails}/${NO_SUCH_ID}/resend`, {})).status).toBe(404);
    expect(await running.app.rows('outgoing_mails')).toHaveLength(before.length);
  });

  it('shows a message as it was sent, without the secret of its link', async () => {
    const id = await admin.createBooking({ email: 'shown@sample.example' });
    const [mail] = await settled(id, 2);
    const { status, body } = await admin.request('GET', `${mails}/${mail!.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'sent', attachments: [], attemptLog: [{ outcome: 'accepted' }] });
    expect(String(body.text)).toMatch(/booking\/removed\s/);
    expect(String(body.html)).not.toMatch(/booking\/[\w-]{43}/);
  });

  it('a test message shows what the mail server said', async () => {
    const { status, body } = await admin.request('POST', `${mails}/test`, { to: 'me@sample.example' });
    expect(status).toBe(201);
    for (;;) {
      const { body: now } = await admin.request('GET', `${mails}/${String(body.id)}`);
      if (now.state !== 'sent') continue;
      expect(now.lastReply).toBe('250 kept');
      break;
    }
  });

  it.each([
    ['an unknown state', { state: 'lost' }],
    ['an unknown kind', { kind: 'spam' }],
    ['an unknown filter', { recipient: 'x' }],
    ['a lead without its type', { leadId: NO_SUCH_ID }],
  ])('a list with %s is rejected', async (_, filter) => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const { status, body } = await admin.request('GET', `${mails}?filter=${query}`);
    expect([status, Object.keys(body.errors as object)]).toEqual([400, ['filter']]);
  });

  it('sums up what waits for the mail server', async () => {
    const { body } = await admin.request('GET', `${mails}/summary`);
    expect(body).toMatchObject({ smtp: true, held: 0, waiting: 0, oldestWaitingSeconds: null });
  });
});

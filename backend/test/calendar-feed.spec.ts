import { CalendarWriter } from '../src/leads/application/calendar-feed.ports.js';
import { AccountMails } from '../src/users/account-mails.js';
import { ConfirmPassword } from '../src/users/application/confirm-password.js';
import { ResetSecondFactors } from '../src/users/application/reset-second-factors.js';
import { fakeOnly } from './support/fake-only.js';
import { AdminClient } from './support/admin-client.js';
import { SUPERADMIN, type TestApp } from './support/app.js';
import { bookingBody, day } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { send, signIn } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { setUpTotp } from './support/second-factor.js';
import { PRIVATE, UNKNOWN_TOKEN, Visitor } from './support/visitor.js';

const PATH = '/api/user/calendar-feed';
/** The calendar itself may keep the file; nothing else does. */
const KEPT = { ...PRIVATE, 'cache-control': 'private, no-cache' };

/** Makes a feed and returns its path. */
async function makeFeed(app: TestApp, cookie: string, password: string): Promise<string> {
  const { status, body } = await send(app, 'POST', PATH, { cookie, body: { password } });
  expect(status).toBe(201);
  return new URL(body.url as string).pathname;
}

let created = 0;

describe('the calendar feed of a user', () => {
  const running = runningApp({ PUBLIC_URL: 'https://office.example' });
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const feed = () => makeFeed(running.app, admin.cookie, SUPERADMIN.password);
  const open = (path: string, headers = {}) => send(running.app, 'GET', path, { headers });

  it('is made, replaced and revoked; its address is shown once and only its hash is stored', async () => {
    const none = { createdAt: null, fetchedAt: null };
    expect((await admin.request('GET', PATH)).body).toEqual(none);
    const made = await admin.request('POST', PATH, { password: SUPERADMIN.password });
    expect(made.body).toEqual({
      url: expect.stringMatching(/^https:\/\/office\.example\/calendar\/[\w-]{43}\.ics$/),
    });
    const first = new URL(made.body.url as string).pathname;
    const state = async () => (await admin.request('GET', PATH)).body as object;
    expect(await state()).toEqual({ createdAt: expect.any(String), fetchedAt: null });
    expect((await open(first)).status).toBe(200);
    expect(await state()).toEqual({ createdAt: expect.any(String), fetchedAt: expect.any(String) });
    expect(JSON.stringify(await running.app.rows('calendar_feeds'))).not.toContain(first.slice(10, 53));
    const second = await feed();
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    for (let time = 0; time < 2; time += 1) expect((await admin.request('DELETE', PATH)).status).toBe(204);
    expect((await open(second)).status).toBe(404);
    expect(await state()).toEqual(none);
  });

  it('is made with the password only', async () => {
    await expectNothingStored(running.app, async () => {
      expectError(await admin.request('POST', PATH, {}), 400, ['password']);
      expectError(await admin.request('POST', PATH, { password: 'wrong' }), 400, ['password']);
    });
  });

  it('lists what is not cancelled, with its state, for the eyes of its user only', async () => {
    const path = await feed();
    const [pending, confirmed, cancelled] = [
      await Visitor.book(running.app, { firstName: 'Pia' }),
      await Visitor.book(running.app, { firstName: 'Conny', preferredDate: day(9), preferredTime: '2pm' }),
      await Visitor.book(running.app, { firstName: 'Carl' }),
    ];
    const confirm = { bookingStatus: 'Confirmed' };
    await admin.request('PATCH', `/api/admin/appointments/${confirmed.bookingId}/booking-status`, confirm);
    await cancelled.send({ request: 'cancel' });
    const answer = `/api/admin/appointments/${cancelled.bookingId}/visitor-request`;
    await admin.request('POST', answer, { accept: true });
    const response = await open(path, { Host: 'evil.example' });
    expect(response.headers).toMatchObject({ ...KEPT, 'content-type': 'text/calendar; charset=utf-8' });
    const events = response.text.split('BEGIN:VEVENT').slice(1);
    const eventOf = ({ bookingId }: Visitor) => events.find((event) => event.includes(`UID:${bookingId}`));
    expect(eventOf(pending)).toMatch(/STATUS:TENTATIVE/);
    expect(eventOf(confirmed)).toMatch(/STATUS:CONFIRMED/);
    expect(eventOf(confirmed)).toContain(`DTSTART;TZID=Asia/Manila:${day(9).replaceAll('-', '')}T140000`);
    expect(eventOf(confirmed)).toMatch(/SUMMARY:Conny Reyes/);
    expect(eventOf(cancelled)).toBeUndefined();
    expect(response.text).not.toContain('evil.example');
    expect(response.text).not.toContain(bookingBody().phone);
  });

  it('answers like an unknown page to a secret that is unknown or malformed, and never changes anything', async () => {
    const path = await feed();
    expect((await send(running.app, 'HEAD', path)).status).toBe(200);
    await expectNothingStored(running.app, async () => {
      for (const stray of [UNKNOWN_TOKEN, path.slice(10, 53).toUpperCase(), 'x', `${UNKNOWN_TOKEN}x`]) {
        const response = await open(`/calendar/${stray}.ics`);
        expect(response).toMatchObject({ status: 404, body: { page: 'not-found' } });
        expect(response.headers).toMatchObject(PRIVATE);
      }
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await send(running.app, method, path)).status).toBe(404);
    });
  });

  describe('ends for good', () => {
    type Member = Awaited<ReturnType<typeof member>>;
    async function member() {
      const email = `feed-${++created}@office.example`;
      const { id, credentials, cookie } = await admin.createSignedInUser({ email });
      const path = await makeFeed(running.app, cookie, credentials.password);
      expect((await open(path)).status).toBe(200);
      return { id, credentials, cookie, path };
    }

    /** The secret of the link for a new password. */
    async function forgottenLink({ credentials: { username } }: Member): Promise<string> {
      const mailed = jest.spyOn(running.app.app.get(AccountMails), 'passwordReset');
      await send(running.app, 'POST', '/api/password/forgotten', { body: { account: username } });
      while (mailed.mock.calls.length === 0) await new Promise(setImmediate);
      const { token } = mailed.mock.calls[0]![1];
      mailed.mockRestore();
      return token;
    }

    const done = async (response: ReturnType<typeof send>) =>
      expect((await response).status).toBeLessThan(300);

    it.each<[string, (member: Member) => Promise<unknown>]>([
      [
        'the user changes the own password',
        ({ cookie, credentials: { password: currentPassword } }) =>
          done(
            send(running.app, 'POST', '/api/user/password', {
              cookie,
              body: { currentPassword, newPassword: 'another-password' },
            }),
          ),
      ],
      [
        'a superadmin sets a new password',
        ({ id }) =>
          done(admin.request('PATCH', `/api/admin/users/${id}/password`, { password: 'another-password' })),
      ],
      [
        'the link of a forgotten password is used',
        async (user) =>
          done(
            send(running.app, 'POST', '/api/password/reset', {
              body: { token: await forgottenLink(user), newPassword: 'another-password' },
            }),
          ),
      ],
      ['the user is deactivated, and restored', ({ id }) => admin.setUserStatus(id, 'deactivated', 'active')],
      ['the user is removed', ({ id }) => admin.setUserStatus(id, 'deactivated', 'removed')],
      [
        'a superadmin resets the second factors',
        ({ id }) => done(admin.request('DELETE', `/api/admin/users/${id}/second-factor`)),
      ],
      [
        'the command line resets the second factors',
        ({ credentials: { username } }) => running.app.app.get(ResetSecondFactors).byName(username),
      ],
    ])('when %s', async (_, end) => {
      const user = await member();
      await end(user);
      expect((await open(user.path)).status).toBe(404);
      const rows = await running.app.rows<{ userId: string }>('calendar_feeds');
      expect(rows.map(({ userId }) => userId)).not.toContain(user.id);
    });

    it('and is not made when the session ended in the meantime', async () => {
      const { id, cookie, credentials } = await admin.createSignedInUser();
      const confirmPassword = running.app.app.get(ConfirmPassword);
      const checked = confirmPassword.execute.bind(confirmPassword);
      const check = jest.spyOn(confirmPassword, 'execute').mockImplementation(async (...asked) => {
        const user = await checked(...asked);
        await admin.request('PATCH', `/api/admin/users/${id}/password`, { password: 'another-password' });
        return user;
      });
      const { password } = credentials;
      expectError(await send(running.app, 'POST', PATH, { cookie, body: { password } }), 401);
      check.mockRestore();
      const rows = await running.app.rows<{ userId: string }>('calendar_feeds');
      expect(rows.map(({ userId }) => userId)).not.toContain(id);
    });
  });

  it('answers 304 to the calendar that has the latest version, and writes one text for all', async () => {
    const path = await feed();
    const booked = await admin.createBooking();
    const write = jest.spyOn(running.app.app.get(CalendarWriter), 'write');
    const all = await Promise.all(Array.from({ length: 40 }, () => open(path)));
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(write).toHaveBeenCalledTimes(1);
    const etag = all[0]!.headers.etag!;
    const again = await open(path, { 'If-None-Match': etag });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({ ...KEPT, etag });
    await running.restart();
    admin = await AdminClient.signIn(running.app);
    const rewrite = jest.spyOn(running.app.app.get(CalendarWriter), 'write');
    expect((await open(path, { 'If-None-Match': etag })).status).toBe(304);
    expect(rewrite).not.toHaveBeenCalled();
    await admin.request('PATCH', `/api/admin/appointments/${booked}/booking-status`, {
      bookingStatus: 'Confirmed',
    });
    const changed = await open(path, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect(rewrite).toHaveBeenCalledTimes(1);
  });

  it('is readable although a row of the database is damaged', async () => {
    const path = await feed();
    const [good, bad] = [await admin.createBooking(), await admin.createBooking()];
    await running.app.database.write((tx) =>
      tx.query(`UPDATE appointments SET preferredTime = 'noon' WHERE id = ?`, [bad]),
    );
    const { status, text } = await open(path);
    expect([status, text.includes(good), text.includes(bad)]).toEqual([200, true, false]);
  });
});

describe('a calendar feed where a second factor is required', () => {
  const running = runningApp();

  it('is closed until its user has one', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    const path = await makeFeed(running.app, cookie, SUPERADMIN.password);
    await running.restart({ REQUIRE_SECOND_FACTOR: 'on' });
    expect((await send(running.app, 'GET', path)).status).toBe(404);
    await setUpTotp(running.app, cookie, SUPERADMIN);
    expect((await send(running.app, 'GET', path)).status).toBe(200);
  });
});

describe('many fetches of a calendar feed', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });
  beforeEach(() => fakeOnly('Date'));
  afterEach(() => jest.useRealTimers());

  it('are limited to 2 a minute and 60 an hour for each user', async () => {
    const admin = await AdminClient.signIn(running.app);
    const other = await admin.createSignedInUser();
    const path = await makeFeed(running.app, admin.cookie, SUPERADMIN.password);
    const otherPath = await makeFeed(running.app, other.cookie, other.credentials.password);
    const get = (where = path) => send(running.app, 'GET', where);
    const expectTooMany = async (from: number, to: number) => {
      const response = await get();
      expectError(response, 429);
      const seconds = Number(response.headers['retry-after']);
      expect(seconds).toBeGreaterThanOrEqual(from);
      expect(seconds).toBeLessThanOrEqual(to);
    };
    for (let minute = 0; minute < 30; minute += 1) {
      for (let count = 0; count < 2; count += 1) expect((await get()).status).toBe(200);
      if (minute === 0) await expectTooMany(1, 60);
      jest.setSystemTime(Date.now() + 61_000);
    }
    await expectTooMany(61, 3_600);
    expect((await get(otherPath)).status).toBe(200);
  });
});

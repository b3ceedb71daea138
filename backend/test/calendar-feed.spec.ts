import { AdminClient } from './support/admin-client.js';
import { day } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { PRIVATE, UNKNOWN_TOKEN, Visitor } from './support/visitor.js';

const PATH = '/api/user/calendar-feed';

describe('the calendar feed of a user', () => {
  const running = runningApp({ PUBLIC_URL: 'https://office.example' });
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const feed = async () => {
    const { status, body } = await admin.request('POST', PATH);
    expect(status).toBe(201);
    return new URL(body.url as string).pathname;
  };
  const open = (path: string, headers = {}) => send(running.app, 'GET', path, { headers });

  it('is made, replaced and revoked; its address is shown once and only its hash is stored', async () => {
    expect((await admin.request('GET', PATH)).body).toEqual({ createdAt: null });
    const made = await admin.request('POST', PATH);
    expect(made.body).toEqual({
      url: expect.stringMatching(/^https:\/\/office\.example\/calendar\/[\w-]{43}\.ics$/),
    });
    const first = new URL(made.body.url as string).pathname;
    expect((await admin.request('GET', PATH)).body).toEqual({ createdAt: expect.any(String) });
    expect((await open(first)).status).toBe(200);
    expect(JSON.stringify(await running.app.rows('calendar_feeds'))).not.toContain(first.slice(10, 53));
    const second = await feed();
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    for (let time = 0; time < 2; time += 1) expect((await admin.request('DELETE', PATH)).status).toBe(204);
    expect((await open(second)).status).toBe(404);
    expect((await admin.request('GET', PATH)).body).toEqual({ createdAt: null });
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
    expect(response.headers).toMatchObject({ ...PRIVATE, 'content-type': 'text/calendar; charset=utf-8' });
    const events = response.text.split('BEGIN:VEVENT').slice(1);
    const eventOf = ({ bookingId }: Visitor) => events.find((event) => event.includes(`UID:${bookingId}`));
    expect(eventOf(pending)).toMatch(/STATUS:TENTATIVE/);
    expect(eventOf(confirmed)).toMatch(/STATUS:CONFIRMED/);
    expect(eventOf(confirmed)).toContain(`DTSTART;TZID=Asia/Manila:${day(9).replaceAll('-', '')}T140000`);
    expect(eventOf(confirmed)).toMatch(/SUMMARY:Conny Reyes/);
    expect(eventOf(cancelled)).toBeUndefined();
    expect(response.text).not.toContain('evil.example');
  });

  it('answers like an unknown page to a secret that is unknown or malformed, and never changes anything', async () => {
    const path = await feed();
    await expectNothingStored(running.app, async () => {
      expect((await send(running.app, 'HEAD', path)).status).toBe(200);
      for (const stray of [UNKNOWN_TOKEN, path.slice(10, 53).toUpperCase(), 'x', `${UNKNOWN_TOKEN}x`]) {
        const response = await open(`/calendar/${stray}.ics`);
        expect(response).toMatchObject({ status: 404, body: { page: 'not-found' } });
        expect(response.headers).toMatchObject(PRIVATE);
      }
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await send(running.app, method, path)).status).toBe(404);
    });
  });

  it('is closed while its user is deactivated', async () => {
    const { id, cookie } = await admin.createSignedInUser();
    const made = await send(running.app, 'POST', PATH, { cookie });
    const path = new URL(made.body.url as string).pathname;
    await admin.setUserStatus(id, 'deactivated');
    expect((await open(path)).status).toBe(404);
    await admin.setUserStatus(id, 'active');
    expect((await open(path)).status).toBe(200);
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

describe('many fetches of a calendar feed', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });

  it('are limited to 60 an hour for each user', async () => {
    const admin = await AdminClient.signIn(running.app);
    const other = await admin.createSignedInUser();
    const [path, otherPath] = await Promise.all(
      [admin.cookie, other.cookie].map(async (cookie) => {
        const { body } = await send(running.app, 'POST', PATH, { cookie });
        return new URL(body.url as string).pathname;
      }),
    );
    const get = (where = '') => send(running.app, 'GET', where);
    for (let count = 0; count < 60; count += 1) expect((await get(path)).status).toBe(200);
    const response = await get(path);
    expectError(response, 429);
    expect(response.headers['retry-after']).toBeDefined();
    expect((await get(otherPath)).status).toBe(200);
  });
});

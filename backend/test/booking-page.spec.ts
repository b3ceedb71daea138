import { bookingBody, day } from './support/bodies.js';
import { AdminClient } from './support/admin-client.js';
import { expectNothingStored } from './support/database-state.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { CANCEL, HTML, PRIVATE, UNKNOWN_TOKEN, Visitor } from './support/visitor.js';

describe('the page of a booking', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    running.app.setTime(null);
  });

  const book = (changes: Record<string, unknown> = {}) => Visitor.book(running.app, changes);
  const setStatus = (id: string, bookingStatus: string) =>
    admin.request('PATCH', `/api/admin/appointments/${id}/booking-status`, { bookingStatus });
  const answer = (id: string, accept: boolean) =>
    admin.request('POST', `/api/admin/appointments/${id}/visitor-request`, { accept });

  it('shows the booking to the visitor only: not cached, not indexed, without script', async () => {
    const visitor = await book({ preferredDate: '2099-01-05', timeZone: 'America/New_York' });
    const response = await visitor.open();
    expect(response).toMatchObject({ status: 200, body: { path: '/private', page: 'booking' } });
    expect(response.headers).toMatchObject({
      ...PRIVATE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'none'"),
    });
    expect(response.body.details).toEqual({
      reference: expect.stringMatching(/^[\dA-Z]{3}-[\dA-Z]{4}$/),
      service: 'Insurance Planning',
      meeting: { how: 'We call you at the number that you gave us', link: null, length: '30 minutes' },
      state: 'Pending',
      time: 'Monday, January 5, 2099, 9:00 AM (Philippine time)',
      visitorTime: 'Sunday, January 4, 2099, 8:00 PM (Eastern time)',
      isOver: false,
      request: null,
      dates: { min: day(0), max: expect.any(String) },
      calendar: { file: `${visitor.path}.ics`, web: null },
    });
    expect(response.text.replace(`${visitor.path}.ics`, '')).not.toContain(visitor.token);
    for (const name of ['Reyes', 'liza@', '+63 917 000']) expect(response.text).not.toContain(name);
  });

  it.each([
    ['no time zone', {}, null],
    ['the time zone of the office', { timeZone: 'Asia/Manila' }, null],
    ['a time zone with the same clock', { timeZone: 'Asia/Singapore' }, null],
    ['a time zone that nobody knows', { timeZone: 'Mars/Olympus' }, null],
    ['a blank time zone', { timeZone: ' ' }, null],
  ])('shows one time to a visitor with %s', async (_, changes, visitorTime) => {
    expect((await (await book(changes)).open()).body.details.visitorTime).toBe(visitorTime);
  });

  it.each(['Pending', 'Hold', 'Confirmed'])('shows the status %s', async (status) => {
    const visitor = await book();
    await setStatus(visitor.bookingId, status);
    expect((await visitor.open()).body.details.state).toBe(status);
  });

  it('is not found for a secret that is unknown, malformed or of another booking form', async () => {
    const { token } = await book();
    const tokens = [
      UNKNOWN_TOKEN,
      token.slice(1),
      `${token}a`,
      token.toUpperCase(),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `%20${token.slice(1)}`,
      `${token}%00`,
      'x',
      '%ff',
      '..%2fapi%2fuser',
      "' OR 1=1 --".replaceAll(' ', '%20'),
    ];
    for (const wrong of tokens)
      for (const [method, path] of [
        ['GET', `/booking/${wrong}`],
        ['GET', `/booking/${wrong}.ics`],
        ['POST', `/booking/${wrong}`],
      ] as const) {
        const body = method === 'POST' ? 'request=cancel' : undefined;
        const headers = { ...HTML, 'Content-Type': 'application/x-www-form-urlencoded' };
        const response = await expectNothingStored(running.app, () =>
          send(running.app, method, path, { body, headers }),
        );
        expect([path, response.status, response.body]).toEqual([
          path,
          404,
          expect.objectContaining({ path: '/404', page: 'not-found' }),
        ]);
        expect(response.headers).toMatchObject(PRIVATE);
      }
    for (const path of ['/booking', '/booking/', `/booking/${token}/`, `/Booking/${token}`])
      expect((await send(running.app, 'GET', path)).status).toBe(404);
  });

  it('is found until 30 days after the day of the booking', async () => {
    const visitor = await book({ preferredDate: '2099-01-05' });
    running.app.setTime(new Date('2099-02-04T15:59:00.000Z'));
    expect((await visitor.open()).body.details).toMatchObject({ isOver: true, calendar: null });
    running.app.setTime(new Date('2099-02-04T16:00:00.000Z'));
    expect((await visitor.open()).status).toBe(404);
    expect((await visitor.send(CANCEL)).status).toBe(404);
  });

  it('changes nothing when it is read, whatever the method and query', async () => {
    const visitor = await book();
    await setStatus(visitor.bookingId, 'Confirmed');
    const { token } = visitor;
    await expectNothingStored(running.app, async () => {
      for (const method of ['GET', 'HEAD'])
        for (const path of ['', '.ics', '?request=cancel', '?request=move&preferredDate=2099-01-01'])
          expect((await send(running.app, method, `/booking/${token}${path}`)).status).toBe(200);
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect((await send(running.app, method, visitor.path)).status).toBe(404);
    });
  });

  it('stores only hashes of the secrets: one for a booking sent twice, and one for each mail with a link', async () => {
    const links = async () => (await running.app.rows('booking_links')).length;
    const before = await links();
    const visitor = await book();
    expect(await links()).toBe(before + 1);
    await setStatus(visitor.bookingId, 'Confirmed');
    expect(await links()).toBe(before + 2);
    for (const table of ['booking_links', 'appointments', 'activity_logs'])
      expect(JSON.stringify(await running.app.rows(table))).not.toContain(visitor.token);
    const key = { 'Idempotency-Key': 'the-same-booking' };
    const body = bookingBody();
    for (const timeZone of [undefined, 'Asia/Tokyo', 'Europe/London'])
      expect(
        await send(running.app, 'POST', '/api/appointments', { body: { ...body, timeZone }, headers: key }),
      ).toMatchObject({ status: 201 });
    expect(await links()).toBe(before + 3);
  });

  describe('the file for calendars', () => {
    it('exists until the consultation is cancelled, and is tentative until it is Confirmed', async () => {
      const visitor = await book({ preferredDate: '2099-01-05' });
      const file = () => send(running.app, 'GET', `${visitor.path}.ics`);
      const tentative = (await file()).text.split('\r\n');
      for (const line of [
        `UID:${visitor.bookingId}`,
        'STATUS:TENTATIVE',
        'SUMMARY:Consultation with Harborlight Advisory (not confirmed yet)',
      ])
        expect(tentative).toContain(line);
      await setStatus(visitor.bookingId, 'Confirmed');
      const response = await file();
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        ...PRIVATE,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="consultation.ics"',
      });
      expect(response.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
      for (const line of [
        'METHOD:PUBLISH',
        `UID:${visitor.bookingId}`,
        'STATUS:CONFIRMED',
        'DTSTART;TZID=Asia/Manila:20990105T090000',
      ])
        expect(response.text.split('\r\n')).toContain(line);
      expect(response.text).not.toContain('ATTENDEE');
      await visitor.send(CANCEL);
      expect((await file()).status).toBe(200);
      await answer(visitor.bookingId, true);
      expect((await file()).status).toBe(404);
    });

    it('is linked with Google and Outlook, which do not learn the secret; no link is made from the Host header', async () => {
      const visitor = await book();
      await setStatus(visitor.bookingId, 'Confirmed');
      const response = await send(running.app, 'GET', visitor.path, {
        headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
      });
      const { file, web } = response.body.details.calendar as { file: string; web: Record<string, string> };
      const { google, outlook } = web;
      expect(file).toBe(`${visitor.path}.ics`);
      expect([new URL(google!).hostname, new URL(outlook!).hostname]).toEqual([
        'calendar.google.com',
        'outlook.live.com',
      ]);
      expect(google! + outlook!).not.toContain(visitor.token);
      expect(response.text).not.toContain('evil');
    });
  });
});

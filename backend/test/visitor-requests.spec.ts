import { day } from './support/bodies.js';
import { AdminClient } from './support/admin-client.js';
import { databaseState, expectNothingStored } from './support/database-state.js';
import { runningApp } from './support/running-app.js';
import { CANCEL, HTML, PRIVATE, Visitor } from './support/visitor.js';

const MOVE = { request: 'move', preferredDate: day(9), preferredTime: '2pm', message: 'After work, please' };

describe('the requests of visitors', () => {
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

  describe('asking for another time', () => {
    it('stores the wish, tells staff, leads back to the page, and leaves the booking as it is', async () => {
      const visitor = await book();
      const response = await visitor.send(MOVE, { Host: 'evil.example' });
      expect(response).toMatchObject({ status: 303, text: '' });
      expect(response.headers).toMatchObject({ ...PRIVATE, location: visitor.path });
      expect((await visitor.open()).body.details.request).toMatchObject({
        type: 'move',
        message: MOVE.message,
        wished: { time: expect.stringContaining('2:00 PM (Philippine time)') },
      });
      expect(await visitor.stored()).toMatchObject({ preferredDate: day(3), bookingStatus: 'Pending' });
      const { body } = await admin.request('GET', '/api/appointments');
      const { request: _, ...wish } = MOVE;
      expect(
        (body as { id: string; visitorRequest: object }[]).find(({ id }) => id === visitor.bookingId)
          ?.visitorRequest,
      ).toEqual({
        type: 'move',
        ...wish,
        requestedAt: expect.any(String),
      });
      const activity = await admin.request(
        'GET',
        `/api/admin/leads/appointment/${visitor.bookingId}/activity`,
      );
      expect(activity.body[0]).toMatchObject({
        actionType: 'visitor_request',
        actionDetails: `The visitor asked for another time: ${day(9)}, 2pm`,
        performedBy: null,
        performedByName: 'Website',
      });
    });

    it('is replaced by a later request; the same sent twice is stored once', async () => {
      const visitor = await book();
      const activities = async () => (await running.app.rows('activity_logs')).length;
      const before = await activities();
      expect(
        (await Promise.all([visitor.send(MOVE), visitor.send(MOVE)])).map(({ status }) => status),
      ).toEqual([303, 303]);
      expect(await activities()).toBe(before + 1);
      expect((await visitor.send(CANCEL)).status).toBe(303);
      expect((await visitor.open()).body.details.request).toEqual({
        type: 'cancel',
        wished: null,
        message: null,
      });
      expect(await activities()).toBe(before + 2);
    });

    it('from two tabs at once leaves one of the two requests', async () => {
      const visitor = await book();
      const sent = [MOVE, { ...MOVE, preferredTime: '3pm' }, CANCEL];
      for (const { status } of await Promise.all(sent.map((fields) => visitor.send(fields))))
        expect(status).toBe(303);
      const { visitorRequest } = await visitor.stored();
      const { type, preferredTime } = JSON.parse(String(visitorRequest)) as Record<string, string>;
      expect([
        ['move', '2pm'],
        ['move', '3pm'],
        ['cancel', undefined],
      ]).toContainEqual([type, preferredTime]);
    });

    it.each<[string, Record<string, unknown> | string, string[]]>([
      ['nothing', '', ['preferredDate', 'preferredTime', 'request']],
      ['a past date', { ...MOVE, preferredDate: day(-1) }, ['preferredDate']],
      ['an impossible date', { ...MOVE, preferredDate: '2027-02-29' }, ['preferredDate']],
      ['an unknown time', { ...MOVE, preferredTime: 'noon' }, ['preferredTime']],
      ['a long message', { ...MOVE, message: 'x'.repeat(1_001) }, ['message']],
      ['a very long message', { ...MOVE, message: 'x'.repeat(10_000) }, ['message']],
      ['a very long date', { ...MOVE, preferredDate: '1'.repeat(10_000) }, ['preferredDate']],
      ['a very long time', { ...MOVE, preferredTime: '1'.repeat(10_000) }, ['preferredTime']],
      ['line breaks in the date', { ...MOVE, preferredDate: `${day(9)}\r\nX: y` }, ['preferredDate']],
      ['line breaks in the time', { ...MOVE, preferredTime: '2pm\r\nX: y' }, ['preferredTime']],
      ['an unknown field', { ...MOVE, bookingStatus: 'Confirmed' }, ['bookingStatus']],
      ['an unknown request', { ...MOVE, request: 'confirm' }, ['request']],
      ['a field twice', `${new URLSearchParams(MOVE).toString()}&preferredTime=3pm`, ['preferredTime']],
      ['a long reason', { ...CANCEL, message: 'x'.repeat(1_001) }, ['message']],
      ['a date with the reason', { ...CANCEL, preferredDate: day(9) }, ['preferredDate']],
    ])('with %s comes back as the page with an error beside each field', async (_, fields, errors) => {
      const visitor = await book();
      const response = await expectNothingStored(running.app, () => visitor.send(fields));
      expect(response).toMatchObject({ status: 400, body: { page: 'booking' } });
      expect(response.headers).toMatchObject(PRIVATE);
      expect(Object.keys(response.body.returned.errors as object).sort()).toEqual(errors);
      if (typeof fields !== 'string') expect(response.body.returned.values).toEqual(fields);
    });

    it('takes a Sunday, a message with markup and line breaks, and escapes nothing in the store', async () => {
      const visitor = await book();
      const message = '<script>alert(1)</script>\r\n"\'&{{x}} 保险 😀 %0d%0a';
      expect((await visitor.send({ ...MOVE, preferredDate: '2099-01-04', message })).status).toBe(303);
      expect((await visitor.open()).body.details.request.message).toBe(message.replace('\r\n', '\n'));
    });
  });

  it('takes a cancellation with a reason, and shows it until staff have answered', async () => {
    const visitor = await book();
    await setStatus(visitor.bookingId, 'Confirmed');
    await visitor.send({ ...CANCEL, message: 'Ill' });
    expect((await visitor.open()).body.details).toMatchObject({
      state: 'Confirmed',
      request: { type: 'cancel', message: 'Ill' },
    });
    await answer(visitor.bookingId, true);
    expect((await visitor.open()).body.details).toMatchObject({
      state: 'Cancelled',
      request: null,
      calendar: null,
    });
    const again = await visitor.send(CANCEL);
    expect(again).toMatchObject({
      status: 409,
      body: {
        page: 'booking',
        returned: { formError: 'This consultation is cancelled already', errors: {} },
      },
    });
    expect((await visitor.send(MOVE)).status).toBe(303);
  });

  it('offers nothing when the day has passed', async () => {
    const visitor = await book({ preferredDate: '2099-01-05' });
    running.app.setTime(new Date('2099-01-05T16:00:00.000Z'));
    expect((await visitor.open()).body.details.isOver).toBe(true);
    for (const fields of [{ ...MOVE, preferredDate: '2099-02-01' }, CANCEL]) {
      const response = await expectNothingStored(running.app, () => visitor.send(fields));
      expect(response).toMatchObject({
        status: 409,
        body: { returned: { formError: 'The day of this consultation has passed' } },
      });
    }
  });

  describe('a form', () => {
    it('passes from a page without a referrer, and is rejected from other sites', async () => {
      const visitor = await book();
      const from = (headers: Record<string, string>) => visitor.send(CANCEL, { ...HTML, ...headers });
      const rejected: Record<string, string>[] = [
        { Origin: 'https://evil.example' },
        { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
      ];
      for (const headers of rejected) {
        const response = await expectNothingStored(running.app, () => from(headers));
        expect(response).toMatchObject({ status: 403, body: { page: 'private-error' } });
        expect(response.headers).toMatchObject(PRIVATE);
      }
      expect((await from({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
      expect((await from({ Origin: 'null' })).status).toBe(303);
    });

    it('that is too large, of another type or cannot be stored comes back as a page', async () => {
      const visitor = await book();
      const before = await databaseState(running.app);
      const large = await visitor.send({ ...MOVE, message: 'x'.repeat(30_000) }, HTML);
      expect(large).toMatchObject({
        status: 413,
        body: { page: 'private-error', message: 'The request is too large' },
      });
      const json = await visitor.send(JSON.stringify(MOVE), { ...HTML, 'Content-Type': 'application/json' });
      expect(json).toMatchObject({ status: 400, body: { page: 'booking' } });
      for (const [code, status, formError] of [
        ['ECONNREFUSED', 503, 'Please try again in a moment'],
        ['SQLITE_ERROR', 500, 'Something went wrong on our side; please try again later'],
      ] as const) {
        const failure = Object.assign(new Error('Canary'), { code });
        jest.spyOn(running.app.database, 'write').mockRejectedValueOnce(failure);
        const response = await visitor.send(MOVE);
        expect(response).toMatchObject({
          status,
          body: { returned: { values: MOVE, errors: {}, formError } },
        });
      }
      expect(await databaseState(running.app)).toEqual(before);
    });
  });
});

describe('many requests of visitors', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });

  it('are limited as the other forms are, with the waiting time on the page', async () => {
    const visitor = await Visitor.book(running.app);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await visitor.send({ ...MOVE, message: `${count}` })).status);
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(303));
    expect(statuses.slice(9)).toEqual([429, 429, 429]);
    const response = await visitor.send(MOVE);
    expect(response.body.returned.formError).toMatch(/^Too many forms came from your connection/);
    expect(response.headers['retry-after']).toBeDefined();
    expect((await visitor.open()).status).toBe(200);
  });
});

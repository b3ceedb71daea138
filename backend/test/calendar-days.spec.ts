import { day } from './support/bodies.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';

describe('GET /api/admin/calendar/days', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    for (const preferredDate of [day(1), day(1), day(3), day(30)])
      await admin.createBooking({ preferredDate });
    await admin.createSubscription();
  });
  const days = (from: string, to: string) =>
    admin.request('GET', `/api/admin/calendar/days?from=${from}&to=${to}`);

  it('returns the preferred dates of bookings in order, with their counts, both ends included', async () => {
    expect((await days(day(1), day(30))).body).toEqual([
      { date: day(1), bookings: 2 },
      { date: day(3), bookings: 1 },
      { date: day(30), bookings: 1 },
    ]);
    expect((await days(day(2), day(29))).body).toEqual([{ date: day(3), bookings: 1 }]);
    expect((await days(day(4), day(4))).body).toEqual([]);
  });

  it.each([
    ['from', '', day(1)],
    ['from', 'yesterday', day(1)],
    ['from', '2031-02-30', day(1)],
    ['from', "2031-01-01'--", day(1)],
    ['to', day(1), ''],
    ['to', day(1), '2031-1-1'],
    ['to', day(2), day(1)],
    ['to', day(0), day(102)],
  ])('rejects %s when the range is %j to %j', async (field, from, to) => {
    expectError(await days(encodeURIComponent(from), encodeURIComponent(to)), 400, [field]);
    expectError(await admin.request('GET', '/api/admin/calendar/days'), 400, ['from']);
  });
});

describe('GET /api/admin/calendar/closed-days', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  const closedDays = (from: string, to: string) =>
    admin.request('GET', `/api/admin/calendar/closed-days?from=${from}&to=${to}`);

  it('returns the named closed days in order, both ends included', async () => {
    expect((await closedDays('2026-11-30', '2026-12-25')).body).toEqual([
      { date: '2026-11-30', name: 'Bonifacio Day' },
      { date: '2026-12-25', name: 'Christmas Day' },
    ]);
    expect((await closedDays('2026-11-02', '2026-11-29')).body).toEqual([]);
  });

  it('accepts any real date', async () => {
    for (const year of ['0000', '0001', '1899', '9999'])
      expect((await closedDays(`${year}-01-01`, `${year}-03-01`)).status).toBe(200);
  });

  it('rejects impossible dates and more than a hundred days', async () => {
    expectError(await closedDays('2026-02-30', '2026-03-01'), 400, ['from']);
    expectError(await closedDays('2026-03-01', ''), 400, ['to']);
    expectError(await closedDays('2026-03-01', '2026-07-01'), 400, ['to']);
  });
});

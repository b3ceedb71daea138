import type { ClosedDay } from '../src/calendar/domain/closed-day.js';
import { MonthlyPages } from '../src/site/monthly-pages.js';
import { bookingBody } from './support/bodies.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

describe('the closed days on the home page', () => {
  const running = runningApp();
  afterEach(() => running.app.setTime(null));

  const home = async () => (await send(running.app, 'GET', '/')).body as { closedDays: ClosedDay[] };
  const newMonth = () => running.app.app.get(MonthlyPages).clear();
  const at = (time: string) => {
    running.app.setTime(new Date(time));
    newMonth();
  };

  it('are the holidays of at least the next 13 months, from the first of the month of the office', async () => {
    at('2030-05-31T16:00:00Z'); // June in Manila
    const { closedDays } = await home();
    expect(closedDays[0]).toEqual({ date: '2030-06-12', name: 'Independence Day' });
    expect(closedDays.filter(({ name }) => name === 'Independence Day')).toHaveLength(2);
    expect(closedDays.at(-1)!.date < '2031-08-01').toBe(true);
    expect(JSON.stringify(closedDays).length).toBeLessThan(1500);
  });

  it('are the same until the month ends, so that browsers keep the page', async () => {
    at('2030-06-01T00:00:00Z');
    const first = await send(running.app, 'GET', '/');
    at('2030-06-30T15:59:00Z');
    expect((await send(running.app, 'GET', '/')).headers.etag).toBe(first.headers.etag);
  });

  it('move on with the month although the page is cached', async () => {
    at('2030-12-31T15:00:00Z');
    expect((await home()).closedDays[0]!.name).toBe('Christmas Day');
    running.app.setTime(new Date('2030-12-31T16:00:00Z'));
    newMonth();
    expect((await home()).closedDays[0]!.date).toBe('2031-01-01');
  });

  it('are on the page of a rejected form too', async () => {
    newMonth();
    const body = new URLSearchParams(bookingBody({ phone: 'x' }) as Record<string, string>).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const rejected = await send(running.app, 'POST', '/book', { body, headers });
    expect(rejected.status).toBe(400);
    expect(rejected.body.closedDays).toEqual((await home()).closedDays);
  });
});

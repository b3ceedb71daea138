import { weeksOfLeads } from './weeks-of-leads.js';

const hour = (leadType: 'appointment' | 'subscription', period: string, leads: number) => ({
  leadType,
  period,
  leads,
});

describe('the weeks of leads', () => {
  it('start on Sundays, oldest first, ending with the present week', async () => {
    const weeks = await weeksOfLeads(3, '2026-11-21', 'UTC', async () => []);
    expect(weeks.map(({ weekStart }) => weekStart)).toEqual(['2026-11-01', '2026-11-08', '2026-11-15']);
  });

  it.each([
    ['a Sunday', '2026-11-22', '2026-11-22'],
    ['a Saturday', '2026-11-28', '2026-11-22'],
    ['New Year’s Day', '2027-01-01', '2026-12-27'],
    ['a leap day', '2028-02-29', '2028-02-27'],
  ])('on %s end with the week of that day', async (_, today, weekStart) => {
    expect(await weeksOfLeads(1, today, 'UTC', async () => [])).toEqual([
      { weekStart, bookings: 0, subscriptions: 0 },
    ]);
  });

  it('count each kind, without leads before and after them', async () => {
    const hours = [
      hour('appointment', '2026-11-14T23', 100),
      hour('appointment', '2026-11-15T00', 1),
      hour('appointment', '2026-11-20T10', 2),
      hour('subscription', '2026-11-21T23', 4),
      hour('subscription', '2026-11-22T00', 100),
    ];
    expect(await weeksOfLeads(1, '2026-11-21', 'UTC', async () => hours)).toEqual([
      { weekStart: '2026-11-15', bookings: 3, subscriptions: 4 },
    ]);
  });

  it('follow the business time zone', async () => {
    const hours = [
      hour('appointment', '2026-11-14T15', 1), // still Saturday in Manila
      hour('appointment', '2026-11-14T16', 2), // Sunday in Manila
      hour('appointment', '2026-11-21T15', 4), // still Saturday in Manila
      hour('appointment', '2026-11-21T16', 8), // the next Sunday
    ];
    const weeks = await weeksOfLeads(2, '2026-11-22', 'Asia/Manila', async () => hours);
    expect(weeks).toEqual([
      { weekStart: '2026-11-15', bookings: 6, subscriptions: 0 },
      { weekStart: '2026-11-22', bookings: 8, subscriptions: 0 },
    ]);
  });

  it('ignore leads without a valid time', async () => {
    const hours = [
      hour('appointment', 'yesterday', 1),
      hour('appointment', '', 1),
      hour('subscription', '2026-11-21T23', 4),
    ];
    expect(await weeksOfLeads(1, '2026-11-21', 'UTC', async () => hours)).toEqual([
      { weekStart: '2026-11-15', bookings: 0, subscriptions: 4 },
    ]);
  });

  it('request all hours of the first week in any time zone', async () => {
    const asked: string[] = [];
    await weeksOfLeads(2, '2026-11-21', 'Pacific/Kiritimati', async (from) => (asked.push(from), []));
    expect(asked).toEqual(['2026-11-07T00']);
    expect('2026-11-07T00' <= new Date('2026-11-08T00:00:00+14:00').toISOString()).toBe(true);
  });
});

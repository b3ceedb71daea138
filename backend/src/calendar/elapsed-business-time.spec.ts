import { aConfig } from '../platform/testing/config.js';
import { FixedClock } from '../platform/testing/fixed-clock.js';
import { BusinessTime } from './business-time.js';
import { ClosedDays } from './closed-days.js';
import { ElapsedBusinessTime } from './elapsed-business-time.js';
import { FixedBusinessWeek } from './testing/fixed-business-week.js';

describe('time by the opening hours of the office', () => {
  const config = aConfig();
  // Monday, November 23, 2026, 10:00 in Manila
  const clock = new FixedClock('2026-11-23T02:00:00.000Z');
  const now = clock.timestamp();
  const time = new BusinessTime(clock, config);
  const hoursOf = (office: FixedBusinessWeek) =>
    new ElapsedBusinessTime(time, new ClosedDays(time, office), office, config);
  const hours = hoursOf(new FixedBusinessWeek());
  const minutes = (from: string, to: string) => hours.minutes([{ from, to }])[0];

  it('is counted for each span', () => {
    const spans = [
      { from: '2026-11-23T01:00:00.000Z', to: now },
      { from: '2026-11-20T09:30:00.000Z', to: now },
      { from: '2026-11-20T01:00:00.000Z', to: '2026-11-20T01:05:00.000Z' },
    ];
    expect(hours.minutes(spans)).toEqual([60, 30 + 240 + 60, 5]);
    expect(hours.minutes([])).toEqual([]);
  });

  it('leaves out holidays', () => {
    // Rizal Day, a Tuesday
    expect(minutes('2025-12-29T09:00:00.000Z', '2025-12-31T01:30:00.000Z')).toBe(60 + 30);
  });

  it('follows the week and the closed days of the office', () => {
    const everyDay = new Array<{ opens: number; closes: number }>(7).fill({ opens: 600, closes: 605 });
    const own = hoursOf(new FixedBusinessWeek(everyDay, [{ date: '2026-11-21', name: 'Moving house' }]));
    // from Friday noon, without the Saturday
    expect(own.minutes([{ from: '2026-11-20T04:00:00.000Z', to: now }])).toEqual([5]);
  });

  it('leaves out the future and what is longer ago than five years', () => {
    expect(minutes('2026-11-23T01:00:00.000Z', '2999-01-01T00:00:00.000Z')).toBe(60);
    expect(minutes('0001-01-01T00:00:00.000Z', now)).toBe(minutes('2000-01-01T00:00:00.000Z', now));
    expect(minutes('2000-01-01T00:00:00.000Z', '2010-01-01T00:00:00.000Z')).toBe(0);
  });

  it('is 0 for a span that ends before it begins, and for times that cannot be read', () => {
    expect(minutes(now, '2026-11-23T01:00:00.000Z')).toBe(0);
    for (const text of ['', 'yesterday']) {
      expect(minutes(text, now)).toBe(0);
      expect(minutes(now, text)).toBe(0);
    }
  });
});

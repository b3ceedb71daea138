import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { InMemoryActiveUsers } from '../../users/testing/in-memory-active-users.js';
import { anAppointment } from '../testing/builders.js';
import { InMemoryCalendarFeeds } from '../testing/in-memory-calendar-feeds.js';
import { MakeCalendarFeed } from './make-calendar-feed.js';
import { OpenCalendarFeed } from './open-calendar-feed.js';

// already the 21st in Manila
const NOW = '2026-11-20T17:00:00.000Z';

function desk() {
  const feeds = new InMemoryCalendarFeeds();
  const clock = new FixedClock(NOW);
  const users = new InMemoryActiveUsers({ id: 'ana', name: 'Ana Cruz', role: 'superadmin' });
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  return { feeds, make: new MakeCalendarFeed(feeds, clock), open: new OpenCalendarFeed(feeds, users, time) };
}

describe('a calendar feed', () => {
  it('opens with its secret, of which only the hash is stored', async () => {
    const { feeds, make, open } = desk();
    const token = await make.execute('ana');
    expect(await open.find(token)).toMatchObject({ userId: 'ana', createdAt: NOW });
    expect(JSON.stringify([...feeds.feeds.values()])).not.toContain(token);
  });

  it('does not open once it is replaced, nor for a user who is no longer active, nor with anything else', async () => {
    const { make, open } = desk();
    const replaced = await make.execute('ana');
    await make.execute('ana');
    for (const token of [replaced, await make.execute('gone'), 'A'.repeat(43), '', 'x'])
      expect(await open.find(token)).toBeNull();
  });

  it('contains the consultations from 30 days ago to two years ahead, by the office’s calendar', async () => {
    const { feeds, open } = desk();
    for (const preferredDate of ['2026-10-21', '2026-10-22', '2026-11-21', '2028-11-21', '2028-11-22'])
      feeds.bookings.push(anAppointment({ preferredDate }));
    const days = (await open.consultations()).map(({ preferredDate }) => preferredDate);
    expect(days).toEqual(['2026-10-22', '2026-11-21', '2028-11-21']);
  });
});

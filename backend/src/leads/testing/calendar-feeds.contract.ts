import { newId } from '../../platform/clock.js';
import type { CalendarFeed, CalendarFeeds } from '../application/ports.js';
import type { Appointment } from '../domain/appointment.js';
import { anAppointment } from './builders.js';

/** The contract of every `CalendarFeeds`; `book` stores a booking. */
export function calendarFeedsContract(
  feeds: CalendarFeeds,
  book: (booking: Appointment) => Promise<unknown>,
): void {
  const aFeed = (userId = newId()): CalendarFeed => ({
    userId,
    tokenHash: newId().replaceAll('-', '').repeat(2),
    createdAt: '2026-11-21T02:00:00.000Z',
  });

  it('a feed is found by its user and by the hash of its secret, until it is deleted', async () => {
    const [feed, other] = [aFeed(), aFeed()];
    await feeds.put(feed);
    await feeds.put(other);
    expect([await feeds.ofUser(feed.userId), await feeds.withToken(feed.tokenHash)]).toEqual([feed, feed]);
    await feeds.delete(feed.userId);
    await feeds.delete(feed.userId);
    expect([await feeds.ofUser(feed.userId), await feeds.withToken(feed.tokenHash)]).toEqual([null, null]);
    expect(await feeds.withToken(other.tokenHash)).toEqual(other);
  });

  it('a new feed replaces the one before, also when two are made at the same time', async () => {
    const first = aFeed();
    await feeds.put(first);
    const later = Array.from({ length: 5 }, () => aFeed(first.userId));
    await Promise.all(later.map((feed) => feeds.put(feed)));
    const found = await Promise.all([first, ...later].map(({ tokenHash }) => feeds.withToken(tokenHash)));
    expect(found.filter(Boolean)).toEqual([await feeds.ofUser(first.userId)]);
    expect(found[0]).toBeNull();
  });

  it('the consultations are those of the days that are not cancelled, in order, up to the limit', async () => {
    const on = (preferredDate: string, changes: Partial<Appointment> = {}) =>
      anAppointment({ preferredDate, ...changes });
    const wanted = [
      on('2031-05-01', { dateOfBirth: null, notes: 'x' }),
      on('2031-05-02', { bookingStatus: 'Confirmed' }),
      on('2031-05-31'),
    ];
    const others = [
      on('2031-04-30'),
      on('2031-06-01'),
      on('2031-05-02', { cancelledAt: '2026-11-21T02:00:00.000Z' }),
    ];
    for (const booking of [...others, ...wanted.toReversed()]) await book(booking);
    expect(await feeds.consultations('2031-05-01', '2031-05-31', 10)).toMatchObject(wanted);
    expect(await feeds.consultations('2031-05-01', '2031-05-31', 2)).toMatchObject(wanted.slice(0, 2));
  });
}

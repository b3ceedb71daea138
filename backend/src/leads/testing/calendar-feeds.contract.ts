import { newId } from '../../platform/clock.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { CalendarFeed, CalendarFeeds } from '../application/calendar-feed.ports.js';
import type { Appointment } from '../domain/appointment.js';
import { anAppointment } from './builders.js';

const allow = async () => {};

/** The contract of every `CalendarFeeds`; `book` stores a booking, `inUnit` runs a unit of work. */
export function calendarFeedsContract(
  feeds: CalendarFeeds,
  book: (booking: Appointment) => Promise<unknown>,
  inUnit: (work: (unit: Unit) => Promise<void>) => Promise<void>,
): void {
  const aFeed = (userId = newId()): CalendarFeed => ({
    userId,
    tokenHash: newId().replaceAll('-', '').repeat(2),
    createdAt: '2026-11-21T02:00:00.000Z',
    fetchedAt: null,
  });

  it('a feed is found by its user and by the hash of its secret, until it is deleted', async () => {
    const [feed, other] = [aFeed(), aFeed()];
    await feeds.put(feed, allow);
    await feeds.put(other, allow);
    expect([await feeds.ofUser(feed.userId), await feeds.withToken(feed.tokenHash)]).toEqual([feed, feed]);
    await feeds.delete(feed.userId);
    await feeds.delete(feed.userId);
    expect([await feeds.ofUser(feed.userId), await feeds.withToken(feed.tokenHash)]).toEqual([null, null]);
    expect(await feeds.withToken(other.tokenHash)).toEqual(other);
  });

  it('a new feed replaces the one before, also when two are made at the same time', async () => {
    const first = aFeed();
    await feeds.put(first, allow);
    const later = Array.from({ length: 5 }, () => aFeed(first.userId));
    await Promise.all(later.map((feed) => feeds.put(feed, allow)));
    const found = await Promise.all([first, ...later].map(({ tokenHash }) => feeds.withToken(tokenHash)));
    expect(found.filter(Boolean)).toEqual([await feeds.ofUser(first.userId)]);
    expect(found[0]).toBeNull();
  });

  it('a feed is not stored when the unit of work may not store it', async () => {
    const feed = aFeed();
    const reject = async () => {
      throw new Error('not today');
    };
    await expect(feeds.put(feed, reject)).rejects.toThrow('not today');
    expect(await feeds.ofUser(feed.userId)).toBeNull();
  });

  it('the feed of a user ends in the unit of work of another change, those of others go on', async () => {
    const [feed, other] = [aFeed(), aFeed()];
    for (const each of [feed, other]) await feeds.put(each, allow);
    await inUnit((unit) => feeds.end(unit, feed.userId));
    expect([await feeds.ofUser(feed.userId), await feeds.ofUser(other.userId)]).toEqual([null, other]);
  });

  it('of several fetches at the same time one is the first of the day; the last one is stored', async () => {
    const feed = aFeed();
    await feeds.put(feed, allow);
    const fetch = (at: string) => feeds.fetched(feed, at, `${at.slice(0, 10)}T00:00:00.000Z`);
    const day = await Promise.all(Array.from({ length: 5 }, () => fetch('2026-11-21T08:00:00.000Z')));
    expect(day.filter(Boolean)).toHaveLength(1);
    expect(await fetch('2026-11-21T23:00:00.000Z')).toBe(false);
    expect(await fetch('2026-11-22T00:00:00.000Z')).toBe(true);
    expect(await feeds.ofUser(feed.userId)).toEqual({ ...feed, fetchedAt: '2026-11-22T00:00:00.000Z' });
    await feeds.delete(feed.userId);
    expect(await fetch('2026-11-23T00:00:00.000Z')).toBe(false);
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
    const shown = wanted.map(({ id, firstName, preferredDate, bookingStatus, calendarSequence }) => ({
      id,
      firstName,
      preferredDate,
      bookingStatus,
      calendarSequence,
    }));
    expect(await feeds.consultations('2031-05-01', '2031-05-31', 10)).toMatchObject(shown);
    expect(await feeds.consultations('2031-05-01', '2031-05-31', 2)).toMatchObject(shown.slice(0, 2));
  });
}

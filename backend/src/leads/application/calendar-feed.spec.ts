import { Recorder } from '../../audit/recorder.js';
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { Invalid } from '../../platform/domain-error.js';
import type { Logger } from '../../platform/logger.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { StaffWithoutSecondFactor } from '../../users/staff-without-second-factor.js';
import type { OwnPassword } from '../../users/own-password.js';
import { InMemoryActiveUsers } from '../../users/testing/in-memory-active-users.js';
import { anAppointment } from '../testing/builders.js';
import { CountingCalendarWriter, InMemoryCalendarFeeds } from '../testing/in-memory-calendar-feeds.js';
import { MakeCalendarFeed } from './make-calendar-feed.js';
import { OpenCalendarFeed } from './open-calendar-feed.js';
import { ReadCalendarFeed } from './read-calendar-feed.js';

// already the 21st in Manila
const NOW = '2026-11-20T17:00:00.000Z';
const ANA = { id: 'ana', session: 'desk' };

/** The right password is `right`; the password of `changed` changes in the meantime. */
const passwords = portWith<OwnPassword>({
  confirm: async (_actor, password) => {
    if (password === 'wrong') throw new Invalid({ password: 'sign-in.wrong-password' });
    return async () => {
      if (password === 'changed') throw new Error('The password was changed in the meantime');
    };
  },
});

function desk() {
  const feeds = new InMemoryCalendarFeeds();
  const clock = new FixedClock(NOW);
  const users = new InMemoryActiveUsers({ id: 'ana', name: 'Ana Cruz', role: 'superadmin' });
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const writer = new CountingCalendarWriter();
  const trail = new InMemoryAuditTrail(clock);
  const mustSetUp = new Set<string>();
  const factorless = portWith<StaffWithoutSecondFactor>({ mustSetUp: async (id) => mustSetUp.has(id) });
  const maker = new MakeCalendarFeed(feeds, passwords, clock);
  const opener = new OpenCalendarFeed(feeds, users, factorless);
  const reader = new ReadCalendarFeed(feeds, writer, time, new Recorder(trail, portWith<Logger>({})));
  const open = (token: string) => opener.execute(token);
  return {
    feeds,
    clock,
    writer,
    trail,
    mustSetUp,
    open,
    make: (id = 'ana', password = 'right') => maker.execute({ ...ANA, id }, password),
    fetch: async (token: string) => reader.execute((await open(token))!),
  };
}

describe('a calendar feed', () => {
  it('opens with its secret, of which only the hash is stored', async () => {
    const { feeds, make, open } = desk();
    const token = await make();
    expect(await open(token)).toMatchObject({ userId: 'ana', createdAt: NOW, fetchedAt: null });
    expect(JSON.stringify([...feeds.feeds.values()])).not.toContain(token);
  });

  it.each(['wrong', 'changed'])('is not made with a password that is %s', async (password) => {
    const { feeds, make } = desk();
    await expect(make('ana', password)).rejects.toThrow(/password/i);
    expect(feeds.feeds.size).toBe(0);
  });

  it('does not open once it is replaced, nor for a user who is no longer active, nor with anything else', async () => {
    const { make, open } = desk();
    const replaced = await make();
    await make();
    for (const token of [replaced, await make('gone'), 'A'.repeat(43), '', 'x'])
      expect(await open(token)).toBeNull();
  });

  it('does not open while its user still has to set up a second factor', async () => {
    const { make, open, mustSetUp } = desk();
    const token = await make();
    mustSetUp.add('ana');
    expect(await open(token)).toBeNull();
    mustSetUp.clear();
    expect(await open(token)).not.toBeNull();
  });

  it('contains the consultations from 30 days ago to two years ahead, by the office’s calendar', async () => {
    const { feeds, make, fetch } = desk();
    for (const preferredDate of ['2026-10-21', '2026-10-22', '2026-11-21', '2028-11-21', '2028-11-22'])
      feeds.bookings.push(anAppointment({ preferredDate }));
    const text = await (await fetch(await make())).text();
    const days = (JSON.parse(text) as { preferredDate: string }[]).map(({ preferredDate }) => preferredDate);
    expect(days).toEqual(['2026-10-22', '2026-11-21', '2028-11-21']);
  });
});

describe('the text of the calendar', () => {
  it('is written once for 40 fetches at the same time and for all later ones, until a booking changes', async () => {
    const { feeds, writer, make, fetch } = desk();
    feeds.bookings.push(anAppointment({ preferredDate: '2026-11-21' }));
    const token = await make();
    const text = async () => (await fetch(token)).text();
    const first = await Promise.all(Array.from({ length: 40 }, text));
    expect(new Set(first).size).toBe(1);
    await text();
    expect(writer.written).toBe(1);
    feeds.bookings.push(anAppointment({ preferredDate: '2026-11-22' }));
    const second = await Promise.all(Array.from({ length: 40 }, text));
    expect(new Set(second).size).toBe(1);
    expect(second[0]).not.toBe(first[0]);
    expect(writer.written).toBe(2);
  });

  it('is not written for a fetch that only asks for the version', async () => {
    const { writer, make, fetch } = desk();
    const token = await make();
    expect((await fetch(token)).version).toBe((await fetch(token)).version);
    expect(writer.written).toBe(0);
  });

  it('is written again after it failed', async () => {
    const { writer, make, fetch } = desk();
    const calendar = await fetch(await make());
    writer.fails = true;
    await expect(calendar.text()).rejects.toThrow('not today');
    expect(await calendar.text()).toBe('[]');
  });
});

describe('fetches of a calendar feed', () => {
  it('are stored, and the first of a day and feed is recorded with the number of events', async () => {
    const { feeds, clock, trail, make, fetch } = desk();
    feeds.bookings.push(anAppointment({ preferredDate: '2026-11-21' }));
    const token = await make();
    await fetch(token);
    // the last hour of the day in Manila
    clock.moveTo('2026-11-21T15:59:00.000Z');
    await fetch(token);
    expect(trail.entries).toHaveLength(1);
    expect(trail.entries[0]).toMatchObject({
      action: 'calendar-feed.read',
      area: 'leads',
      userId: 'ana',
      details: JSON.stringify({ events: 1 }),
    });
    clock.moveTo('2026-11-21T16:00:00.000Z');
    await fetch(token);
    expect(trail.entries).toHaveLength(2);
    expect(feeds.feeds.get('ana')?.fetchedAt).toBe('2026-11-21T16:00:00.000Z');
    await fetch(await make());
    expect(trail.entries).toHaveLength(3);
  });
});

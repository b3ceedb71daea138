import { SealedTexts } from '../../platform/sealed-text.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import type { BusyCalendar } from '../domain/busy-calendar.js';
import { aBusyCalendar } from '../testing/builders.js';
import { FakeCalendarReader, FakeCalendarServers } from '../testing/calendar-servers.js';
import { InMemoryBusyCalendars } from '../testing/in-memory-busy-calendars.js';
import { CalendarSecrets } from './calendar-secrets.js';
import { ReadBusyCalendars } from './read-busy-calendars.js';
import { ReadCalendarFile } from './read-calendar-file.js';

const NOW = '2026-11-26T02:00:00.000Z';
const EARLIER = '2026-11-26T01:00:00.000Z';
const TIME = { start: '2026-11-27T01:00:00.000Z', end: '2026-11-27T02:00:00.000Z', title: 'Dentist' };

function setUp() {
  const calendars = new InMemoryBusyCalendars();
  const [servers, reader] = [new FakeCalendarServers(), new FakeCalendarReader()];
  const secrets = new CalendarSecrets(new SealedTexts(aConfig()));
  const clock = new FixedClock(NOW);
  const reading = new ReadCalendarFile(servers, reader, secrets, clock);
  const job = new ReadBusyCalendars(new PassingUnitOfWork(), calendars, reading, clock);
  const store = (changes: Partial<BusyCalendar> = {}) => {
    const sealedUrl = secrets.sealAddress('https://calendar.example/a.ics');
    const calendar = aBusyCalendar({ sealedUrl, ...changes });
    calendars.stored.set(calendar.id, calendar);
    return calendar;
  };
  return { calendars, servers, reader, secrets, job, store };
}

describe('calendars that are due', () => {
  it('are read, and their times are stored with sealed titles', async () => {
    const { calendars, reader, secrets, job, store } = setUp();
    const { id } = store();
    reader.found = { times: [TIME], hasMore: false, leftOut: 0, shifted: 0, entries: [] };
    expect(await job.execute()).toBe(1);
    expect(calendars.stored.get(id)).toMatchObject({
      triedAt: NOW,
      readAt: NOW,
      wholeAt: NOW,
      etag: '"1"',
      problem: null,
      sealedEntries: null,
    });
    const [time] = calendars.times.get(id)!;
    expect(time).toMatchObject({ startAt: TIME.start, endAt: TIME.end });
    expect(secrets.openTitle(time!.sealedTitle)).toBe('Dentist');
  });

  it('are none while ten minutes have not passed', async () => {
    const { servers, job, store } = setUp();
    store({ triedAt: '2026-11-26T01:55:00.000Z' });
    expect(await job.execute()).toBeNull();
    expect(servers.asked).toEqual([]);
  });

  it('are asked for what is new only, and keep their times when nothing is', async () => {
    const { calendars, servers, job, store } = setUp();
    const { id } = store({ wholeAt: EARLIER, readAt: EARLIER, etag: '"1"' });
    servers.answer = () => ({ unchanged: true });
    await job.execute();
    expect(servers.asked).toMatchObject([{ etag: '"1"' }]);
    expect(calendars.stored.get(id)).toMatchObject({ readAt: NOW, wholeAt: EARLIER });
    expect(calendars.times.has(id)).toBe(false);
  });

  it('say why they cannot be read, and keep what was read before', async () => {
    const { calendars, servers, reader, job, store } = setUp();
    const known = { readAt: EARLIER, wholeAt: EARLIER };
    const { id } = store(known);
    servers.answer = () => ({ problem: 'outbound.timeout' });
    await job.execute();
    expect(calendars.stored.get(id)).toMatchObject({ ...known, problem: '"outbound.timeout"' });
    const broken = store(known);
    servers.answer = () => ({ file: new Uint8Array(), etag: null, lastModified: null });
    reader.found = { problem: 'busy-calendar.too-slow' };
    await job.execute();
    expect(calendars.stored.get(broken.id)).toMatchObject({ ...known, problem: '"busy-calendar.too-slow"' });
    const sealed = store({ ...known, sealedUrl: 'sealed with another secret' });
    await job.execute();
    expect(calendars.stored.get(sealed.id)).toMatchObject({ ...known, problem: '"busy-calendar.sealed"' });
    expect(calendars.times.size).toBe(0);
  });

  it.each([
    [{ leftOut: 2, shifted: 1 }, ['busy-calendar.left-out-and-zones', { count: 2, zones: 1 }]],
    [{ leftOut: 2 }, ['busy-calendar.left-out', { count: 2 }]],
    [{ shifted: 1 }, ['busy-calendar.unknown-zones', { count: 1 }]],
    [{ hasMore: true }, ['busy-calendar.nearest-only', { max: 1_000 }]],
  ])('have a remark where entries are missing or not sure: %j', async (found, said) => {
    const { calendars, reader, secrets, job, store } = setUp();
    const { id } = store();
    const entries = [{ title: 'Broken', day: null, reason: 'busy-entry.end' }] as const;
    reader.found = { times: [], hasMore: false, leftOut: 0, shifted: 0, entries, ...found };
    await job.execute();
    const stored = calendars.stored.get(id)!;
    expect(JSON.parse(stored.problem!)).toEqual(said);
    expect(secrets.openEntries(stored.sealedEntries)).toEqual(entries);
  });

  it('store nothing when they were deleted or tried by another replica meanwhile', async () => {
    const { calendars, servers, job, store } = setUp();
    const [taken, gone] = [store(), store()];
    servers.answer = () => {
      calendars.stored.delete(gone.id);
      calendars.stored.set(taken.id, { ...taken, triedAt: '2026-11-26T02:00:01.000Z' });
      return { file: new Uint8Array(), etag: null, lastModified: null };
    };
    await job.execute();
    expect([...calendars.stored.values()]).toMatchObject([{ id: taken.id, readAt: null }]);
    expect(calendars.times.size).toBe(0);
  });

  it('are read also when another one fails for no reason of its own', async () => {
    const { calendars, servers, job, store } = setUp();
    const [broken, other] = [store({ etag: '"broken"', wholeAt: EARLIER }), store()];
    servers.answer = (known) => {
      if (known) throw new Error('A defect');
      return { file: new Uint8Array(), etag: null, lastModified: null };
    };
    await expect(job.execute()).rejects.toThrow('A defect');
    expect(calendars.stored.get(broken.id)).toMatchObject({ triedAt: NOW, readAt: null });
    expect(calendars.stored.get(other.id)).toMatchObject({ readAt: NOW });
  });

  it('are left when the server stops', async () => {
    const { servers, job, store } = setUp();
    store();
    await job.stop();
    expect(await job.execute()).toBeNull();
    expect(servers.asked).toEqual([]);
  });
});

import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import { RecordingPublicContent } from '../../platform/testing/recording-public-content.js';
import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { aBusyCalendar } from '../testing/builders.js';
import { InMemoryBusyCalendars } from '../testing/in-memory-busy-calendars.js';
import { KnownBusyOffice } from './known-busy-office.js';
import type { ReadBusyCalendars } from './read-busy-calendars.js';
import { RefreshBusyTimes } from './refresh-busy-times.js';

const NOW = '2026-11-26T02:00:00.000Z';
// all of Friday, 27 November, in Manila
const FRIDAY = { startAt: '2026-11-26T16:00:00.000Z', endAt: '2026-11-27T16:00:00.000Z', sealedTitle: '' };

function setUp() {
  const calendars = new InMemoryBusyCalendars();
  const content = new RecordingPublicContent();
  const time = new BusinessTime(new FixedClock(NOW), aConfig());
  const office = new KnownBusyOffice(calendars, new FixedBusiness(), time, content);
  const read: string[] = [];
  const reading = portWith<ReadBusyCalendars>({
    execute: async () => read.push('read'),
    stop: async () => void read.push('stopped'),
  });
  const refresh = new RefreshBusyTimes(reading, office);
  const store = (...times: (typeof FRIDAY)[]) => {
    const calendar = aBusyCalendar({ readAt: NOW });
    calendars.stored.set(calendar.id, calendar);
    calendars.times.set(calendar.id, times);
    return calendar;
  };
  return { calendars, content, office, read, refresh, store };
}

describe('busy times of the office', () => {
  it('are those at which everybody with a calendar is busy, as it was just read', async () => {
    const { office, read, refresh, store } = setUp();
    store(FRIDAY);
    await refresh.execute();
    expect(read).toEqual(['read']);
    expect(Object.keys(office.takenTimes)).toEqual(['2026-11-27']);
    store();
    await refresh.execute();
    expect(office.takenTimes).toEqual({});
  });

  it('make the site anew only when they are others', async () => {
    const { calendars, content, refresh, store } = setUp();
    await refresh.execute();
    expect(content.changes).toBe(0);
    const { id } = store(FRIDAY);
    await refresh.execute();
    await refresh.execute();
    expect(content.changes).toBe(1);
    calendars.stored.delete(id);
    await refresh.execute();
    expect(content.changes).toBe(2);
  });

  it('are read no more once it is stopped', async () => {
    const { read, refresh } = setUp();
    await refresh.stop();
    expect(read).toEqual(['stopped']);
  });
});

import ICAL from 'ical.js';
import { DEFAULT_MEETING } from '../calendar/domain/meeting.js';
import { aConfig } from '../platform/testing/config.js';
import { calendarFeed, type FeedEntry } from './calendar-feed.js';

const office = (timeZone = 'Asia/Manila') => ({
  business: aConfig({ BUSINESS_NAME: 'Santos; Advisory, \\Inc' }).business,
  meeting: DEFAULT_MEETING,
  timeZone,
  baseUrl: 'https://office.example',
  stamp: new Date('2026-11-22T00:00:00.000Z'),
});

function entry(changes: Partial<FeedEntry> = {}): FeedEntry {
  return {
    bookingId: '0198f000-0000-7000-8000-000000000001',
    reference: '7KM-2QXP',
    firstName: 'Liza',
    lastName: 'Reyes',
    preferredDate: '2026-12-01',
    preferredTime: '2pm',
    serviceInterest: 'insurance',
    confirmed: true,
    sequence: 2,
    ...changes,
  };
}

async function read(entries: readonly FeedEntry[], timeZone?: string) {
  const calendar = new ICAL.Component(ICAL.parse(await calendarFeed(entries, office(timeZone))) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { calendar, events };
}

describe('the calendar feed of staff', () => {
  it('shows who comes, for what, when and the way to the lead, and no phone number', async () => {
    const { calendar, events } = await read([entry()]);
    const [event] = events;
    expect(event).toMatchObject({
      uid: '0198f000-0000-7000-8000-000000000001',
      sequence: 2,
      summary: expect.stringMatching(/^Liza Reyes, .*Insurance/),
      description: expect.stringMatching(/^By phone, 30 minutes\nReference: 7KM-2QXP\nLead: https:\S+$/),
    });
    const url = 'https://office.example/admin/leads?lead=appointment:0198f000-0000-7000-8000-000000000001';
    expect(event!.component.getFirstPropertyValue('url')).toBe(url);
    expect(event!.startDate.toJSDate().toISOString()).toBe('2026-12-01T06:00:00.000Z');
    expect(event!.duration.toSeconds()).toBe(1_800);
    expect(event!.location).toBe('By phone');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Consultations, Santos; Advisory, \\Inc');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  });

  it('shows how and how long each is, in its own way or as usual', async () => {
    const { events } = await read([entry(), entry({ meetingWay: 'office', meetingMinutes: 60 })]);
    expect(events.map(({ description }) => description.split('\n')[0])).toEqual([
      'By phone, 30 minutes',
      'At our office, 1 hour',
    ]);
    expect(events.map(({ duration }) => duration.toSeconds())).toEqual([1_800, 3_600]);
  });

  it('marks what is not confirmed as tentative', async () => {
    const { events } = await read([entry(), entry({ confirmed: false })]);
    const statuses = events.map(({ component }) => component.getFirstPropertyValue('status'));
    expect(statuses).toEqual(['CONFIRMED', 'TENTATIVE']);
    expect(events.map(({ description }) => description.includes('Not confirmed yet'))).toEqual([false, true]);
  });

  it('has the right times in every year, where the clocks change', async () => {
    const days = ['2026-10-30', '2026-12-01', '2027-07-01', '2027-12-01', '2028-07-03'];
    const { events } = await read(
      days.map((preferredDate, index) => entry({ preferredDate, bookingId: `id-${index}` })),
      'America/New_York',
    );
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString().slice(11, 16))).toEqual([
      '18:00',
      '19:00',
      '18:00',
      '19:00',
      '18:00',
    ]);
  });

  it('of names with line breaks and calendar syntax stays one event each', async () => {
    const firstName = 'A\r\nBEGIN:VEVENT\r\nSUMMARY:x;,\\n"';
    const { events } = await read([entry({ firstName, reference: '1234567\nURL:x' }), entry()]);
    expect(events).toHaveLength(2);
    expect(events[0]!.summary).toContain('BEGIN:VEVENT SUMMARY:x;,');
  });

  it('without consultations is an empty calendar', async () => {
    expect((await read([])).events).toEqual([]);
  });

  it('is written in pieces, between which other work runs, and has every event once and in order', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `id-${index}`);
    let [turns, running] = [0, true];
    const turn = () => {
      turns += 1;
      if (running) setImmediate(turn);
    };
    setImmediate(turn);
    const { calendar, events } = await read(ids.map((bookingId) => entry({ bookingId })));
    running = false;
    expect(turns).toBeGreaterThanOrEqual(5);
    expect(events.map(({ uid }) => uid)).toEqual(ids);
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  });
});

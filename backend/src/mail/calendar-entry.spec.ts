import fc from 'fast-check';
import ICAL from 'ical.js';
import { PREFERRED_TIMES } from '../calendar/domain/booking-options.js';
import { DEFAULT_MEETING, type MeetingSetting } from '../calendar/domain/meeting.js';
import { SAMPLE_BUSINESS } from '../platform/business-identity.js';
import {
  type CalendarEntry,
  calendarEntry,
  googleCalendarUrl,
  outlookCalendarUrl,
} from './calendar-entry.js';

const HALF_AN_HOUR_MS = 30 * 60_000;

const ENTRY: CalendarEntry = {
  method: 'REQUEST',
  booking: {
    bookingId: '019a1b2c-3d4e-7f00-8123-456789abcdef',
    reference: '7KM-2QXP',
    firstName: 'Liza',
    lastName: 'Cruz',
    preferredDate: '2026-11-24',
    preferredTime: '9am',
    serviceInterest: 'retirement',
    phone: '0917 123 4567',
    sequence: 3,
  },
  stamp: new Date('2026-11-20T03:00:00.000Z'),
  business: SAMPLE_BUSINESS,
  meeting: DEFAULT_MEETING,
  timeZone: 'Asia/Manila',
  url: 'https://office.example/booking/secret',
  organizerEmail: 'office@harborlight.example',
  attendeeEmail: 'liza@example.ph',
};

const withBooking = (changes: Partial<CalendarEntry['booking']>, others: Partial<CalendarEntry> = {}) => ({
  ...ENTRY,
  ...others,
  booking: { ...ENTRY.booking, ...changes },
});

beforeAll(() => {
  ICAL.design.strict = true;
});

function eventOf(text: string): {
  calendar: ICAL.Component;
  event: ICAL.Event;
  moment: (time: ICAL.Time) => number;
} {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const start = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('dtstart');
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  expect(start?.getFirstParameter('tzid')).toBe(zone.tzid);
  const moment = (time: ICAL.Time) => {
    time.zone = zone;
    return time.toUnixTime() * 1000;
  };
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!), moment };
}

describe('a calendar entry', () => {
  it('says what, when, where and who', () => {
    const { calendar, event, moment } = eventOf(calendarEntry(ENTRY));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event.uid).toBe('019a1b2c-3d4e-7f00-8123-456789abcdef');
    expect(event.sequence).toBe(3);
    expect(event.summary).toBe('Consultation with Harborlight Advisory');
    expect(event.location).toBe('By phone');
    expect(event.description).toBe(
      'Retirement Planning, with Maria Santos\nWe call you at 0917 123 4567 (30 minutes)\n' +
        'Our phone: +63 2 8000 0000\nReference: 7KM-2QXP\n' +
        'Ask for another time: https://office.example/booking/secret',
    );
    expect(event.organizer).toBe('mailto:office@harborlight.example');
    expect(event.attendees.map((one) => [one.getFirstValue(), one.getFirstParameter('cn')])).toEqual([
      ['MAILTO:liza@example.ph', 'Liza Cruz'],
    ]);
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T03:00:00Z');
    expect(new Date(moment(event.startDate)).toISOString()).toBe('2026-11-24T01:00:00.000Z');
    expect(moment(event.endDate) - moment(event.startDate)).toBe(HALF_AN_HOUR_MS);
  });

  const video: MeetingSetting = { way: 'video', minutes: 45, videoUrl: 'https://meet.example/office' };
  it.each([
    [
      'as the office usually does',
      { meeting: video },
      {},
      'https://meet.example/office',
      'By video: https://',
      45,
    ],
    [
      'in its own way',
      { meeting: video },
      { meetingWay: 'office', meetingMinutes: 90 },
      'Makati City, Metro Manila, Philippines',
      'At our office: Makati City',
      90,
    ],
  ] as const)('of a booking %s has that place and length', (_, office, own, location, how, minutes) => {
    const { event, moment } = eventOf(calendarEntry(withBooking(own, office)));
    expect(event.location).toBe(location);
    expect(event.description).toContain(how);
    expect(moment(event.endDate) - moment(event.startDate)).toBe(minutes * 60_000);
  });

  it.each([
    ['REQUEST', 'CONFIRMED', 1],
    ['CANCEL', 'CANCELLED', 1],
    ['PUBLISH', 'CONFIRMED', 0],
  ] as const)('with the method %s is %s and has %i attendee', (method, status, attendees) => {
    const { calendar, event } = eventOf(calendarEntry({ ...ENTRY, method }));
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    expect(event.component.getFirstPropertyValue('status')).toBe(status);
    expect(event.attendees).toHaveLength(attendees);
  });

  it('leaves the link out without one', () => {
    const text = calendarEntry({ ...ENTRY, url: null });
    expect(text).not.toContain('https:');
    expect(text).not.toContain('Ask for another time');
  });

  it('is the same text for the same input', () => expect(calendarEntry(ENTRY)).toBe(calendarEntry(ENTRY)));

  describe.each([
    'Asia/Manila',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'UTC',
  ])('in %s', (timeZone) => {
    it.each(PREFERRED_TIMES)('begins at %s on the clocks of that zone, on any day', (preferredTime) => {
      const shown = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hour12: true });
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
      fc.assert(
        fc.property(aDate(), (preferredDate) => {
          const { event, moment } = eventOf(
            calendarEntry(withBooking({ preferredDate, preferredTime }, { timeZone })),
          );
          const start = moment(event.startDate);
          expect(day.format(start)).toBe(preferredDate);
          expect(shown.format(start).replace(/\s/, '').toLowerCase()).toBe(preferredTime);
          expect(moment(event.endDate) - start).toBe(HALF_AN_HOUR_MS);
        }),
        { numRuns: 8 },
      );
    });
  });

  it('keeps what people enter in its place, whatever it is', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('"', '\\', ';', ',', ':', '^', 'n', '\r', '\n', '\u2028', 'é', '😀'),
      }),
      fc.constantFrom(
        '\r\nATTENDEE:mailto:evil@example.ph',
        '\nEND:VEVENT\r\nBEGIN:VEVENT',
        'ñ'.repeat(10_000),
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (one, two, three) => {
        const business = { ...SAMPLE_BUSINESS, name: two, address: `x${three}`, advisor: one, phone: two };
        const text = calendarEntry(
          withBooking({ firstName: one, lastName: two, reference: `R${three}` }, { business }),
        );
        const { calendar, event } = eventOf(text);
        expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent']);
        expect(event.component.getAllProperties().map(({ name }) => name)).toEqual(
          eventOf(calendarEntry(ENTRY))
            .event.component.getAllProperties()
            .map(({ name }) => name),
        );
        expect(event.description.split('\n')).toHaveLength(5);
        expect(event.attendees[0]?.getFirstParameter('cn') ?? '').not.toMatch(/["\r\n]/);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      }),
    );
  });

  it('names an attendee without a name by the address', () => {
    const { event } = eventOf(calendarEntry(withBooking({ firstName: '"', lastName: '\u200B' })));
    expect(event.attendees[0]?.getFirstParameter('cn')).toBe('liza@example.ph');
  });
});

describe('the links to web calendars', () => {
  it('fill in an event at Google', () => {
    const url = new URL(googleCalendarUrl(ENTRY));
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Consultation with Harborlight Advisory',
      dates: '20261124T010000Z/20261124T013000Z',
      ctz: 'Asia/Manila',
      location: 'By phone',
      details: expect.stringContaining('https://office.example/booking/secret') as string,
    });
  });

  it('fill in an event at Outlook', () => {
    const url = new URL(outlookCalendarUrl(ENTRY));
    expect(url.origin + url.pathname).toBe('https://outlook.live.com/calendar/0/action/compose');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      rru: 'addevent',
      subject: 'Consultation with Harborlight Advisory',
      startdt: '2026-11-24T01:00:00.000Z',
      enddt: '2026-11-24T01:30:00.000Z',
    });
  });

  it.each([googleCalendarUrl, outlookCalendarUrl])(
    'take any text, without a plus sign for a space',
    (urlOf) => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) => {
          const url = urlOf({ ...ENTRY, business: { ...SAMPLE_BUSINESS, name: text, address: text } });
          expect(url).toMatch(/^https:\/\/[\w.:/-]+\?[\w.*%&=-]+$/);
          expect(new URL(url).hostname).toMatch(/^(calendar\.google|outlook\.live)\.com$/);
        }),
      );
    },
  );
});

function aDate() {
  return fc
    .date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2030-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
}

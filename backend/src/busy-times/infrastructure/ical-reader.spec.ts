import { calendarFile, sampleCalendar } from '../testing/calendar-file.js';
import { IcalReader } from './ical-reader.js';

const reader = new IcalReader('Asia/Manila');
const SPAN = { from: new Date('2026-11-25T00:00Z'), to: new Date('2026-12-31T00:00Z') };

const NOTHING = { times: [], hasMore: false, leftOut: 0, shifted: 0, entries: [] };

async function read(file: string) {
  const found = await reader.read(Buffer.from(file), SPAN);
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  return found;
}

/** `2026-11-26T01:00 02:30 Dentist` */
const lines = async (file: string) =>
  (await read(file)).times.map(
    ({ start, end, title }) =>
      `${start.slice(0, 16)} ${end.slice(start.slice(0, 10) === end.slice(0, 10) ? 11 : 0, 16)} ${title}`,
  );

const event = (...more: string[]) => [
  'UID:a',
  'SUMMARY:x',
  'DTSTART:20261126T010000Z',
  'DTEND:20261126T020000Z',
  ...more,
];

describe('a calendar', () => {
  it('of Google: a rule with exceptions, a moved and a cancelled occurrence; free days are not busy', async () =>
    expect(await lines(sampleCalendar('google'))).toEqual([
      '2026-11-25T01:00 01:30 School run',
      '2026-11-26T01:00 02:30 Dentist, upper floor',
      '2026-11-26T16:00 2026-11-28T16:00 Leave',
      '2026-12-02T06:00 06:30 School run (afternoon)',
      '2026-12-09T01:00 01:30 School run',
      '2026-12-14T01:00 01:30 School run',
    ]));

  it('of Outlook: zones of Windows, by the file, by their name, and unknown; free by its own status', async () =>
    expect(await lines(sampleCalendar('outlook'))).toEqual([
      '2026-11-26T08:00 09:00 Call with Berlin',
      '2026-11-27T06:00 07:00 Singapore',
      '2026-11-27T08:00 08:30 Customised',
      '2026-11-30T16:00 2026-12-01T16:00 Out of office',
      '2026-12-03T08:00 09:00 Call with Berlin',
      '2026-12-10T08:00 09:00 Call with Berlin',
      '2026-12-17T08:00 09:00 Call with Berlin',
      '2026-12-24T08:00 09:00 Call with Berlin',
    ]));

  it('of iCloud: zones after the entries, a duration, times without a zone, a day and a moment without an end', async () =>
    expect(await lines(sampleCalendar('icloud'))).toEqual([
      '2026-11-27T15:00 16:00 Réunion de l’équipe'.replace('’', "'"),
      '2026-11-28T02:00 03:30 Wherever I am',
      '2026-12-02T16:00 2026-12-03T16:00 A day without an end',
      '2026-12-25T15:00 16:00 Réunion de l’équipe'.replace('’', "'"),
    ]));

  it('without entries is empty, with either kind of line ends and a byte order mark', async () => {
    expect(await read(calendarFile())).toEqual(NOTHING);
    expect((await read(`\uFEFF${calendarFile(event()).replaceAll('\r\n', '\n')}`)).times).toHaveLength(1);
  });

  it('has only what overlaps the days that are asked for', async () => {
    const on = (start: string, end: string) => [`UID:${start}`, `DTSTART:${start}`, `DTEND:${end}`];
    const file = calendarFile(
      on('20261124T230000Z', '20261125T000000Z'),
      on('20261124T230000Z', '20261125T000100Z'),
      on('20261230T235900Z', '20270101T000000Z'),
      on('20261231T000000Z', '20261231T010000Z'),
    );
    expect((await read(file)).times.map(({ start }) => start.slice(0, 16))).toEqual([
      '2026-11-24T23:00',
      '2026-12-30T23:59',
    ]);
  });
});

describe('an entry', () => {
  it.each([
    ['STATUS:CANCELLED'],
    ['status:cancelled'],
    ['TRANSP:TRANSPARENT'],
    ['TRANSP:transparent '],
    ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  ])('with %s is not busy', async (line) =>
    expect((await read(calendarFile(event(line)))).times).toEqual([]),
  );

  it.each([['STATUS:TENTATIVE'], ['TRANSP:OPAQUE'], ['X-MICROSOFT-CDO-BUSYSTATUS:OOF'], ['X-OTHER:1']])(
    'with %s is busy',
    async (line) => expect((await read(calendarFile(event(line)))).times).toHaveLength(1),
  );

  it.each([
    ['no start', ['UID:b', 'SUMMARY:x', 'DTEND:20261126T020000Z']],
    ['a start that is no time', ['UID:b', 'DTSTART:tomorrow', 'DTEND:20261126T020000Z']],
    ['a rule that is none', ['UID:b', 'DTSTART:20261126T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES']],
    [
      'a rule against the standard',
      ['UID:b', 'DTSTART:20261126T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYYEARDAY=1'],
    ],
  ])('with %s is left out and counted, and hides no other', async (_what, broken) => {
    const found = await read(calendarFile(broken, event()));
    expect([found.leftOut, found.times.map(({ title }) => title)]).toEqual([1, ['x']]);
  });

  it('has a title of at most 100 characters', async () => {
    const [time] = (
      await read(
        calendarFile(['UID:a', `SUMMARY:${'😀'.repeat(150)}`, 'DTSTART:20261126T010000Z', 'DURATION:PT1H']),
      )
    ).times;
    expect(time?.title).toBe('😀'.repeat(100));
  });

  it('that replaces an occurrence is there without the entry that recurs, as in an invitation to one of them', async () =>
    expect(await lines(calendarFile(event('RECURRENCE-ID:20261126T010000Z')))).toEqual([
      '2026-11-26T01:00 02:00 x',
    ]));

  it('that replaces an occurrence together with the later ones moves all of them', async () => {
    const moved = ['UID:a', 'SUMMARY:moved', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261128T010000Z'];
    const file = calendarFile(event('RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20261129T010000Z'), [
      ...moved,
      'DTSTART:20261128T030000Z',
      'DTEND:20261128T033000Z',
    ]);
    expect(await lines(file)).toEqual([
      '2026-11-26T01:00 02:00 x',
      '2026-11-27T01:00 02:00 x',
      '2026-11-28T03:00 03:30 moved',
      '2026-11-30T03:00 03:30 moved',
    ]);
  });

  it('is excluded by a date in another zone, or by a day', async () => {
    const rule = 'RRULE:FREQ=DAILY;COUNT=4';
    const file = calendarFile(
      event(rule, 'EXDATE;TZID=Asia/Manila:20261127T090000', 'EXDATE;VALUE=DATE:20261128'),
    );
    expect((await lines(file)).map((line) => line.slice(8, 10))).toEqual(['26', '29']);
  });

  it('of whole days recurs by days, in the days of the office', async () => {
    const file = calendarFile([
      'UID:a',
      'SUMMARY:x',
      'DTSTART;VALUE=DATE:20261126',
      'DTEND;VALUE=DATE:20261128',
      'RRULE:FREQ=WEEKLY;UNTIL=20261203',
    ]);
    expect(await lines(file)).toEqual([
      '2026-11-25T16:00 2026-11-27T16:00 x',
      '2026-12-02T16:00 2026-12-04T16:00 x',
    ]);
  });

  it.each([
    ['America/New_York', '14:00'],
    ['"America/New_York"', '14:00'],
    ['/mozilla.org/20050126_1/Europe/Berlin', '08:00'],
    ['Tokyo Standard Time', '00:00'],
    ['Pacific Standard Time', '17:00'],
    ['UTC', '09:00'],
    ['Nowhere/Land', '01:00'],
  ])('at nine in the zone %s is at %s UTC', async (zone, time) => {
    const file = calendarFile(['UID:a', `DTSTART;TZID=${zone}:20261126T090000`, 'DURATION:PT1H']);
    expect((await read(file)).times[0]?.start).toBe(`2026-11-26T${time}:00.000Z`);
  });

  it('without a zone is in that of the calendar', async () => {
    const entry = ['UID:a', 'DTSTART:20261126T090000', 'DURATION:PT1H'];
    const file = calendarFile(entry).replace('BEGIN:VEVENT', 'X-WR-TIMEZONE:Asia/Tokyo\r\nBEGIN:VEVENT');
    expect((await read(file)).times[0]?.start).toBe('2026-11-26T00:00:00.000Z');
  });
});

describe('a file', () => {
  const problem = async (file: string) => {
    const found = await reader.read(Buffer.from(file), SPAN);
    return 'problem' in found ? found.problem : null;
  };

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['JSON', '{"error": "not found"}'],
    ['a contact', 'BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n'],
    ['binary data', '\0\u0001\u0002\uFFFD'],
  ])('with %s is no calendar', async (_what, file) =>
    expect(await problem(file)).toBe('busy-calendar.no-calendar'),
  );

  it('that was cut anywhere is incomplete', async () => {
    const file = sampleCalendar('google').trimEnd();
    for (let length = 40; length < file.length; length += 97)
      expect(await problem(file.slice(0, length))).toBe('busy-calendar.incomplete');
  });

  it('with too many entries is not read', async () => {
    const entry = `BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261126T010000Z\r\nEND:VEVENT\r\n`;
    expect(await problem(calendarFile().replace('END:V', `${entry.repeat(30_001)}END:V`))).toEqual([
      'busy-calendar.too-many-entries',
      { max: 30_000 },
    ]);
  });

  it('with an entry of very many dates is read without it', async () => {
    const dates = Array<string>(280_000).fill('20261126T010000Z').join(',');
    for (const list of [`RDATE:${dates}`, `EXDATE:${dates.replaceAll(',', ',\r\n ')}`])
      expect(await read(calendarFile(event(list), event()))).toMatchObject({
        times: [{ title: 'x' }],
        // on a busy machine the time may be over first
        entries: [{ title: 'x', day: '2026-11-26' }],
      });
  });

  it('with a long description and hundreds of guests is read', async () => {
    const guests = Array.from({ length: 900 }, (_, guest) => `ATTENDEE:mailto:${guest}@guests.example`);
    const description = `DESCRIPTION:${'long, '.repeat(20_000).replace(/.{70}/g, '$&\r\n ')}`;
    expect(await lines(calendarFile(event(description, ...guests)))).toEqual(['2026-11-26T01:00 02:00 x']);
  });

  it('with very many times gives the nearest ones', async () => {
    const { times, hasMore } = await read(calendarFile(event('RRULE:FREQ=MINUTELY;COUNT=1100')));
    expect([times.length, times[0]!.start, times.at(-1)!.start, hasMore]).toEqual([
      1_000,
      '2026-11-26T01:00:00.000Z',
      '2026-11-26T17:39:00.000Z',
      true,
    ]);
    const ordinary = await read(calendarFile(event('RRULE:FREQ=MINUTELY;COUNT=1000')));
    expect([ordinary.times.length, ordinary.hasMore]).toEqual([1_000, false]);
  });
});

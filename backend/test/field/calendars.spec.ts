import { calendarFile } from '../../src/busy-times/testing/calendar-file.js';
import { IcalReader } from '../../src/busy-times/infrastructure/ical-reader.js';
import { zoneOfName } from '../../src/busy-times/infrastructure/zone-names.js';

const SPAN = { from: new Date('2026-11-25T00:00Z'), to: new Date('2027-12-31T00:00Z') };

async function read(file: string | Uint8Array, officeZone = 'Asia/Manila') {
  const found = await new IcalReader(officeZone).read(Buffer.from(file as string), SPAN);
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  return found;
}

const entry = (...lines: string[]) => calendarFile(['UID:a', 'SUMMARY:x', ...lines]);
const short = (time: string) => time.slice(5, 16);

/** `12-01T01:00 12-01T02:00` of each time, in UTC. */
async function spans(file: string | Uint8Array, officeZone?: string): Promise<string[]> {
  const { times, entries } = await read(file, officeZone);
  expect(entries).toEqual([]);
  return times.map(({ start, end }) => `${short(start)} ${short(end)}`);
}

const NINE = ['DTSTART;TZID=Asia/Manila:20261201T090000', 'DURATION:PT1H'];

describe('an entry is busy', () => {
  it.each([
    // RFC 5545, 3.8.2.2 wants a later end; many programs write this
    ['a day that ends on its start', ['DTSTART;VALUE=DATE:20261215', 'DTEND;VALUE=DATE:20261215']],
    ['a day that lasts no day', ['DTSTART;VALUE=DATE:20261215', 'DURATION:P0D']],
    ['a day that lasts no hour', ['DTSTART;VALUE=DATE:20261215', 'DURATION:PT0S']],
    ['a day without VALUE=DATE', ['DTSTART:20261215', 'DTEND:20261216']],
    ['a day with an end as a time', ['DTSTART;VALUE=DATE:20261215', 'DTEND:20261215T100000']],
    ['a time that is declared a day', ['DTSTART;VALUE=DATE:20261215T000000', 'DTEND;VALUE=DATE:20261216']],
  ])('on %s', async (_what, lines) =>
    expect(await spans(entry(...lines))).toEqual(['12-14T16:00 12-15T16:00']),
  );

  it('on each of the days that recur and end on their start', async () =>
    expect(
      await spans(
        entry('DTSTART;VALUE=DATE:20261215', 'DTEND;VALUE=DATE:20261215', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ),
    ).toEqual(['12-14T16:00 12-15T16:00', '12-21T16:00 12-22T16:00']));

  it.each([
    ['20261204T010000.000Z', '12-04T01:00'],
    ['20261204T010000000Z', '12-04T01:00'],
    ['20261204t010000z', '12-04T01:00'],
    ['20261204T010000,5Z', '12-04T01:00'],
    ['20261204T0100Z', '12-04T01:00'],
    ['2026-12-04T01:00:00Z', '12-04T01:00'],
    ['2026-12-04T09:00:00+08:00', '12-04T01:00'],
    ['20261204T090000.000', '12-04T01:00'],
  ])('at %s, which is %s UTC', async (start, expected) =>
    expect(await spans(entry(`DTSTART:${start}`, 'DURATION:PT1H'))).toEqual([
      `${expected} ${expected.replace('T01', 'T02')}`,
    ]),
  );

  it.each([
    ['a line break in its text', ['DESCRIPTION:First line of a note', 'second line without a fold']],
    ['an empty line', ['']],
    ['an empty rule', ['RRULE:']],
    ['an alarm with a start and a duration', ['BEGIN:VALARM', 'DURATION:PT5M', 'DTSTART:1', 'END:VALARM']],
    ['a line that is no property', ['Note: bring the form', '???', ':']],
    ['a list of dates that is empty', ['EXDATE:']],
  ])('that has %s', async (_what, lines) =>
    expect(await spans(entry(...lines, ...NINE))).toEqual(['12-01T01:00 12-01T02:00']),
  );

  it.each([
    'freq=weekly;count=2',
    'FREQ=WEEKLY;COUNT=2;',
    'FREQ=WEEKLY; COUNT=2',
    'FREQ=WEEKLY;BYDAY=;COUNT=2',
  ])('twice by the rule %s', async (rule) =>
    expect(await spans(entry(...NINE, `RRULE:${rule}`))).toEqual([
      '12-01T01:00 12-01T02:00',
      '12-08T01:00 12-08T02:00',
    ]),
  );

  it('with a title whose letter a fold divides (RFC 5545, 3.1), or that is in Latin-1', async () => {
    const bytes = Buffer.from(calendarFile(['UID:a', 'SUMMARY:Peña', ...NINE]));
    const inLetter = bytes.indexOf(Buffer.from('ñ')) + 1;
    const folded = Buffer.concat([
      bytes.subarray(0, inLetter),
      Buffer.from('\r\n '),
      bytes.subarray(inLetter),
    ]);
    expect((await read(folded)).times).toMatchObject([{ title: 'Peña' }]);
    const mixed = Buffer.concat([
      Buffer.from(calendarFile(['UID:a', 'SUMMARY:Peña', ...NINE]), 'latin1').subarray(0, -15),
      Buffer.from(calendarFile(['UID:b', 'SUMMARY:Ñandú', ...NINE]).slice('BEGIN:VCALENDAR\r\n'.length)),
    ]);
    expect((await read(mixed)).times).toMatchObject([{ title: 'Peña' }, { title: 'Ñandú' }]);
  });
});

describe('free and busy periods (RFC 5545, 3.6.4)', () => {
  const file = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VFREEBUSY', 'UID:fb', ...lines, 'END:VFREEBUSY', 'END:VCALENDAR', ''].join(
      '\r\n',
    );

  it('are read with their end or duration, all but the free ones', async () =>
    expect(
      await spans(
        file(
          'FREEBUSY;FBTYPE=BUSY:20261201T010000Z/20261201T020000Z,20261202T010000Z/PT30M',
          'FREEBUSY;FBTYPE=FREE:20261204T010000Z/PT3H',
          'FREEBUSY:20261207T010000Z/PT1H',
          'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261208T010000Z/P1D',
          'freebusy;fbtype=busy-unavailable:20261209T010000Z/20261209T020000Z',
          'FREEBUSY;FBTYPE=X-OTHER:20261210T010000Z/PT1H',
        ),
      ),
    ).toEqual([
      '12-01T01:00 12-01T02:00',
      '12-02T01:00 12-02T01:30',
      '12-07T01:00 12-07T02:00',
      '12-08T01:00 12-09T01:00',
      '12-09T01:00 12-09T02:00',
      '12-10T01:00 12-10T02:00',
    ]));

  it('that cannot be read are named', async () =>
    expect(await read(file('FREEBUSY:20261201T010000Z'))).toMatchObject({
      leftOut: 1,
      entries: [{ title: '', day: null, reason: 'busy-entry.period' }],
    }));
});

describe('of the versions of an entry', () => {
  const at = (sequence: number | null, hour: string, ...lines: string[]) => [
    'UID:m',
    `SUMMARY:${hour}`,
    `DTSTART;TZID=Asia/Manila:202612${hour}0000`,
    'DURATION:PT1H',
    ...(sequence === null ? [] : [`SEQUENCE:${sequence}`]),
    ...lines,
  ];
  const titles = async (...entries: string[][]) =>
    (await read(calendarFile(...entries))).times.map(({ title }) => title);

  it('the one with the highest SEQUENCE counts (RFC 5545, 3.8.7.4)', async () => {
    expect(await titles(at(0, '01T09'), at(1, '02T09'))).toEqual(['02T09']);
    expect(await titles(at(2, '02T09'), at(1, '01T09'))).toEqual(['02T09']);
    expect(await titles(at(null, '01T09'), at(1, '02T09'))).toEqual(['02T09']);
    expect(await titles(at(1, '01T09', 'STATUS:CANCELLED'), at(0, '01T09'))).toEqual([]);
    expect(await titles(at(0, '01T09'), at(0, '02T09'))).toEqual(['01T09', '02T09']);
  });

  it('without a uid each counts', async () =>
    expect(await titles(at(0, '01T09').slice(1), at(1, '02T09').slice(1))).toEqual(['01T09', '02T09']));

  it('the same holds for those of one occurrence, and for one that is older than its series', async () => {
    const series = (sequence: number) => at(sequence, '01T09', 'RRULE:FREQ=DAILY;COUNT=2');
    const moved = (sequence: number | null, hour: string) =>
      at(sequence, hour, 'RECURRENCE-ID;TZID=Asia/Manila:20261202T090000');
    expect(await titles(series(1), moved(1, '02T11'), moved(2, '02T13'))).toEqual(['01T09', '02T13']);
    expect(await titles(series(2), moved(1, '02T11'))).toEqual(['01T09', '01T09']);
    expect(await titles(series(2), moved(null, '02T11'))).toEqual(['01T09', '02T11']);
  });

  it('one that replaces an occurrence does not recur by the rule of its series', async () =>
    expect(
      await titles(
        at(0, '01T09', 'RRULE:FREQ=DAILY;COUNT=2'),
        at(0, '02T11', 'RECURRENCE-ID;TZID=Asia/Manila:20261202T090000', 'RRULE:FREQ=DAILY;COUNT=2'),
      ),
    ).toEqual(['01T09', '02T11']));
});

describe('exceptions and additions to a rule', () => {
  const DAYS = ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=4'];

  it.each([
    ['EXDATE;VALUE=DATE:20261208'],
    ['EXDATE:20261208'],
    // Outlook writes the beginning of the day in the zone of its user
    ['EXDATE;TZID=Eastern Standard Time:20261208T000000'],
    ['EXDATE;TZID=Asia/Manila:20261208T000000'],
    ['EXDATE:20261208T000000Z'],
    ['EXDATE:20261207T160000Z'],
  ])('%s takes away a whole day', async (line) =>
    expect((await spans(entry(...DAYS, line))).map((span) => span.slice(0, 5))).toEqual([
      '11-30',
      '12-14',
      '12-21',
    ]),
  );

  it.each([
    ['RECURRENCE-ID;VALUE=DATE:20261208'],
    ['RECURRENCE-ID;TZID=Eastern Standard Time:20261208T000000'],
  ])('%s moves a whole day', async (line) => {
    const moved = ['UID:a', 'SUMMARY:x', line, 'DTSTART;VALUE=DATE:20261210'];
    expect(await spans(calendarFile(['UID:a', 'SUMMARY:x', ...DAYS], moved))).toEqual([
      '11-30T16:00 12-01T16:00',
      '12-09T16:00 12-10T16:00',
      '12-14T16:00 12-15T16:00',
      '12-21T16:00 12-22T16:00',
    ]);
  });

  it.each([
    ['RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261208'],
    ['RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Eastern Standard Time:20261208T000000'],
  ])('%s moves a whole day and the later ones', async (line) => {
    const moved = ['UID:a', 'SUMMARY:x', line, 'DTSTART;VALUE=DATE:20261209'];
    expect(await spans(calendarFile(['UID:a', 'SUMMARY:x', ...DAYS], moved))).toEqual([
      '11-30T16:00 12-01T16:00',
      '12-08T16:00 12-09T16:00',
      '12-15T16:00 12-16T16:00',
      '12-22T16:00 12-23T16:00',
    ]);
  });

  it('THISANDFUTURE keeps the time of day when the clocks change', async () => {
    const at = (time: string) => `;TZID=America/New_York:${time}`;
    const series = ['UID:a', `DTSTART${at('20270307T090000')}`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const moved = [
      'UID:a',
      `RECURRENCE-ID;RANGE=THISANDFUTURE${at('20270307T090000')}`,
      `DTSTART${at('20270307T100000')}`,
      'DURATION:PT1H',
    ];
    expect(await spans(calendarFile(series, moved))).toEqual([
      '03-07T15:00 03-07T16:00',
      '03-14T14:00 03-14T15:00',
      '03-21T14:00 03-21T15:00',
    ]);
  });

  it.each([
    ['RDATE;VALUE=DATE:20261203', '12-03T01:00 12-03T02:00'],
    ['RDATE;TZID=Tokyo Standard Time:20261203T090000', '12-03T00:00 12-03T01:00'],
    ['RDATE;VALUE=PERIOD:20261203T010000Z/PT30M', '12-03T01:00 12-03T01:30'],
    ['RDATE;VALUE=PERIOD:20261203T010000Z/20261203T040000Z', '12-03T01:00 12-03T04:00'],
  ])('%s adds a time', async (line, added) =>
    expect(await spans(entry(...NINE, line))).toEqual(['12-01T01:00 12-01T02:00', added]),
  );

  it.each([['RDATE;VALUE=DATE:20261203'], ['RDATE;TZID=Asia/Tokyo:20261203T000000']])(
    '%s adds a whole day to one',
    async (line) =>
      expect(await spans(entry('DTSTART;VALUE=DATE:20261201', line))).toEqual([
        '11-30T16:00 12-01T16:00',
        '12-02T16:00 12-03T16:00',
      ]),
  );

  it('a rule of exceptions (RFC 2445, 4.8.5.2) takes away its times', async () =>
    expect(
      await spans(entry(...NINE, 'RRULE:FREQ=DAILY;COUNT=3', 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2')),
    ).toEqual(['12-02T01:00 12-02T02:00']));
});

describe('time zones', () => {
  const BEFORE_FIRST = [
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Amsterdam',
    'BEGIN:DAYLIGHT',
    'DTSTART:20270328T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20271031T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');

  it.each([
    ['20261204T120000', '12-04T11:00'],
    // the clocks skip this time, which is read as before the change (RFC 5545, 3.3.5)
    ['20270328T023000', '03-28T01:30'],
    ['20270328T030000', '03-28T01:00'],
    // shown twice, and the first one counts
    ['20271031T023000', '10-31T00:30'],
    ['20271031T030000', '10-31T02:00'],
  ])('as the file describes them, at %s: %s UTC', async (start, expected) => {
    const lines = [`DTSTART;TZID=Europe/Amsterdam:${start}`, 'DURATION:PT1H'];
    const file = entry(...lines).replace('BEGIN:VEVENT', `${BEFORE_FIRST}\r\nBEGIN:VEVENT`);
    expect((await spans(file))[0]?.slice(0, 11)).toBe(expected);
  });

  // shown by Windows, written by Outlook, old Exchange and others
  it.each([
    ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['(GMT+08.00) Kuala Lumpur/Singapore', 'Asia/Singapore'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Kolkata'],
    ['(UTC-11:00) Coordinated Universal Time-11', -660],
    ['(UTC+08:00) Somewhere', 480],
    ['Kuala Lumpur, Singapore', 'Asia/Kuala_Lumpur'],
    ['Beijing, Chongqing, Hong Kong SAR, Urumqi', 'Asia/Shanghai'],
    ['Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
    ['Greenwich Mean Time: Dublin, Edinburgh, Lisbon, London', 'Europe/London'],
    ['Pacific Time (US & Canada); Tijuana', 'America/Los_Angeles'],
    ['Eastern Standard Time', 'America/New_York'],
    ['Eastern Daylight Time', 'America/New_York'],
    ['W. Europe Summer Time', 'Europe/Berlin'],
    ['AUS Eastern Daylight Time', 'Australia/Sydney'],
    ['Pacific Standard Time (Mexico)', 'America/Tijuana'],
    ['GMT-0400', -240],
    ['GMT', 0],
    ['UTC', 0],
    ['UTC+8', 480],
    ['UTC+05:30', 330],
    ['GMT+8', 480],
    ['+08:00', 480],
    ['UTC\u22125', -300],
    ['UTC+99', null],
    // POSIX: the other sign
    ['Etc/GMT+8', 'Etc/GMT+8'],
    ['America/New York', 'America/New_York'],
    ['asia/manila', 'Asia/Manila'],
    ['tzone://Microsoft/Utc', 'UTC'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', 'Europe/Berlin'],
    ['Customized Time Zone', null],
    ['Nowhere/Land', null],
    ['', null],
  ])('%j is %j', (name, zone) => {
    const expected = typeof zone === 'number' ? zone * 60_000 : zone;
    const clocks = (found: string | number | null) =>
      typeof found === 'string'
        ? new Intl.DateTimeFormat('en', { timeZone: found }).resolvedOptions()
        : found;
    expect(clocks(zoneOfName(name))).toEqual(clocks(expected));
  });

  it('with a colon in the name are read without quotes too', async () => {
    for (const zone of ['(UTC-05:00) Eastern Time (US & Canada)', '"(UTC-05:00) Eastern Time (US & Canada)"'])
      expect(await spans(entry(`DTSTART;TZID=${zone}:20261204T090000`, 'DURATION:PT1H'))).toEqual([
        '12-04T14:00 12-04T15:00',
      ]);
  });

  it('that are not known are those of the office, and named', async () =>
    expect(await read(entry('DTSTART;TZID=Nowhere/Land:20261204T090000', 'DURATION:PT1H'))).toMatchObject({
      times: [{ start: '2026-12-04T01:00:00.000Z' }],
      leftOut: 0,
      shifted: 1,
      entries: [{ title: 'x', day: '2026-12-04', reason: ['busy-entry.zone', { zone: 'Nowhere/Land' }] }],
    }));
});

describe('what cannot be read is named', () => {
  const OTHER = ['UID:dentist', 'SUMMARY:Dentist', 'DTSTART:20261202T020000Z', 'DURATION:PT1H'];

  it.each<[string, readonly string[], string | null, string]>([
    ['no start', ['DTEND:20261201T020000Z'], null, 'busy-entry.no-start'],
    ['a start that is no time', ['DTSTART:tomorrow'], null, 'busy-entry.start'],
    ['a start that is no real day', ['DTSTART:20260230T010000Z'], null, 'busy-entry.start'],
    ['an end that is no time', ['DTSTART:20261201T010000Z', 'DTEND:later'], '2026-12-01', 'busy-entry.end'],
    ['a length that is none', ['DTSTART:20261201T010000Z', 'DURATION:1H'], '2026-12-01', 'busy-entry.end'],
    [
      'an end before its start',
      ['DTSTART:20261201T020000Z', 'DTEND:20261201T010000Z'],
      '2026-12-01',
      'busy-entry.reversed',
    ],
    [
      'an exception that is no time',
      [...NINE, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:never'],
      '2026-12-01',
      'busy-entry.dates',
    ],
  ])('an entry with %s', async (_what, lines, day, reason) => {
    const found = await read(calendarFile(['UID:a', 'SUMMARY:Broken', ...lines], OTHER));
    expect(found).toMatchObject({ leftOut: 1, entries: [{ title: 'Broken', day, reason }] });
    expect(found.times.map(({ title }) => title)).toEqual(['Dentist']);
  });

  it.each([
    'FREQ=SOMETIMES',
    'BYDAY=MO',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=many',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=MONTHLY;BYWEEKNO=3',
    'FREQ=WEEKLY;BYYEARDAY=1',
    'FREQ=DAILY;UNTIL=soon',
    'FREQ=YEARLY;RSCALE=CHINESE',
    'FREQ=DAILY;WKST=XX',
    'FREQ=MONTHLY;BYSETPOS=1',
  ])('an entry with the rule %s, which another rule is not made of', async (rule) => {
    const found = await read(calendarFile(['UID:a', 'SUMMARY:Broken', ...NINE, `RRULE:${rule}`], OTHER));
    expect(found).toMatchObject({
      leftOut: 1,
      entries: [{ title: 'Broken', day: '2026-12-01', reason: ['busy-entry.rule', expect.anything()] }],
    });
    expect(found.times.map(({ title }) => title)).toEqual(['Dentist']);
  });

  it('but not what is past', async () =>
    expect(await read(entry('DTSTART:20201201T020000Z', 'DTEND:20201201T010000Z'))).toMatchObject({
      leftOut: 0,
      entries: [],
    }));

  it('and counted, of which the first fifty are named', async () => {
    const broken = Array.from({ length: 60 }, (_, uid) => [`UID:${uid}`, 'SUMMARY:Broken']);
    const { leftOut, entries } = await read(calendarFile(...broken));
    expect([leftOut, entries.length]).toEqual([60, 50]);
  });

  it('as is a file with none of the entries that are understood', async () => {
    const file = calendarFile(['UID:a']).replaceAll('VEVENT', 'VTODO');
    expect(await new IcalReader('Asia/Manila').read(Buffer.from(file), SPAN)).toEqual({
      problem: 'busy-calendar.no-entries',
    });
  });
});

describe('an entry that recurs without end', () => {
  const DENTIST = ['UID:dentist', 'SUMMARY:Dentist', 'DTSTART:20261202T020000Z', 'DURATION:PT1H'];
  const hostile = (rule: string) => [
    'UID:a',
    'SUMMARY:Hostile',
    'DTSTART;TZID=Asia/Manila:20200101T090000',
    'DURATION:PT1H',
    `RRULE:${rule}`,
  ];
  const many = (length: number) => [...Array(length).keys()].join(',');

  it.each([
    ['FREQ=SECONDLY'],
    ['FREQ=SECONDLY;COUNT=999999999'],
    ['FREQ=MINUTELY'],
    [`FREQ=DAILY;BYHOUR=${many(24)};BYMINUTE=${many(60)};BYSECOND=${many(60)}`],
    ['FREQ=MINUTELY;BYSETPOS=200;BYSECOND=1;COUNT=5'],
  ])('by %s is left out alone, in little time', async (rule) => {
    const begun = performance.now();
    const found = await read(calendarFile(hostile(rule), DENTIST));
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(found).toMatchObject({ leftOut: 1, entries: [{ title: 'Hostile', day: '2020-01-01' }] });
    expect(found.times.map(({ title }) => title)).toEqual(['Dentist']);
  });

  // a day that does not exist
  it.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=9'])(
    'by %s is on no day',
    async (rule) => {
      const found = await read(calendarFile(hostile(rule), DENTIST));
      expect([found.leftOut, found.times.map(({ title }) => title)]).toEqual([0, ['Dentist']]);
    },
  );

  it.each(['FREQ=DAILY;BYMONTHDAY=-1', 'FREQ=DAILY;INTERVAL=5;BYMONTHDAY=-3'])(
    'by %s is read',
    async (rule) => {
      const { times, leftOut } = await read(calendarFile(hostile(rule)));
      expect(leftOut).toBe(0);
      expect(times.length).toBeGreaterThan(0);
    },
  );
});

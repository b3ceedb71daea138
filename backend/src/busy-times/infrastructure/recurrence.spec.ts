import { calendarDateIn, minuteOfDayIn } from '../../calendar/domain/calendar-date.js';
import { calendarFile } from '../testing/calendar-file.js';
import { IcalReader } from './ical-reader.js';

const NEW_YORK = 'America/New_York';
const reader = new IcalReader('Asia/Manila');

/** The starts until a day, in the form `1997-09-02 09:00` of the clocks of New York. */
async function starts(entry: readonly string[], until: string): Promise<string[]> {
  const span = { from: new Date('1990-01-01T00:00Z'), to: new Date(`${until}T00:00Z`) };
  const read = await reader.read(Buffer.from(calendarFile(['UID:a', 'SUMMARY:x', ...entry])), span);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  expect(read.leftOut).toBe(0);
  return read.times.map(({ start }) => {
    const moment = new Date(start);
    const minute = minuteOfDayIn(NEW_YORK, moment);
    const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
    return `${calendarDateIn(NEW_YORK, moment)} ${clock.join(':')}`;
  });
}

const at = (start: string, ...rules: readonly string[]) => [
  `DTSTART;TZID=${NEW_YORK}:${start}`,
  'DURATION:PT10M',
  ...rules,
];

/** `97: 9/2 9/15, 98: 1/2` as days. */
function days(list: string): string[] {
  return list.split(', ').flatMap((part) => {
    const [year = '', rest = ''] = part.split(': ');
    return rest.split(' ').map((day) => {
      const [month = '', date = ''] = day.split('/');
      const century = Number(year) > 50 ? '19' : '20';
      return `${century}${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')} 09:00`;
    });
  });
}

// RFC 5545, section 3.8.5.3, in its order
const RULES: readonly (readonly [start: string, rule: string, until: string, expected: string])[] = [
  ['19970902', 'FREQ=DAILY;COUNT=10', '2000-01-01', '97: 9/2 9/3 9/4 9/5 9/6 9/7 9/8 9/9 9/10 9/11'],
  ['19970902', 'FREQ=DAILY;INTERVAL=2', '1997-09-10', '97: 9/2 9/4 9/6 9/8'],
  ['19970902', 'FREQ=DAILY;INTERVAL=10;COUNT=5', '2000-01-01', '97: 9/2 9/12 9/22 10/2 10/12'],
  [
    '19970902',
    'FREQ=WEEKLY;COUNT=10',
    '2000-01-01',
    '97: 9/2 9/9 9/16 9/23 9/30 10/7 10/14 10/21 10/28 11/4',
  ],
  ['19970902', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU', '1997-10-20', '97: 9/2 9/16 9/30 10/14'],
  [
    '19970902',
    'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
    '2000-01-01',
    '97: 9/2 9/4 9/9 9/11 9/16 9/18 9/23 9/25 9/30 10/2',
  ],
  [
    '19970901',
    'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
    '2000-01-01',
    '97: 9/1 9/3 9/5 9/15 9/17 9/19 9/29 10/1 10/3 10/13 10/15 10/17 10/27 10/29 10/31 11/10 11/12 11/14 11/24 11/26 11/28 12/8 12/10 12/12 12/22',
  ],
  [
    '19970902',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    '2000-01-01',
    '97: 9/2 9/4 9/16 9/18 9/30 10/2 10/14 10/16',
  ],
  [
    '19970905',
    'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
    '2000-01-01',
    '97: 9/5 10/3 11/7 12/5, 98: 1/2 2/6 3/6 4/3 5/1 6/5',
  ],
  [
    '19970907',
    'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
    '2000-01-01',
    '97: 9/7 9/28 11/2 11/30, 98: 1/4 1/25 3/1 3/29 5/3 5/31',
  ],
  ['19970922', 'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '2000-01-01', '97: 9/22 10/20 11/17 12/22, 98: 1/19 2/16'],
  ['19970928', 'FREQ=MONTHLY;BYMONTHDAY=-3', '1998-03-01', '97: 9/28 10/29 11/28 12/29, 98: 1/29 2/26'],
  [
    '19970902',
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
    '2000-01-01',
    '97: 9/2 9/15 10/2 10/15 11/2 11/15 12/2 12/15, 98: 1/2 1/15',
  ],
  [
    '19970930',
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    '2000-01-01',
    '97: 9/30 10/1 10/31 11/1 11/30 12/1 12/31, 98: 1/1 1/31 2/1',
  ],
  [
    '19970910',
    'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    '2000-01-01',
    '97: 9/10 9/11 9/12 9/13 9/14 9/15, 99: 3/10 3/11 3/12 3/13',
  ],
  [
    '19970902',
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
    '1998-02-01',
    '97: 9/2 9/9 9/16 9/23 9/30 11/4 11/11 11/18 11/25, 98: 1/6 1/13 1/20 1/27',
  ],
  [
    '19970610',
    'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
    '2010-01-01',
    '97: 6/10 7/10, 98: 6/10 7/10, 99: 6/10 7/10, 00: 6/10 7/10, 01: 6/10 7/10',
  ],
  [
    '19970310',
    'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
    '2010-01-01',
    '97: 3/10, 99: 1/10 2/10 3/10, 01: 1/10 2/10 3/10, 03: 1/10 2/10 3/10',
  ],
  [
    '19970101',
    'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    '2010-01-01',
    '97: 1/1 4/10 7/19, 00: 1/1 4/9 7/18, 03: 1/1 4/10 7/19, 06: 1/1',
  ],
  ['19970313', 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '1998-12-31', '97: 3/13 3/20 3/27, 98: 3/5 3/12 3/19 3/26'],
  [
    '19970913',
    'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
    '1998-07-01',
    '97: 9/13 10/11 11/8 12/13, 98: 1/10 2/7 3/7 4/11 5/9 6/13',
  ],
  [
    '19961105',
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '2005-01-01',
    '96: 11/5, 00: 11/7, 04: 11/2',
  ],
  ['19970904', 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '2000-01-01', '97: 9/4 10/7 11/6'],
  [
    '19970929',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
    '1998-04-01',
    '97: 9/29 10/30 11/27 12/30, 98: 1/29 2/26 3/30',
  ],
  ['19970519', 'FREQ=YEARLY;BYDAY=20MO', '2000-01-01', '97: 5/19, 98: 5/18, 99: 5/17'],
  ['19970512', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '2000-01-01', '97: 5/12, 98: 5/11, 99: 5/17'],
  ['19970805', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '2000-01-01', '97: 8/5 8/10 8/19 8/24'],
  ['19970805', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '2000-01-01', '97: 8/5 8/17 8/19 8/31'],
  ['20070115', 'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2010-01-01', '07: 1/15 1/30 2/15 3/15 3/30'],
];

// by python-dateutil 2.9.0: in equal steps, from before the span and beyond it
const STEPS: typeof RULES = [
  ['19970902', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=4;WKST=WE', '2000-01-01', '97: 9/2 9/16 9/30 10/14'],
  ['19970902', 'FREQ=WEEKLY;INTERVAL=26;BYDAY=TU', '1999-04-01', '97: 9/2, 98: 3/3 9/1, 99: 3/2'],
  ['19790902', 'FREQ=DAILY;INTERVAL=1000', '1996-01-01', '90: 8/15, 93: 5/11'],
  ['19790902', 'FREQ=DAILY;INTERVAL=1000;COUNT=5', '1996-01-01', '90: 8/15'],
  ['19790902', 'FREQ=HOURLY;INTERVAL=24000;UNTIL=19920101T000000', '1996-01-01', '90: 8/15'],
  ['19790902', 'FREQ=MINUTELY;INTERVAL=1440000', '1996-01-01', '90: 8/15, 93: 5/11'],
];

describe('recurrence in equal steps', () => {
  it.each(STEPS)('from %s by %s has its days until %s', async (start, rule, until, expected) => {
    expect(await starts(at(`${start}T090000`, `RRULE:${rule}`), until)).toEqual(days(expected));
  });

  it('that ended before the span is none', async () =>
    expect(await starts(at('19790902T090000', 'RRULE:FREQ=DAILY;COUNT=9'), '2000-01-01')).toEqual([]));
});

describe('recurrence as in RFC 5545', () => {
  it.each(RULES)('from %s by %s has its days until %s', async (start, rule, until, expected) => {
    expect(await starts(at(`${start}T090000`, `RRULE:${rule}`), until)).toEqual(days(expected));
  });

  it('by day ends with the year that the rule names', async () => {
    const found = await starts(
      at('19970902T090000', 'RRULE:FREQ=DAILY;UNTIL=19971224T000000Z'),
      '2000-01-01',
    );
    expect([found.length, found[0], found.at(-1)]).toEqual([113, '1997-09-02 09:00', '1997-12-23 09:00']);
  });

  it('by month has every day of January for three years', async () => {
    const rule = 'RRULE:FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA';
    const found = await starts(at('19980101T090000', rule), '2010-01-01');
    expect([found.length, found[31], found.at(-1)]).toEqual([93, '1999-01-01 09:00', '2000-01-31 09:00']);
  });

  it('within a day has its times', async () => {
    const on = (...times: string[]) => times.map((time) => `1997-09-02 ${time}`);
    const of = (rule: string) => starts(at('19970902T090000', `RRULE:${rule}`), '1997-09-03');
    expect(await of('FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z')).toEqual(on('09:00', '12:00', '15:00'));
    expect(await of('FREQ=MINUTELY;INTERVAL=15;COUNT=6')).toEqual(
      on('09:00', '09:15', '09:30', '09:45', '10:00', '10:15'),
    );
    expect(await of('FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,30')).toEqual(on('09:00', '09:30', '10:00', '10:30'));
  });

  it('has each Friday the 13th, without the start', async () => {
    const rule = [
      'EXDATE;TZID=America/New_York:19970902T090000',
      'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    ];
    expect(await starts(at('19970902T090000', ...rule), '2000-12-01')).toEqual(
      days('98: 2/13 3/13 11/13, 99: 8/13, 00: 10/13'),
    );
  });

  it('has the dates besides the rule, each once, and those of periods', async () => {
    const lines = [
      'RRULE:FREQ=DAILY;COUNT=2',
      'RDATE;TZID=America/New_York:19970903T090000,19970910T090000',
      'RDATE;VALUE=PERIOD:19970912T130000Z/PT1H',
    ];
    expect(await starts(at('19970902T090000', ...lines), '2000-01-01')).toEqual(
      days('97: 9/2 9/3 9/10 9/12'),
    );
  });

  it('keeps its time of day when the clocks change, and its moment in UTC', async () => {
    const zoned = at('20261030T090000', 'RRULE:FREQ=DAILY;COUNT=4');
    expect(await starts(zoned, '2027-01-01')).toEqual(days('26: 10/30 10/31 11/1 11/2'));
    const utc = ['DTSTART:20261030T130000Z', 'DURATION:PT10M', 'RRULE:FREQ=DAILY;COUNT=4'];
    expect((await starts(utc, '2027-01-01')).map((text) => text.slice(11))).toEqual([
      '09:00',
      '09:00',
      '08:00',
      '08:00',
    ]);
  });

  it('ends with the day of an end without a time', async () => {
    const rule = 'RRULE:FREQ=DAILY;UNTIL=19970904';
    expect(await starts(at('19970902T090000', rule), '2000-01-01')).toEqual(days('97: 9/2 9/3 9/4'));
  });
});

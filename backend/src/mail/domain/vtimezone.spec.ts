import ICAL from 'ical.js';
import { addDays, momentIn } from '../../calendar/domain/calendar-date.js';
import { vtimezone } from './vtimezone.js';

it.each([
  [
    'Asia/Manila',
    ['BEGIN:STANDARD', 'DTSTART:20260101T000000', 'TZOFFSETFROM:+0800', 'TZOFFSETTO:+0800', 'END:STANDARD'],
  ],
  [
    'America/New_York',
    [
      'BEGIN:STANDARD',
      'DTSTART:20260101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260308T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
    ],
  ],
  [
    'Australia/Lord_Howe',
    [
      'BEGIN:DAYLIGHT',
      'DTSTART:20260101T000000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1100',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20260405T020000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1030',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20261004T020000',
      'TZOFFSETFROM:+1030',
      'TZOFFSETTO:+1100',
      'END:DAYLIGHT',
    ],
  ],
])('the definition of %s in 2026 lists the changes of its clocks', (zone, observances) => {
  expect(vtimezone(zone, 'Office', '2026-11-24').split('\r\n')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Office',
    ...observances,
    'END:VTIMEZONE',
  ]);
});

it('agrees with the clocks of every time zone, all year', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const text = `BEGIN:VCALENDAR\r\n${vtimezone(zone, zone, '2026-06-01')}\r\nEND:VCALENDAR`;
    const definition = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vtimezone')!;
    const parsed = new ICAL.Timezone(definition);
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 11)) {
      const [year, month, date] = day.split('-').map(Number);
      const noon = new ICAL.Time({ year, month, day: date, hour: 12, minute: 0, second: 0 }, parsed);
      expect([zone, day, noon.toUnixTime() * 1000]).toEqual([zone, day, momentIn(zone, day, 720).getTime()]);
    }
  }
});

it('covers several years', () => {
  const text = vtimezone('America/New_York', 'America/New_York', '2025-12-01', '2027-01-31');
  expect(text.match(/DTSTART:\d{8}/g)).toEqual(
    ['20250101', '20250309', '20251102', '20260308', '20261101', '20270314', '20271107'].map(
      (day) => `DTSTART:${day}`,
    ),
  );
});

import type { PreferredTime } from '@contract';
import { scheduleNote } from './scheduleNote';

const names = new Map([['2026-11-30', 'Bonifacio Day']]);

test.each<[string, string, PreferredTime | '', string | null]>([
  ['a weekday', '2026-11-24', '4pm', null],
  ['a Sunday', '2026-11-29', '10am', 'The office is closed on this day.'],
  ['a holiday', '2026-11-30', '10am', 'The office is closed on this day: Bonifacio Day.'],
  ['a holiday without a time', '2026-11-30', '', 'The office is closed on this day: Bonifacio Day.'],
  ['a Saturday morning', '2026-11-28', '10am', null],
  [
    'a Saturday at closing time',
    '2026-11-28',
    '2pm',
    'Outside business hours: on this day 10:00 AM to 2:00 PM.',
  ],
  [
    'a Saturday before opening',
    '2026-11-28',
    '9am',
    'Outside business hours: on this day 10:00 AM to 2:00 PM.',
  ],
  ['an incomplete date', '', '10am', null],
  ['an open day without a time', '2026-11-27', '', null],
  ['a closed day without a time', '2026-11-29', '', 'The office is closed on this day.'],
])('the note for %s names closed days and hours alone', (_, date, time, note) => {
  expect(scheduleNote(date, time, names)).toBe(note);
});

test('another week counts, to the minute', () => {
  const week = [{ opens: 605, closes: 1_440 }, { opens: 0, closes: 725 }, null, null, null, null, null];
  expect(scheduleNote('2026-11-29', '10am', names, week)).toBe(
    'Outside business hours: on this day 10:05 AM to 12:00 AM.',
  );
  expect(scheduleNote('2026-11-29', '11am', names, week)).toBeNull();
  expect(scheduleNote('2026-12-07', '1pm', names, week)).toBe(
    'Outside business hours: on this day 12:00 AM to 12:05 PM.',
  );
  expect(scheduleNote('2026-11-24', '10am', names, week)).toBe('The office is closed on this day.');
});

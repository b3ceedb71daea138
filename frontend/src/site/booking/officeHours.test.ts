import { dayHint, hourLabel, officeHoursRows, timeHint, weekInShort } from './officeHours';

test.each([
  [0, '12:00 AM'],
  [9, '9:00 AM'],
  [12, '12:00 PM'],
  [18, '6:00 PM'],
])('says %i o’clock as %s', (hour, label) => {
  expect(hourLabel(hour)).toBe(label);
});

test('lists the hours of the spec from Monday, equal days together', () => {
  expect(officeHoursRows()).toEqual([
    { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM to 2:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
  expect(weekInShort()).toBe('Mon–Fri 9–6, Sat 10–2, Sun closed');
});

test.each([
  ['', 'Mon–Fri 9–6, Sat 10–2, Sun closed'],
  ['2025-10-10', 'Friday: open 9:00 AM to 6:00 PM.'],
  ['2025-10-11', 'Saturday: open 10:00 AM to 2:00 PM.'],
  ['2025-10-12', 'Closed on Sundays. We will offer you the nearest open day.'],
])('says of the day %s: %s', (date, hint) => {
  expect(dayHint(date)).toBe(hint);
});

test.each([
  ['2025-10-10', '9am', 'Philippine time.'],
  ['2025-10-11', '9am', 'Outside that day’s hours. We will offer you the nearest time.'],
  ['2025-10-11', '1pm', 'Philippine time.'],
  ['2025-10-11', '2pm', 'Outside that day’s hours. We will offer you the nearest time.'],
  ['2025-10-12', '2pm', 'Philippine time.'],
  ['', '2pm', 'Philippine time.'],
  ['2025-10-11', '', 'Philippine time.'],
])('says of %s at %s: %s', (date, time, hint) => {
  expect(timeHint(date, time)).toBe(hint);
});

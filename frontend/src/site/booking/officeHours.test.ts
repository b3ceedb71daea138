import { dayHint, hourLabel, officeHoursRows, officeTime, timeHint, shortWeekLabel } from './officeHours';

test.each([
  [0, '12:00 AM'],
  [9, '9:00 AM'],
  [12, '12:00 PM'],
  [18, '6:00 PM'],
])('formats hour %i as %s', (hour, label) => {
  expect(hourLabel(hour)).toBe(label);
});

test('lists the hours of the spec from Monday, with equal days grouped', () => {
  expect(officeHoursRows()).toEqual([
    { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM to 2:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
  expect(shortWeekLabel()).toBe('Mon–Fri 9–6, Sat 10–2, Sun closed');
});

test.each([
  ['', 'Mon–Fri 9–6, Sat 10–2, Sun closed'],
  ['2025-10-10', 'Friday: open 9:00 AM to 6:00 PM.'],
  ['2025-10-11', 'Saturday: open 10:00 AM to 2:00 PM.'],
  ['2025-10-12', 'Closed on Sundays. We will offer you the nearest open day.'],
])('hint for the date %s: %s', (date, hint) => {
  expect(dayHint(date)).toBe(hint);
});

// a Friday, 9:30 AM
const now = { date: '2025-10-10', minute: 570 };

test.each([
  ['2025-10-17', '9am', 'Philippine time.'],
  ['2025-10-11', '9am', 'Outside that day’s hours. We will offer you the nearest time.'],
  ['2025-10-11', '1pm', 'Philippine time.'],
  ['2025-10-11', '2pm', 'Outside that day’s hours. We will offer you the nearest time.'],
  ['2025-10-12', '2pm', 'Philippine time.'],
  ['2025-10-10', '9am', '9:00 AM has passed today; we will offer the next one.'],
  ['2025-10-10', '10am', 'Philippine time.'],
  ['', '2pm', 'Philippine time.'],
  ['2025-10-11', '', 'Philippine time.'],
])('hint for %s at %s: %s', (date, time, hint) => {
  expect(timeHint({ date, time }, 'Philippine time', now)).toBe(hint);
});

test('a time counts as past from its full hour on, and not before hydration', () => {
  const hint = (present?: typeof now) => timeHint({ date: now.date, time: '1pm' }, 'Japan time', present);
  expect(hint({ ...now, minute: 779 })).toBe('Japan time.');
  expect(hint({ ...now, minute: 780 })).toMatch(/^1:00 PM has passed/);
  expect(hint(undefined)).toBe('Japan time.');
});

test('uses the office’s time zone', () => {
  expect(officeTime('Asia/Manila', new Date('2025-10-09T17:05:00Z'))).toEqual({
    date: '2025-10-10',
    minute: 65,
  });
});

import { BUSINESS_HOURS } from '@contract';
import { dayHint, isMinorToday, timeHint } from './bookingHints';

const closedDays = [
  { date: '2025-12-25', name: 'Christmas Day' },
  { date: '2025-10-13', name: 'Staff training' },
];
const office = { week: BUSINESS_HOURS, closedDays };
const noHolidays = { week: BUSINESS_HOURS, closedDays: [] };
// a Friday, 9:30 AM
const now = { date: '2025-10-10', minute: 570 };
const OUTSIDE = 'Outside that day’s hours. We will offer you the nearest time.';
const OTHER_DAY = 'We will offer you the nearest open day.';

test.each([
  ['', 'Mon–Fri 9–6, Sat 10–2, Sun closed', false],
  ['2025-10-10', 'Friday: open 9:00 AM to 6:00 PM.', false],
  ['2025-10-11', 'Saturday: open 10:00 AM to 2:00 PM.', false],
  ['2025-10-12', `Closed on Sundays. ${OTHER_DAY}`, true],
  ['2025-10-13', `Staff training: we are closed. ${OTHER_DAY}`, true],
  ['2025-12-25', `Christmas Day: we are closed. ${OTHER_DAY}`, true],
])('the hint for the date %s says: %s', (date, text, advice) => {
  expect(dayHint(date, office, now)).toEqual(advice ? { text, advice } : { text });
});

test('advises another day when no time is left today, and not before hydration', () => {
  const at = (minute: number) => dayHint(now.date, noHolidays, { ...now, minute }).text;
  expect(at(16 * 60 - 1)).toBe('Friday: open 9:00 AM to 6:00 PM.');
  expect(at(16 * 60)).toBe(`No time is left today. ${OTHER_DAY}`);
  expect(dayHint(now.date, noHolidays, undefined).text).toBe('Friday: open 9:00 AM to 6:00 PM.');
});

test('the hints follow the week of the owner', () => {
  const late = { opens: 570, closes: 1110 };
  const week = [null, null, late, late, late, late, null];
  const own = { week, closedDays: [] };
  expect(dayHint('', own, now).text).toBe('Mon closed, Tue–Fri 9:30–6:30, Sat–Sun closed');
  expect(dayHint('2025-10-10', own, undefined).text).toBe('Friday: open 9:30 AM to 6:30 PM.');
  expect(dayHint('2025-10-13', own, now).text).toBe(`Closed on Mondays. ${OTHER_DAY}`);
  const hint = (time: string) => timeHint({ date: '2025-10-17', time }, own, 'Philippine time', now).text;
  expect([hint('9am'), hint('10am')]).toEqual([OUTSIDE, 'Philippine time.']);
});

test.each([
  ['2025-10-17', '9am', 'Philippine time.', false],
  ['2025-10-11', '9am', OUTSIDE, true],
  ['2025-10-11', '1pm', 'Philippine time.', false],
  ['2025-10-11', '2pm', OUTSIDE, true],
  ['2025-10-12', '2pm', 'Philippine time.', false],
  ['2025-12-25', '9am', 'Philippine time.', false],
  ['2025-10-10', '9am', '9:00 AM has passed today; we will offer the next one.', true],
  ['2025-10-10', '10am', 'Philippine time.', false],
  ['', '2pm', 'Philippine time.', false],
  ['2025-10-11', '', 'Philippine time.', false],
])('the hint for %s at %s says: %s', (date, time, text, advice) => {
  expect(timeHint({ date, time }, office, 'Philippine time', now)).toEqual(
    advice ? { text, advice } : { text },
  );
});

test('a time counts as past from its full hour on, and not before hydration', () => {
  const hint = (present?: typeof now) =>
    timeHint({ date: now.date, time: '1pm' }, noHolidays, 'Japan time', present).text;
  expect(hint({ ...now, minute: 779 })).toBe('Japan time.');
  expect(hint({ ...now, minute: 780 })).toMatch(/^1:00 PM has passed/);
  expect(hint(undefined)).toBe('Japan time.');
});

test('a person is a minor until the day of the 18th birthday at the office', () => {
  expect(isMinorToday('2007-10-10', now)).toBe(false);
  expect(isMinorToday('2007-10-11', now)).toBe(true);
  // only the browser knows the day
  expect(isMinorToday('2020-01-01', undefined)).toBe(false);
});

import { dayHint, timeHint } from './bookingHints';

const closedDays = [
  { date: '2025-12-25', name: 'Christmas Day' },
  { date: '2025-10-13', name: 'Staff training' },
];
// a Friday, 9:30 AM
const now = { date: '2025-10-10', minute: 570 };
const OTHER_DAY = 'We will offer you the nearest open day.';

test.each([
  ['', 'Mon–Fri 9–6, Sat 10–2, Sun closed', false],
  ['2025-10-10', 'Friday: open 9:00 AM to 6:00 PM.', false],
  ['2025-10-11', 'Saturday: open 10:00 AM to 2:00 PM.', false],
  ['2025-10-12', `Closed on Sundays. ${OTHER_DAY}`, true],
  ['2025-10-13', `Staff training: we are closed. ${OTHER_DAY}`, true],
  ['2025-12-25', `Christmas Day: we are closed. ${OTHER_DAY}`, true],
])('hint for the date %s: %s', (date, text, advice) => {
  expect(dayHint(date, closedDays, now)).toEqual(advice ? { text, advice } : { text });
});

test('advises another day when no time is left today, and not before hydration', () => {
  const at = (minute: number) => dayHint(now.date, [], { ...now, minute }).text;
  expect(at(16 * 60 - 1)).toBe('Friday: open 9:00 AM to 6:00 PM.');
  expect(at(16 * 60)).toBe(`No time is left today. ${OTHER_DAY}`);
  expect(dayHint(now.date, [], undefined).text).toBe('Friday: open 9:00 AM to 6:00 PM.');
});

const OUTSIDE = 'Outside that day’s hours. We will offer you the nearest time.';

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
])('hint for %s at %s: %s', (date, time, text, advice) => {
  expect(timeHint({ date, time }, closedDays, 'Philippine time', now)).toEqual(
    advice ? { text, advice } : { text },
  );
});

test('a time counts as past from its full hour on, and not before hydration', () => {
  const hint = (present?: typeof now) =>
    timeHint({ date: now.date, time: '1pm' }, [], 'Japan time', present).text;
  expect(hint({ ...now, minute: 779 })).toBe('Japan time.');
  expect(hint({ ...now, minute: 780 })).toMatch(/^1:00 PM has passed/);
  expect(hint(undefined)).toBe('Japan time.');
});

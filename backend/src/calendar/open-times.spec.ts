import type { PreferredTime } from './domain/booking-options.js';
import { OpenTimes } from './open-times.js';
import { FixedBusinessWeek } from './testing/fixed-business-week.js';

const times = new OpenTimes(new FixedBusinessWeek());

it.each([
  ['2026-11-25', '9am', null],
  ['2026-11-25', '4pm', null],
  ['2026-11-28', '9am', 'closed'],
  ['2026-11-28', '10am', null],
  ['2026-11-28', '1pm', null],
  ['2026-11-28', '2pm', 'closed'],
  ['2026-11-29', '11am', 'closed'],
  ['2026-11-30', '9am', 'holiday'],
  // a Saturday
  ['2026-12-26', '9am', 'closed'],
  // a Sunday
  ['2028-12-31', '9am', 'closed'],
  ['9999-11-30', '9am', null],
] as const)('on %s at %s the office is %s', (date, time, why) => {
  expect(times.outsideHours(date, time)).toBe(why);
});

it.each([
  ['', '9am'],
  ['tomorrow', '9am'],
  ['2026-02-30', '9am'],
  ['2026-11-29', 'noon'],
  ['2026-11-29', 'constructor'],
])('nothing is said of %j at %j', (date, time) => {
  expect(times.outsideHours(date, time as PreferredTime)).toBeNull();
});

it('the week and the closed days of the office count', () => {
  const week = [{ opens: 605, closes: 900 }, null, null, null, null, null, null];
  const own = new OpenTimes(new FixedBusinessWeek(week, [{ date: '2026-11-29', name: 'Moving house' }]));
  expect(own.outsideHours('2026-11-22', '10am')).toBe('closed');
  expect(own.outsideHours('2026-11-22', '11am')).toBeNull();
  expect(own.outsideHours('2026-11-22', '2pm')).toBeNull();
  expect(own.outsideHours('2026-11-22', '3pm')).toBe('closed');
  expect(own.outsideHours('2026-11-23', '11am')).toBe('closed');
  expect(own.outsideHours('2026-11-29', '11am')).toBe('holiday');
});

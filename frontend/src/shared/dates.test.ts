import { longDate } from './dates';

test('formats a date in long US style, in the given time zone', () => {
  expect(longDate('2025-10-06T20:00:00Z', 'Asia/Manila')).toBe('October 7, 2025');
  expect(longDate('2025-10-07', 'UTC')).toBe('October 7, 2025');
});

test('returns invalid dates unchanged', () => {
  expect(longDate('soon', 'UTC')).toBe('soon');
});

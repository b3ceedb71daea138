import { longDate } from './dates';

test('says a day in long US style, in the office’s time zone', () => {
  expect(longDate('2025-10-06T20:00:00Z', 'Asia/Manila')).toBe('October 7, 2025');
  expect(longDate('2025-10-07', 'UTC')).toBe('October 7, 2025');
});

test('leaves alone what is no date', () => {
  expect(longDate('soon', 'UTC')).toBe('soon');
});

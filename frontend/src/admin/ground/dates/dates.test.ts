import {
  toCalendarDate,
  formatLongDate,
  formatDateTime,
  formatIsoDateTime,
  formatShortDay,
  formatTime,
} from './dates';

const LATE_UTC = '2026-01-05T17:30:00.000Z';

test('formats dates in US style', () => {
  expect(formatLongDate('2026-11-24')).toBe('November 24, 2026');
  expect(formatShortDay('2026-11-24')).toBe('Tue, Nov 24, 2026');
});

test('returns invalid dates unchanged', () => {
  expect(formatLongDate('29/02/2024')).toBe('29/02/2024');
  expect(formatLongDate('2025-02-29')).toBe('2025-02-29');
  expect(formatDateTime('soon')).toBe('soon');
});

test('formats times and dates in the time zone of the office, not of the browser', () => {
  expect(toCalendarDate(new Date(LATE_UTC))).toBe('2026-01-06');
  expect(formatDateTime(LATE_UTC)).toBe('Jan 6, 2026, 1:30 AM');
  expect(formatIsoDateTime(LATE_UTC)).toBe('2026-01-06 01:30');
  expect(formatTime(new Date(LATE_UTC))).toBe('1:30 AM');
});

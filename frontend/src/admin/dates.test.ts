import { calendarDate, dayOf, longDate, moment, shortDay } from './dates';

test('writes days in US style', () => {
  expect(longDate('2026-11-24')).toBe('November 24, 2026');
  expect(shortDay('2026-11-24')).toBe('Tue, Nov 24, 2026');
});

test('leaves what is no date as it is', () => {
  expect(longDate('29/02/2024')).toBe('29/02/2024');
  expect(moment('soon')).toBe('soon');
  expect(dayOf('2025-02-29')).toBeNull();
});

test('names the day that it is here', () => {
  expect(calendarDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

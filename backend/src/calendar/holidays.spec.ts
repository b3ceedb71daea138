import { addDays } from './domain/calendar-date.js';
import { holidaysBetween } from './holidays.js';

const nameOn = (date: string) => holidaysBetween(date, date).map(({ name }) => name);

it.each([
  ['2026-01-01', "New Year's Day"],
  ['2027-01-01', "New Year's Day"],
  ['2026-06-12', 'Independence Day'],
  ['2030-06-12', 'Independence Day'],
  ['2025-04-17', 'Maundy Thursday'],
  ['2025-04-18', 'Good Friday'],
  ['2026-04-02', 'Maundy Thursday'],
  ['2026-04-03', 'Good Friday'],
  ['2027-03-25', 'Maundy Thursday'],
  ['2027-03-26', 'Good Friday'],
  ['2028-04-13', 'Maundy Thursday'],
  ['2028-04-14', 'Good Friday'],
  ['2026-11-30', 'Bonifacio Day'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-30', 'Rizal Day'],
])('%s is %s', (date, name) => {
  expect(nameOn(date)).toEqual([name]);
});

it.each(['2026-01-02', '2026-06-11', '2026-06-13', '2026-04-06', '2026-12-24', '2026-12-29'])(
  '%s is no public holiday',
  (date) => {
    expect(nameOn(date)).toEqual([]);
  },
);

it('includes both ends, spans years and is in order', () => {
  expect(holidaysBetween('2026-12-25', '2027-01-01')).toEqual([
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-30', name: 'Rizal Day' },
    { date: '2027-01-01', name: "New Year's Day" },
  ]);
  expect(holidaysBetween('2026-12-26', '2026-12-29')).toEqual([]);
});

it('lists each day once, with the day and the name only', () => {
  const days = holidaysBetween('2026-01-01', addDays('2026-01-01', 3 * 366));
  const dates = days.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
  for (const day of days)
    expect(day).toEqual({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), name: expect.any(String) });
});

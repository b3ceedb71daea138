import { dueWords, businessToday, quickDates, urgency } from './dueWords';

const TODAY = '2026-11-24'; // a Tuesday

test.each([
  ['2026-11-24', 'Due today'],
  ['2026-11-25', 'Due tomorrow'],
  ['2026-11-27', 'Due Fri, Nov 27'],
  ['2027-01-04', 'Due Mon, Jan 4, 2027'],
  ['2026-11-23', '1 day overdue'],
  ['2026-11-21', '3 days overdue'],
  ['2022-02-28', '1,730 days overdue'],
])('a task for %s is "%s"', (date, words) => {
  expect(dueWords(date, TODAY)).toBe(words);
});

test.each([
  ['2026-11-23', 'overdue'],
  ['2026-11-24', 'today'],
  ['2026-11-25', 'later'],
])('a task for %s is %s', (date, expected) => {
  expect(urgency(date, TODAY)).toBe(expected);
});

test.each([
  ['2026-11-22', 'Today 22, Tomorrow 23, Friday 27, Next week 30'],
  ['2026-11-24', 'Today 24, Tomorrow 25, Friday 27, Next week 30'],
  ['2026-11-26', 'Today 26, Tomorrow 27, Next week 30'],
  ['2026-11-27', 'Today 27, Tomorrow 28, Next week 30'],
  ['2026-11-28', 'Today 28, Tomorrow 29, Next week 30'],
])('quick dates on %s are %s', (today, expected) => {
  expect(
    quickDates(today)
      .map(({ label, date }) => `${label} ${date.slice(8)}`)
      .join(', '),
  ).toBe(expected);
});

test('today is the day of the office', () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T17:00:00Z') });
  expect(businessToday()).toBe('2026-11-25');
  jest.useRealTimers();
});

import fc from 'fast-check';
import { addDays, type CalendarDate, isCalendarDate } from './calendar-date.js';
import { recurringOn, yearsBetween } from './recurring-days.js';

/** The date that many months later, or the last day of that month. */
function monthsLater(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const start = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  for (let last = day; ; last -= 1) {
    const candidate = `${start}-${String(last).padStart(2, '0')}`;
    if (isCalendarDate(candidate)) return candidate;
  }
}

const dates = fc.integer({ min: 0, max: 6 * 366 }).map((days) => addDays('2023-01-01', days));
const steps = fc.constantFrom<1 | 3 | 12>(1, 3, 12);

describe('the days that a date repeats', () => {
  it.each<[string, 1 | 3 | 12, readonly string[]]>([
    ['2026-11-22', 12, ['11-22']],
    ['2026-02-28', 12, ['02-28', '02-29']],
    ['2024-02-28', 12, ['02-28']],
    ['2024-02-29', 12, ['02-29']],
    ['2026-03-01', 12, ['03-01']],
    ['2026-05-15', 3, ['05-15', '08-15', '11-15', '02-15']],
    ['2026-04-30', 3, ['04-30', '07-30', '07-31', '10-30', '10-31', '01-30', '01-31']],
    ['2026-05-30', 3, ['05-30', '08-30', '11-30']],
  ])('on %s, every %i months, are %j', (date, months, days) =>
    expect(recurringOn(date, months)).toEqual(days),
  );

  it.each([
    ['2026-01-31', '2026-02-28', true],
    ['2024-01-31', '2024-02-28', false],
    ['2024-01-31', '2024-02-29', true],
    ['2026-01-31', '2026-03-31', true],
    ['2026-01-31', '2026-03-28', false],
    ['2026-01-15', '2026-02-15', true],
  ])('month by month: %s is repeated on %s: %s', (first, date, isRepeated) =>
    expect(recurringOn(date, 1).includes(first.slice(5))).toBe(isRepeated),
  );

  it('are those that counting months finds', () => {
    fc.assert(
      fc.property(dates, steps, dates, (first, months, date) => {
        fc.pre(first < date);
        const isRepeated = Array.from({ length: 90 }, (_, index) => (index + 1) * months).some(
          (later) => monthsLater(first, later) === date,
        );
        expect(recurringOn(date, months).includes(first.slice(5))).toBe(isRepeated);
      }),
      { numRuns: 500 },
    );
  });

  it('are existing days, each once', () => {
    fc.assert(
      fc.property(dates, steps, (date, months) => {
        const days = recurringOn(date, months);
        expect(days.every((day) => isCalendarDate(`2024-${day}`))).toBe(true);
        expect(new Set(days).size).toBe(days.length);
      }),
    );
  });
});

describe('the completed years', () => {
  it.each([
    ['1984-03-12', '2026-03-11', 41],
    ['1984-03-12', '2026-03-12', 42],
    ['1984-02-29', '2026-02-27', 41],
    ['1984-02-29', '2026-02-28', 42],
    ['1984-02-29', '2024-02-28', 39],
    ['1984-02-29', '2024-02-29', 40],
    ['2026-01-01', '2026-12-31', 0],
  ])('from %s to %s are %i', (from, to, years) => expect(yearsBetween(from, to)).toBe(years));
});

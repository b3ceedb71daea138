import { addMonths } from './calendar-date.js';
import { workingDaysLater } from '../working-days.js';
import { workingDayAfter } from './working-days.js';

const none = () => false;

describe('working days', () => {
  it.each([
    ['2025-11-03', 1, '2025-11-04', 'a Monday'],
    ['2025-11-07', 1, '2025-11-10', 'a Friday'],
    ['2025-11-08', 1, '2025-11-10', 'a Saturday'],
    ['2025-11-09', 1, '2025-11-10', 'a Sunday'],
    ['2025-11-03', 5, '2025-11-10', 'a week'],
    ['2025-11-03', 15, '2025-11-24', 'three weeks'],
    ['2025-11-03', 0, '2025-11-03', 'none'],
  ])('from %s on, %i end on %s: %s', (from, days, end) => {
    expect(workingDayAfter(from, days, none)).toBe(end);
  });

  it('leave out holidays, once when they are on a weekend', () => {
    const holidays = ['2025-11-04', '2025-11-08'];
    expect(workingDayAfter('2025-11-03', 4, (date) => holidays.includes(date))).toBe('2025-11-10');
  });

  it.each([
    ['2025-12-15', '2026-01-08', 'Christmas, Rizal Day and New Year'],
    ['2026-03-23', '2026-04-16', 'Holy Week and the Day of Valor'],
    ['2026-04-30', '2026-05-22', 'Labor Day'],
    ['2024-02-28', '2024-03-20', 'a leap year'],
  ])('from %s on, fifteen in the Philippines end on %s: %s', (from, end) => {
    expect(workingDaysLater(from, 15)).toBe(end);
  });
});

describe('months later', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2025-01-31', 13, '2026-02-28'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-10-31', 1, '2025-11-30'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-12-31', 2, '2026-02-28'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2026-01-31', -24, '2024-01-31'],
  ])('%s and %i months are %s', (from, months, end) => {
    expect(addMonths(from, months)).toBe(end);
  });
});

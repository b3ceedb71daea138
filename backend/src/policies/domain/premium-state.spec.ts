import fc from 'fast-check';
import { addDays } from '../../calendar/domain/calendar-date.js';
import { daysPastGrace, graceDaysLeft, graceEnd, premiumState, type PremiumState } from './premium-state.js';

const premium = (graceDays: number, paidAmount = 0) => ({
  dueDate: '2026-01-31',
  graceEndsOn: graceEnd('2026-01-31', graceDays),
  amount: 250_000,
  paidAmount,
});

describe('a premium due on 31 January with 31 days of grace', () => {
  it.each<[string, PremiumState, number | null]>([
    ['2026-01-30', 'upcoming', null],
    ['2026-01-31', 'due', null],
    ['2026-02-01', 'in grace', 30],
    ['2026-03-02', 'in grace', 1],
    ['2026-03-03', 'in grace', 0],
    ['2026-03-04', 'past grace', null],
  ])('is on %s %s, with days left: %j', (today, state, daysLeft) => {
    expect([premiumState(premium(31), today), graceDaysLeft(premium(31), today)]).toEqual([state, daysLeft]);
    expect(premiumState(premium(31, 249_999), today)).toBe(state);
    expect(premiumState(premium(31, 250_000), today)).toBe('paid');
    expect(premiumState(premium(31, 300_000), today)).toBe('paid');
  });
});

test('a premium without grace days is past grace the day after', () => {
  expect(premiumState(premium(0), '2026-01-31')).toBe('due');
  expect(premiumState(premium(0), '2026-02-01')).toBe('past grace');
});

test('a premium is past grace for a day on the day after, and for none while it is in grace or paid', () => {
  expect(daysPastGrace(premium(31), '2026-03-03')).toBeNull();
  expect(daysPastGrace(premium(31), '2026-03-04')).toBe(1);
  expect(daysPastGrace(premium(31), '2026-04-04')).toBe(32);
  expect(daysPastGrace(premium(31, 250_000), '2026-04-04')).toBeNull();
});

test('an unpaid premium is upcoming, due, in grace for exactly its grace days, and past grace, in that order', () => {
  fc.assert(
    fc.property(fc.nat(80_000), fc.nat(366), (start, graceDays) => {
      const dueDate = addDays('1950-01-01', start);
      const one = { dueDate, graceEndsOn: graceEnd(dueDate, graceDays), amount: 1, paidAmount: 0 };
      const states = Array.from({ length: graceDays + 3 }, (_, day) =>
        premiumState(one, addDays(dueDate, day - 1)),
      );
      const grace = Array.from({ length: graceDays }, () => 'in grace');
      expect(states).toEqual(['upcoming', 'due', ...grace, 'past grace']);
      const left = Array.from({ length: graceDays }, (_, day) =>
        graceDaysLeft(one, addDays(dueDate, day + 1)),
      );
      expect(left).toEqual(Array.from({ length: graceDays }, (_, day) => graceDays - 1 - day));
    }),
    { numRuns: 30 },
  );
});

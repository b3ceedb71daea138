import { aPolicy, aStoredPolicy } from '../testing/builders.js';
import { premiumToday, stateOf, upcomingTerms } from './premium-today.js';

const { policy, premiums } = aStoredPolicy({ startsOn: '2026-10-31' });
const [premium] = premiums;
const lapsed = { ...policy, force: 'lapsed' } as const;

describe('a premium as it is today', () => {
  it('has its state and the days of grace that are left', () => {
    const { id, dueDate, graceEndsOn } = premium!;
    expect(premiumToday(premium!, policy, '2026-11-20')).toEqual({
      id,
      dueDate,
      graceEndsOn,
      amount: 250_000,
      paidAmount: 0,
      currency: 'PHP',
      state: 'in grace',
      daysLeft: 11,
    });
  });

  it('has neither when its policy ended or is not yet in force, unless it is paid', () => {
    const notYet = { ...policy, force: 'not yet' } as const;
    expect(premiumToday(premium!, notYet, '2026-11-20')).toMatchObject({ state: null, daysLeft: null });
    expect(premiumToday(premium!, lapsed, '2026-11-20')).toMatchObject({ state: null, daysLeft: null });
    expect(stateOf(lapsed, { ...premium!, paidAmount: 250_000 }, '2026-11-20')).toBe('paid');
  });
});

test('the next terms of a policy are those of the first day on which they change', () => {
  const upcoming = [
    { effectiveOn: '2027-01-31', graceDays: 15 },
    { effectiveOn: '2027-02-28', mode: 'annual' },
  ] as const;
  const terms = { premium: policy.premium, mode: 'monthly', graceDays: 31 };
  expect(upcomingTerms({ ...policy, upcoming })).toEqual({
    ...terms,
    graceDays: 15,
    effectiveOn: '2027-01-31',
  });
  expect(upcomingTerms(aPolicy())).toBeNull();
});

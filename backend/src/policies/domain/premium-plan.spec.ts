import { aPolicy, aStoredPolicy } from '../testing/builders.js';
import { asOf, boundaryFrom, periodsFrom, withNext } from './premium-plan.js';

const TODAY = '2026-11-20';
let ids = 0;
const now = { today: TODAY, newId: () => `new ${(ids += 1)}` };

describe('the premiums of the months ahead', () => {
  it('follow those that are stored, in the order of their periods', () => {
    const { policy, premiums } = aStoredPolicy({ startsOn: '2026-10-31', mode: 'annual' });
    const later = premiums.slice(1);
    const planned = withNext({ policy, premiums: later }, now);
    expect(planned.premiums.map(({ dueDate }) => dueDate)).toEqual(['2026-10-31', '2027-10-31']);
    expect(planned.premiums[1]).toBe(later[0]);
    expect(planned.nextDueOn).toBe('2028-10-31');
  });

  it('have the price, the days of grace and the days of their terms, and nothing paid', () => {
    const policy = aPolicy({ startsOn: '2026-10-31', mode: 'annual', graceDays: 10 });
    const { premiums } = withNext({ policy, premiums: [] }, now);
    expect(premiums[0]).toEqual({
      id: expect.stringContaining('new') as unknown,
      coversFrom: '2026-10-31',
      coversUntil: '2027-10-31',
      dueDate: '2026-10-31',
      graceEndsOn: '2026-11-10',
      amount: 250_000,
      currency: 'PHP',
      paidAmount: 0,
    });
  });

  it('have the ids of premiums without a payment that began on the same days', () => {
    const { policy, premiums } = aStoredPolicy({ startsOn: '2026-10-31', mode: 'annual' });
    const free = premiums.slice(1);
    const planned = withNext({ policy, premiums: [], free }, now);
    expect(planned.premiums.map(({ id }) => id)).toEqual([expect.stringContaining('new'), free[0]!.id]);
  });

  it('are none of a policy that ended', () => {
    const { policy, premiums } = aStoredPolicy({ startsOn: '2026-10-31' });
    const lapsed = { ...policy, force: 'lapsed' } as const;
    expect(withNext({ policy: lapsed, premiums }, now)).toEqual({
      policy: lapsed,
      premiums,
      nextDueOn: null,
    });
  });

  it('begin a later mode where a premium does', () => {
    const upcoming = [
      { effectiveOn: '2027-01-05', mode: 'annual' },
      { effectiveOn: '2027-02-05', graceDays: 5 },
    ] as const;
    const policy = { ...aPolicy({ startsOn: '2026-10-31' }), upcoming };
    const planned = withNext({ policy, premiums: [] }, now);
    expect(planned.policy.upcoming).toEqual([{ ...upcoming[0], effectiveOn: '2027-01-31' }, upcoming[1]]);
    const amount = { ...policy, upcoming: upcoming.slice(1) };
    expect(withNext({ policy: amount, premiums: [] }, now).policy).toBe(amount);
  });
});

describe('a policy on a day', () => {
  const upcoming = [
    { effectiveOn: '2026-12-10', graceDays: 15 },
    { effectiveOn: '2027-01-10', mode: 'annual' },
  ] as const;
  const policy = { ...aPolicy({ startsOn: '2026-03-10' }), upcoming };

  it.each([
    ['2026-12-09', { graceDays: 31, mode: 'monthly', planFrom: null, termsSince: null, upcoming }],
    [
      '2026-12-10',
      {
        graceDays: 15,
        mode: 'monthly',
        planFrom: null,
        termsSince: '2026-12-10',
        upcoming: upcoming.slice(1),
      },
    ],
    [
      '2027-03-01',
      { graceDays: 15, mode: 'annual', planFrom: '2027-01-10', termsSince: '2027-01-10', upcoming: [] },
    ],
  ])('%s has the terms that hold since then', (day, expected) =>
    expect(asOf(policy, day)).toEqual({ ...policy, ...expected }),
  );

  it('on which nothing changes is the same', () => {
    expect(asOf(policy, TODAY)).toBe(policy);
    const plain = aPolicy();
    expect(asOf(plain, TODAY)).toBe(plain);
  });
});

describe('the first period whose premium is due on a day or later', () => {
  const { policy, premiums } = aStoredPolicy({ startsOn: '2026-10-31' });

  it.each([
    ['2026-10-31', '2026-10-31'],
    ['2026-11-01', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
  ])('from %s on begins on %s', (from, expected) => {
    expect(periodsFrom(policy, premiums, from)).toBe(expected);
    expect(periodsFrom(policy, [], from)).toBe(expected);
    expect(boundaryFrom(policy, premiums, from)).toBe(expected);
  });

  it('may be one whose due date was corrected', () => {
    const moved = premiums.map((one, place) => (place === 1 ? { ...one, dueDate: '2026-12-05' } : one));
    expect(periodsFrom(policy, moved, '2026-12-01')).toBe('2026-11-30');
    expect(periodsFrom(policy, moved, '2026-12-06')).toBe('2026-12-31');
  });

  it('is none behind the end of the policy', () => {
    const ending = { ...policy, endsOn: '2026-11-30' };
    expect(periodsFrom(ending, premiums.slice(0, 1), '2026-11-01')).toBeNull();
    expect(boundaryFrom(ending, premiums.slice(0, 1), '2026-11-01')).toBe('2026-11-01');
  });

  it('may be stored before the day from which premiums are planned', () => {
    const later = { ...policy, planFrom: '2027-06-30' };
    expect(periodsFrom(later, premiums, '2026-11-01')).toBe('2026-11-30');
    expect(periodsFrom(later, [], '2026-11-01')).toBe('2027-06-30');
  });
});

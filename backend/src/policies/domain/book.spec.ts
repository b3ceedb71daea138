import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import {
  bookMonths,
  cohortsOf,
  daysOf,
  entriesOfPolicy,
  entriesOfPremium,
  entriesOfPremiums,
  leavingOf,
  persistencyOf,
  STILL_KEPT,
  yearlyPremium,
} from './book.js';
import { aPolicy } from '../testing/builders.js';

const TODAY = '2026-11-21';

test.each([
  ['annual', 250_000],
  ['semi-annual', 500_000],
  ['quarterly', 1_000_000],
  ['monthly', 3_000_000],
  ['single', null],
] as const)('the premiums of a year that are paid %s are %s centavos for 250,000 each', (mode, yearly) => {
  expect(yearlyPremium(aPolicy({ mode }))).toBe(yearly);
});

describe('a policy', () => {
  const inForce = { ...aPolicy({ startsOn: '2025-10-31' }), leftOn: null, keptMonths: STILL_KEPT };
  const changed = (
    changes: Parameters<typeof aPolicy>[0],
    before: Parameters<typeof leavingOf>[0] = inForce,
  ) => leavingOf(before, aPolicy({ startsOn: '2025-10-31', ...changes }), TODAY);

  it('in force has not left', () => {
    expect(leavingOf(null, inForce, TODAY)).toEqual({ leftOn: null, keptMonths: STILL_KEPT });
  });

  it.each(['lapsed', 'surrendered', 'cancelled'] as const)(
    'that is recorded as %s left on that day, after whole months',
    (force) => {
      expect(changed({ force })).toEqual({ leftOn: TODAY, keptMonths: 12 });
    },
  );

  it('that matured left on the day of its maturity, whenever that is recorded, and was not lost', () => {
    const matured = { force: 'matured', endsOn: '2026-10-31' } as const;
    expect(changed(matured)).toEqual({ leftOn: '2026-10-31', keptMonths: STILL_KEPT });
    expect(changed({ force: 'claimed' })).toEqual({ leftOn: TODAY, keptMonths: STILL_KEPT });
    expect(leavingOf(null, aPolicy({ startsOn: '2025-10-31', ...matured }), TODAY).leftOn).toBe('2026-10-31');
    expect(changed({ ...matured, endsOn: '2027-10-31' }).leftOn).toBe(TODAY);
  });

  it('keeps its day when its state is corrected, and has its months counted from a corrected start', () => {
    const lapsed = { ...aPolicy({ force: 'lapsed' }), leftOn: '2026-11-30', keptMonths: 13 };
    expect(changed({ force: 'surrendered' }, lapsed).leftOn).toBe('2026-11-30');
    expect(changed({ force: 'lapsed', startsOn: '2025-11-01' }, lapsed).keptMonths).toBe(12);
  });

  it('that is in force again has never left', () => {
    const lapsed = { ...aPolicy({ force: 'lapsed' }), leftOn: '2026-11-30', keptMonths: 13 };
    expect(changed({}, lapsed)).toEqual({ leftOn: null, keptMonths: STILL_KEPT });
  });

  it('has left on the day that the insurer says, also when that is corrected', () => {
    expect(changed({ force: 'lapsed', forceSince: '2026-10-30' })).toEqual({
      leftOn: '2026-10-30',
      keptMonths: 11,
    });
    const lapsed = { ...aPolicy({ force: 'lapsed' }), leftOn: TODAY, keptMonths: 12 };
    expect(changed({ force: 'lapsed', forceSince: '2026-11-01' }, lapsed).leftOn).toBe('2026-11-01');
    // whatever its end is
    expect(changed({ force: 'lapsed', endsOn: '2026-10-31' }).leftOn).toBe(TODAY);
    const said = { ...lapsed, forceSince: '2026-11-01', leftOn: '2026-11-01' };
    expect(changed({ force: 'lapsed', forceSince: null }, said).leftOn).toBe(TODAY);
  });

  it('was kept for whole months on their last day', () => {
    expect(changed({ force: 'lapsed', startsOn: '2025-10-21' }).keptMonths).toBe(13);
    expect(changed({ force: 'lapsed', startsOn: '2025-10-22' }).keptMonths).toBe(12);
  });

  it('that is not in force yet after all has not left', () => {
    expect(changed({ force: 'not yet' })).toEqual({ leftOn: null, keptMonths: null });
  });

  it('was kept for no month when it ended before its start', () => {
    expect(changed({ force: 'cancelled', startsOn: '2027-01-31' })).toEqual({ leftOn: TODAY, keptMonths: 0 });
  });

  it('that was never in force and lapsed has left', () => {
    const notYet = { ...aPolicy({ force: 'not yet' }), leftOn: null, keptMonths: null };
    expect(changed({ force: 'lapsed' }, notYet).leftOn).toBe(TODAY);
  });

  it('has no known day when it was added after its end, and none when it never came into force', () => {
    const unknown = { leftOn: null, keptMonths: null };
    expect(leavingOf(null, aPolicy({ force: 'lapsed' }), TODAY)).toEqual(unknown);
    expect(leavingOf(null, aPolicy({ force: 'not yet' }), TODAY)).toEqual(unknown);
    const notYet = { ...aPolicy({ force: 'not yet' }), ...unknown };
    expect(changed({ force: 'cancelled' }, notYet)).toEqual(unknown);
  });

  it('is counted by force, by product with its premiums, and by the months that it was kept', () => {
    const policy = { ...inForce, productId: 'product' };
    const names = (changes: object) =>
      entriesOfPolicy({ ...policy, ...changes }).map(({ scope, period, item, currency, amount }) =>
        [scope, period, item, currency, amount].join(' '),
      );
    expect(names({})).toEqual([
      'state  in force  0',
      'yearly  product PHP 3000000',
      'kept 2025-10 0  0',
      'kept 2025-10 13  0',
      'kept 2025-10 25  0',
    ]);
    expect(names({ mode: 'single' })[1]).toBe('single  product PHP 250000');
    expect(names({ force: 'lapsed', leftOn: TODAY, keptMonths: 13 })).toEqual([
      'state  lapsed  0',
      'kept 2025-10 0  0',
      'kept 2025-10 13  0',
      'left 2026-11 lapsed  0',
    ]);
    expect(names({ force: 'not yet', keptMonths: null })).toEqual(['state  not yet  0']);
  });
});

test('a premium is counted as due, and as paid or, with what is owed, by the end of its grace days', () => {
  const premium = { dueDate: '2026-11-05', graceEndsOn: '2026-12-06', amount: 100, currency: 'PHP' };
  const due = { scope: 'due', period: '2026-11', item: '', currency: 'PHP', counted: 1, amount: 100 };
  expect(entriesOfPremium({ ...premium, paidAmount: 120 }, true)).toEqual([
    due,
    { ...due, scope: 'paid', amount: 120 },
  ]);
  expect(entriesOfPremium({ ...premium, paidAmount: 30 }, true)).toEqual([
    due,
    { ...due, scope: 'unpaid', period: '2026-11-05', item: '2026-12-06', amount: 70 },
  ]);
  expect(entriesOfPremium({ ...premium, paidAmount: 30 }, false)).toEqual([due]);
});

describe('the premiums of a policy', () => {
  const premium = (day: string, paidAmount: number) => ({
    dueDate: `2026-${day}`,
    graceEndsOn: `2027-${day}`,
    amount: 100,
    currency: 'PHP',
    paidAmount,
  });
  const scopes = (premiums: ReturnType<typeof premium>[], isPaying = true) =>
    entriesOfPremiums(premiums, isPaying)
      .filter(({ scope }) => !['due', 'paid', 'unpaid'].includes(scope))
      .map(({ scope, period, item, currency, counted, amount }) => ({
        [scope]: [period, item, currency, counted, amount],
      }));

  it('are counted one by one, and together by whether one is paid, and by the last due and first grace of unpaid ones', () => {
    const premiums = [premium('03-10', 0), premium('01-10', 100), premium('02-10', 99), premium('04-10', 0)];
    expect(scopes(premiums)).toEqual([
      { hasPaid: ['', '', '', 1, 0] },
      { lastUnpaid: ['2026-04-10', '', '', 1, 0] },
      { firstGrace: ['2027-02-10', '', '', 1, 0] },
    ]);
    expect(entriesOfPremiums(premiums, true).slice(0, 8)).toEqual(
      premiums.flatMap((one) => entriesOfPremium(one, true)),
    );
  });

  it('of one that ended are unpaid no more', () => {
    expect(scopes([premium('01-10', 0)], false)).toEqual([]);
    expect(scopes([premium('01-10', 100), premium('02-10', 0)], false)).toEqual([
      { hasPaid: ['', '', '', 1, 0] },
    ]);
  });

  it('are none that is unpaid where all are paid', () => {
    expect(scopes([premium('01-10', 100)])).toEqual([{ hasPaid: ['', '', '', 1, 0] }]);
    expect(scopes([])).toEqual([]);
  });
});

describe('the months of the book', () => {
  it('are the last twelve unless others are asked for, by month or by day', () => {
    const months = bookMonths({}, TODAY);
    expect([months.length, months[0], months[11]]).toEqual([12, '2025-12', '2026-11']);
    expect(bookMonths({ from: '2026-10' }, TODAY)).toEqual(['2026-10', '2026-11']);
    expect(bookMonths({ from: '2026-11-30' }, TODAY)).toEqual(['2026-11']);
    expect(bookMonths({ from: '2026-12-31', to: '2027-01-01' }, TODAY)).toEqual(['2026-12', '2027-01']);
    expect(bookMonths({ to: '2024-02-29' }, TODAY)[0]).toBe('2023-03');
    expect(bookMonths({ from: '2022-01', to: '2026-12' }, TODAY)).toHaveLength(60);
  });

  it.each([
    [{ from: '2026-13' }, { from: 'From must be a real date' }],
    [{ to: '2026-02-30' }, { to: 'To must be a real date' }],
    [{ from: ['2026-01'] }, { from: 'From must be a real date' }],
    [{ to: '1899-12' }, { to: 'To must be between 1900 and 2199' }],
    [{ from: '2026-12' }, { from: 'From must not be later than to' }],
    [{ from: '2021-12', to: '2026-12' }, { to: 'To must be at most 59 months after from' }],
  ])('reject %j', (query, errors) => {
    expect(domainErrorOf(() => bookMonths(query, TODAY)).errors).toEqual(errors);
  });

  it('have a first and a last day', () => {
    expect([daysOf('2024-02'), daysOf('2026-12')]).toEqual([
      ['2024-02-01', '2024-02-29'],
      ['2026-12-01', '2026-12-31'],
    ]);
  });
});

describe('persistency', () => {
  it('is measured for the policies that began so many months before a month that is over', () => {
    expect(cohortsOf(['2026-09', '2026-10', '2026-11'], 13, TODAY)).toEqual(['2025-08', '2025-09']);
    expect(cohortsOf(['2026-10', '2026-11'], 25, TODAY)).toEqual(['2024-09']);
  });

  it('is the share of all policies of the cohorts, not the mean of their shares', () => {
    expect(
      persistencyOf([
        { began: 10, kept: 9 },
        { began: 30, kept: 21 },
      ]),
    ).toBe(0.75);
    expect(persistencyOf([{ began: 0, kept: 0 }])).toBeNull();
  });
});

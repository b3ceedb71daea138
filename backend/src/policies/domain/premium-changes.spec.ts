import fc from 'fast-check';
import { addDays, addMonths } from '../../calendar/domain/calendar-date.js';
import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aPolicy } from '../testing/builders.js';
import { changePreview } from './change-preview.js';
import type { LaidPayment } from './laid-payments.js';
import { changePolicy, type NewPolicy, type Policy, type PolicyChange, statedTerms } from './policy.js';
import { assertDay, type ChangeKind, type HowChanged, replan } from './premium-changes.js';
import { asOf, type Planned, withNext } from './premium-plan.js';
import { type Instalment, PREMIUM_MODES } from './premium-schedule.js';

const TODAY = '2026-11-28';
const AT = '2026-11-28T04:00:00.000Z';

let ids = 0;
const newId = () => String((ids += 1));

/** A policy with its premiums and payments, on a day. */
class Kept {
  constructor(
    readonly policy: Policy,
    readonly premiums: readonly Instalment[],
    readonly payments: readonly LaidPayment[],
    readonly today = TODAY,
  ) {}

  static of(changes: Partial<NewPolicy>, today = TODAY): Kept {
    const { policy, premiums } = withNext(
      {
        policy: aPolicy({ startsOn: '2026-03-10', premium: { amount: 1_500, currency: null }, ...changes }),
        premiums: [],
      },
      { today, newId },
    );
    return new Kept(policy, premiums, [], today);
  }

  /** As earlier versions left it, which planned nothing anew behind what is stored. */
  ofEarlierVersion(): Kept {
    const { policy, premiums, today } = this;
    const planFrom = premiums.at(-1)!.coversUntil;
    return new Kept({ ...policy, planFrom }, premiums, [], today);
  }

  /** With payments of the premiums due before a day, each in full unless an amount is given. */
  paid(before: string, amount?: number): Kept {
    const paid = this.premiums.filter(({ dueDate }) => dueDate < before);
    return paid.reduce((kept, premium) => kept.paidOn(premium.id, amount ?? premium.amount), this as Kept);
  }

  paidOn(premiumId: string, amount: number): Kept {
    const premiums = this.premiums.map((premium) =>
      premium.id === premiumId ? { ...premium, paidAmount: premium.paidAmount + amount } : premium,
    );
    const { dueDate: paidOn } = premiums.find(({ id }) => id === premiumId)!;
    return new Kept(
      this.policy,
      premiums,
      [...this.payments, { id: newId(), premiumId, amount, paidOn }],
      this.today,
    );
  }

  on(today: string): Kept {
    const { policy, premiums } = withNext(
      { policy: asOf(this.policy, today), premiums: this.premiums },
      { today, newId },
    );
    return new Kept(policy, premiums, this.payments, today);
  }

  plan(change: PolicyChange, how: Partial<HowChanged> = {}): Planned {
    const { policy: before, premiums, payments, today } = this;
    const after = changePolicy(before, change, AT, { ifUpdatedAt: null, today });
    const usual = { kind: 'change', effectiveOn: null, arrears: null, stated: statedTerms(change) } as const;
    return replan(before, after, { premiums, payments }, { ...usual, ...how }, { today, newId });
  }

  change(change: PolicyChange, how: Partial<HowChanged> = {}): Kept {
    const { policy, premiums, laid } = this.plan(change, how);
    const payments = this.payments.map((payment) => ({
      ...payment,
      premiumId: laid?.places.get(payment.id) ?? payment.premiumId,
    }));
    return new Kept(policy, premiums, payments, this.today);
  }

  rows(until = '9999'): [dueDate: string, amount: number, paid: number][] {
    return this.premiums
      .filter(({ dueDate }) => dueDate < until)
      .map(({ dueDate, amount, paidAmount }) => [dueDate, amount, paidAmount]);
  }
}

const due = (day: string, paid = 0, amount = 1_500) => [day, amount, paid];
const PAID = ['03', '04', '05', '06', '07', '08', '09', '10'].map((month) => due(`2026-${month}-10`, 1_500));

describe('a change of the terms', () => {
  const monthly = Kept.of({}).paid('2026-11-01');

  it('leaves what is due as it is, and begins with the next due date', () => {
    const kept = monthly.change({ mode: 'annual', premium: { amount: 17_000, currency: null } });
    expect(kept.rows()).toEqual([
      ...PAID,
      due('2026-11-10'),
      due('2026-12-10', 0, 17_000),
      due('2027-12-10', 0, 17_000),
    ]);
    expect(kept.policy).toMatchObject({ mode: 'monthly', premium: { amount: 1_500 } });
    expect(kept.policy.upcoming).toEqual([
      { effectiveOn: '2026-12-10', mode: 'annual', premium: { amount: 17_000, currency: 'PHP' } },
    ]);
    expect(kept.on('2026-12-10').policy).toMatchObject({
      mode: 'annual',
      premium: { amount: 17_000 },
      upcoming: [],
      termsSince: '2026-12-10',
    });
  });

  it('begins where the premium of its first day does', () => {
    const kept = monthly.change({ mode: 'annual' }, { effectiveOn: '2027-01-25' });
    expect(kept.policy.upcoming).toEqual([{ effectiveOn: '2027-02-10', mode: 'annual' }]);
    expect(kept.rows().slice(-4)).toEqual([
      due('2026-12-10'),
      due('2027-01-10'),
      due('2027-02-10'),
      due('2028-02-10'),
    ]);
  });

  it('of the mode waits until what was paid ahead is over', () => {
    const ahead = monthly.paid('2027-02-01');
    const kept = ahead.change({ mode: 'annual' });
    expect(kept.rows().slice(-3)).toEqual([due('2027-01-10', 1_500), due('2027-02-10'), due('2028-02-10')]);
  });

  it('of the amount leaves paid premiums, and asks for the rest of one that is paid in part', () => {
    const [jan, feb] = ['2027-01-10', '2027-02-10'].map(
      (day) => monthly.premiums.find(({ dueDate }) => dueDate === day)!.id,
    );
    const kept = monthly
      .paidOn(jan!, 1_500)
      .paidOn(feb!, 500)
      .change({ premium: { amount: 1_800, currency: null } });
    expect(kept.rows('2027-04').slice(-5)).toEqual([
      due('2026-11-10'),
      due('2026-12-10', 0, 1_800),
      due('2027-01-10', 1_500),
      due('2027-02-10', 500, 1_800),
      due('2027-03-10', 0, 1_800),
    ]);
  });

  it('keeps the rows of the premiums of the same days', () => {
    const kept = monthly.change({ premium: { amount: 1_800, currency: null }, graceDays: 15 });
    expect(kept.premiums.map(({ id }) => id)).toEqual(monthly.premiums.map(({ id }) => id));
    expect(kept.premiums.find(({ dueDate }) => dueDate === '2026-11-10')!.graceEndsOn).toBe('2026-12-11');
    expect(kept.premiums.find(({ dueDate }) => dueDate === '2026-12-10')!.graceEndsOn).toBe('2026-12-25');
  });

  it('from a day on keeps what was to change later', () => {
    const kept = monthly
      .change({ graceDays: 15 }, { effectiveOn: '2027-03-10' })
      .change({ premium: { amount: 1_800, currency: null } });
    expect(kept.policy.upcoming).toEqual([
      { effectiveOn: '2026-12-10', premium: { amount: 1_800, currency: 'PHP' } },
      { effectiveOn: '2027-03-10', graceDays: 15 },
    ]);
    expect(kept.on('2027-04-01').policy).toMatchObject({
      graceDays: 15,
      premium: { amount: 1_800 },
      upcoming: [],
    });
  });

  it('is withdrawn by stating the present terms for its day', () => {
    const kept = monthly
      .change({ mode: 'annual', premium: { amount: 17_000, currency: null } })
      .change({ mode: 'monthly', premium: { amount: 1_500, currency: null } });
    expect([kept.policy.upcoming, kept.rows()]).toEqual([[], monthly.rows()]);
  });

  it('ends a single premium where the next mode begins', () => {
    const single = Kept.of({ mode: 'single' }).paid(TODAY);
    expect(single.change({ mode: 'annual' }).rows()).toEqual([due('2026-03-10', 1_500), due('2027-03-10')]);
    expect(single.change({ mode: 'annual' }, { effectiveOn: '2026-12-01' }).rows()).toEqual([
      due('2026-03-10', 1_500),
      due('2026-12-10'),
      due('2027-12-10'),
    ]);
  });

  it('is rejected from a day in the past, and of the start', () => {
    const day = (effectiveOn: string, kind: ChangeKind = 'change') =>
      domainErrorOf(() => assertDay({ kind, effectiveOn }, TODAY)).errors;
    expect(day('2026-11-27')).toEqual({
      effectiveOn: 'Effective on must not be in the past; what was written down wrongly is a correction',
    });
    expect(day('2026-11-31')).toEqual({ effectiveOn: 'Effective on must be a real date' });
    expect(day(TODAY, 'correction')).toHaveProperty('effectiveOn');
    expect(() => assertDay({ kind: 'change', effectiveOn: TODAY }, TODAY)).not.toThrow();
    expect(domainErrorOf(() => monthly.plan({ startsOn: '2026-03-05' })).errors).toHaveProperty('startsOn');
  });

  it('of the end leaves what is due, and adds or removes what is not', () => {
    expect(monthly.change({ endsOn: '2026-06-10' }).rows()).toEqual([...PAID, due('2026-11-10')]);
    const longer = Kept.of({ endsOn: '2026-12-10' }).change({ endsOn: '2027-01-11' });
    expect(longer.rows().slice(-2)).toEqual([due('2026-12-10'), due('2027-01-10')]);
  });

  it('of the day up to which others were paid removes what is not paid before it', () => {
    expect(monthly.change({ paidBefore: '2026-12-01' }).rows('2027')).toEqual([...PAID, due('2026-12-10')]);
  });
});

describe('a correction', () => {
  const correction = { kind: 'correction' } as const;
  const typed = Kept.of({ premium: { amount: 5_100, currency: null } }).paid('2026-11-01', 1_500);

  it('of the amount corrects all premiums, whatever was paid on them', () => {
    const kept = typed.change({ premium: { amount: 1_500, currency: null } }, correction);
    expect(kept.rows('2027')).toEqual([...PAID, due('2026-11-10'), due('2026-12-10')]);
    expect(kept.policy).toMatchObject({ premium: { amount: 1_500 }, upcoming: [] });
  });

  it('of terms that have changed corrects the premiums since then', () => {
    const changed = Kept.of({}, '2026-05-01')
      .change({ premium: { amount: 1_800, currency: null } })
      .on(TODAY);
    const kept = changed.change({ premium: { amount: 1_900, currency: null } }, correction);
    expect(kept.rows('2026-08').map(([, amount]) => amount)).toEqual([1_500, 1_500, 1_900, 1_900, 1_900]);
    const all = changed.change({ premium: { amount: 1_800, currency: null } }, correction);
    expect(all.rows('2026-08').map(([, amount]) => amount)).toEqual([1_800, 1_800, 1_800, 1_800, 1_800]);
  });

  it('of the start dates the premiums anew, one by one', () => {
    const kept = Kept.of({ startsOn: '2026-09-15' })
      .paid('2026-11-01')
      .change({ startsOn: '2026-09-05' }, correction);
    expect(kept.rows('2027')).toEqual([
      due('2026-09-05', 1_500),
      due('2026-10-05', 1_500),
      due('2026-11-05'),
      due('2026-12-05'),
    ]);
    expect(kept.premiums[2]).toMatchObject({ graceEndsOn: '2026-12-06', coversUntil: '2026-12-05' });
  });

  it('of the mode lays the payments on the new premiums, in the order of their dates', () => {
    const quarterly = typed.change(
      { mode: 'quarterly', premium: { amount: 4_000, currency: null } },
      correction,
    );
    // eight payments of 1,500
    expect(quarterly.rows('2027-06')).toEqual([
      due('2026-03-10', 4_000, 4_000),
      due('2026-06-10', 4_000, 4_000),
      due('2026-09-10', 4_000, 4_000),
      due('2026-12-10', 0, 4_000),
      due('2027-03-10', 0, 4_000),
    ]);
    const yearly = Kept.of({ mode: 'annual', premium: { amount: 17_000, currency: null } }).paid(TODAY);
    const monthly = yearly.plan({ mode: 'monthly', premium: { amount: 1_500, currency: null } }, correction);
    expect(monthly.premiums.slice(0, 13).map(({ paidAmount }) => paidAmount)).toEqual([
      ...Array<number>(11).fill(1_500),
      500,
      0,
    ]);
    const [payment] = yearly.payments;
    expect(monthly.laid).toMatchObject({ places: new Map([[payment!.id, monthly.premiums[0]!.id]]) });
    expect(monthly.laid!.carried.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('of a mode that has changed keeps what an earlier payment carried to the premiums since then', () => {
    const single = Kept.of({ startsOn: '2025-08-31', premium: { amount: 100, currency: null } });
    const annual = single.paidOn(single.premiums[0]!.id, 300).change({ mode: 'annual' }, correction);
    const kept = annual.on('2026-12-01').change({ graceDays: 5 }, { effectiveOn: '2026-12-01' });
    const later = kept.on('2027-09-01').change({ mode: 'quarterly' }, correction);
    expect(later.premiums.reduce((sum, { paidAmount }) => sum + paidAmount, 0)).toBe(300);
  });
});

describe('a policy of an earlier version', () => {
  const older = Kept.of({}).ofEarlierVersion().paid('2026-11-01');

  it('changes with its next due date, as any other', () => {
    const kept = older.change({ mode: 'annual', premium: { amount: 17_000, currency: null } });
    expect(kept.rows()).toEqual([
      ...PAID,
      due('2026-11-10'),
      due('2026-12-10', 0, 17_000),
      due('2027-12-10', 0, 17_000),
    ]);
  });

  it('has its premiums again when it is reinstated, or its end is taken away', () => {
    const lapsed = older.change({ force: 'lapsed', forceSince: '2026-10-15' });
    const reinstated = lapsed.change({ force: 'in force' }, { arrears: 'owed' });
    expect(reinstated.rows()).toEqual(older.rows());
    expect(older.change({ endsOn: '2027-01-15' }).change({ endsOn: null }).rows()).toEqual(older.rows());
  });

  it('keeps the gaps that there were', () => {
    const premiums = older.premiums.filter(({ dueDate }) => dueDate !== '2026-11-10');
    const gap = new Kept(older.policy, premiums, older.payments);
    const kept = gap.change({ premium: { amount: 1_800, currency: null } });
    expect(kept.rows('2027')).toEqual([...PAID, due('2026-12-10', 0, 1_800)]);
  });
});

describe('a policy that ends', () => {
  const unpaid = Kept.of({}).paid('2026-09-01');

  it('owes nothing that falls due after the day on which it ended', () => {
    const lapsed = unpaid.change({ force: 'lapsed', forceSince: '2026-10-15' });
    expect(lapsed.rows()).toEqual([...PAID.slice(0, 6), due('2026-09-10'), due('2026-10-10')]);
    expect(lapsed.policy.forceSince).toBe('2026-10-15');
    expect(unpaid.change({ force: 'lapsed' }).policy.forceSince).toBe(TODAY);
    expect(unpaid.change({ application: 'declined' }).rows()).toEqual(PAID.slice(0, 6));
  });

  it('and is reinstated owes what fell due since then, or it is waived', () => {
    const lapsed = unpaid.change({ force: 'lapsed', forceSince: '2026-09-10' });
    const reinstated = (arrears: HowChanged['arrears']) =>
      lapsed.change({ force: 'in force', forceSince: '2026-11-20' }, { arrears }).rows('2027-01-31');
    expect(reinstated('owed')).toEqual(unpaid.rows('2027-01-31'));
    expect(reinstated('waived')).toEqual([...PAID.slice(0, 6), due('2026-12-10'), due('2027-01-10')]);
    expect(domainErrorOf(() => reinstated(null)).errors).toEqual({ arrears: 'Arrears is required' });
  });

  it('and is reinstated before anything falls due says nothing of arrears', () => {
    const paid = Kept.of({}).paid(TODAY).change({ force: 'surrendered', forceSince: '2026-11-15' });
    expect(paid.change({ force: 'in force', forceSince: '2026-11-20' }).rows('2027')).toEqual([
      ...PAID,
      due('2026-11-10', 1_500),
      due('2026-12-10'),
    ]);
  });
});

describe('whatever changes, and whatever was paid,', () => {
  const amounts = fc.integer({ min: 1, max: 5_000 }).map((amount) => ({ amount, currency: null }));
  const modes = fc.constantFrom(...PREMIUM_MODES);
  const changes = fc.record(
    { premium: amounts, mode: modes, graceDays: fc.integer({ min: 0, max: 60 }) },
    { requiredKeys: [] },
  );
  type Act = (kept: Kept) => Kept;
  const acts = fc.oneof(
    fc.record({ change: changes, ahead: fc.option(fc.integer({ min: 0, max: 400 })) }).map(
      ({ change, ahead }): Act =>
        (kept) =>
          kept.change(change, { effectiveOn: ahead === null ? null : addDays(kept.today, ahead) }),
    ),
    fc.record({ change: changes, days: fc.integer({ min: -40, max: 40 }) }).map(
      ({ change, days }): Act =>
        (kept) =>
          kept.change({ ...change, startsOn: addDays(kept.policy.startsOn, days) }, { kind: 'correction' }),
    ),
    fc.record({ place: fc.nat(20), amount: fc.integer({ min: 1, max: 6_000 }) }).map(
      ({ place, amount }): Act =>
        (kept) =>
          kept.paidOn(kept.premiums[place % kept.premiums.length]!.id, amount),
    ),
    fc.integer({ min: 1, max: 200 }).map(
      (days): Act =>
        (kept) =>
          kept.on(addDays(kept.today, days)),
    ),
  );
  const policies = fc
    .record({ mode: modes, isOlder: fc.boolean(), acts: fc.array(acts, { maxLength: 8 }) })
    .map(({ mode, isOlder, acts: all }) => {
      const first = Kept.of({ mode, startsOn: '2025-08-31' });
      return all.reduce((kept, act) => act(kept), isOlder ? first.ofEarlierVersion() : first);
    });
  const paid = (premiums: readonly Instalment[]) =>
    premiums.reduce((sum, { paidAmount }) => sum + paidAmount, 0);

  it('each day from the start on is covered once', () => {
    fc.assert(
      fc.property(policies, ({ policy, premiums, today }) => {
        expect(premiums[0]!.coversFrom).toBe(policy.startsOn);
        for (const [place, { coversUntil }] of premiums.entries())
          if (place + 1 < premiums.length) expect(coversUntil).toBe(premiums[place + 1]!.coversFrom);
          else expect(coversUntil === null || coversUntil > addMonths(today, 15)).toBe(true);
      }),
    );
  });

  it('a change leaves what was due before it as it is', () => {
    fc.assert(
      fc.property(policies, changes, fc.nat(300), (kept, change, ahead) => {
        const effectiveOn = addDays(kept.today, ahead);
        const before = kept.premiums.filter(({ dueDate }) => dueDate < effectiveOn);
        const { premiums } = kept.change(change, { effectiveOn });
        for (const { coversUntil: _, ...premium } of before)
          expect(premiums.find(({ id }) => id === premium.id)).toMatchObject(premium);
      }),
    );
  });

  it('payments never change their sum', () => {
    fc.assert(
      fc.property(policies, ({ premiums, payments }) => {
        expect(paid(premiums)).toBe(payments.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });

  it('the preview says what the change does', () => {
    fc.assert(
      fc.property(policies, changes, fc.boolean(), (kept, change, isCorrection) => {
        const how = { kind: isCorrection ? 'correction' : 'change' } as const;
        const planned = kept.plan(change, how);
        const { keeps, adds, removes, changes: pairs } = changePreview(kept, planned, kept.today);
        const dates = (list: readonly { readonly dueDate: string; readonly amount: number }[]) =>
          list.map(({ dueDate, amount }) => `${dueDate} ${amount}`).sort();
        expect(dates([...keeps, ...adds, ...pairs.map(({ to }) => to)])).toEqual(dates(planned.premiums));
        expect(dates([...keeps, ...removes, ...pairs.map(({ from }) => from)])).toEqual(dates(kept.premiums));
      }),
    );
  });
});

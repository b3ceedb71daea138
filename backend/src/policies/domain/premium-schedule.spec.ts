import fc from 'fast-check';
import { addDays, addMonths } from '../../calendar/domain/calendar-date.js';
import {
  monthlyDayFrom,
  plannedUntil,
  planPremiums,
  PREMIUM_MODES,
  type PremiumMode,
  type PremiumSchedule,
  shifted,
} from './premium-schedule.js';

const aSchedule = (changes: Partial<PremiumSchedule>): PremiumSchedule => ({
  startsOn: '2026-01-31',
  endsOn: null,
  paidBefore: null,
  planFrom: null,
  upcoming: [],
  premium: { amount: 100, currency: 'PHP' },
  mode: 'monthly',
  graceDays: 31,
  ...changes,
});

const dueDates = (startsOn: string, mode: PremiumMode, until: string, endsOn: string | null = null) =>
  planPremiums(aSchedule({ startsOn, endsOn, mode }), [], until).added.map(({ coversFrom }) => coversFrom);

const days = fc.integer({ min: 0, max: 200 * 365 }).map((day) => addDays('1950-01-01', day));
const modes = fc.constantFrom(...PREMIUM_MODES);
const schedules = fc.record({
  startsOn: days,
  mode: modes,
  length: fc.option(fc.integer({ min: 1, max: 4_000 }), { nil: null }),
  ahead: fc.integer({ min: -400, max: 4_000 }),
});

describe('the premiums of a policy', () => {
  it.each<[PremiumMode, string, readonly string[]]>([
    ['single', '2026-01-31', ['2026-01-31']],
    ['annual', '2024-02-29', ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28']],
    ['semi-annual', '2025-08-31', ['2025-08-31', '2026-02-28', '2026-08-31', '2027-02-28']],
    ['quarterly', '2026-05-31', ['2026-05-31', '2026-08-31', '2026-11-30', '2027-02-28']],
    ['monthly', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']],
    ['monthly', '2027-01-15', ['2027-01-15', '2027-02-15', '2027-03-15']],
  ])('paid %s from %s are due on %j', (mode, startsOn, expected) =>
    expect(dueDates(startsOn, mode, '2027-03-31')).toEqual(expected),
  );

  it('paid annually from a leap day are due on it in leap years', () => {
    expect(dueDates('2024-02-29', 'annual', '2028-12-31').at(-1)).toBe('2028-02-29');
  });

  it('are not due on or after the end of the policy, and none follows', () => {
    const plan = planPremiums(aSchedule({ endsOn: '2026-03-31' }), [], '2027-01-01');
    expect(plan.added.map(({ coversFrom }) => coversFrom)).toEqual(['2026-01-31', '2026-02-28']);
    expect(plan.nextDueOn).toBeNull();
  });

  it('are none before the day up to which they were paid elsewhere, and go on in step with the start', () => {
    const plan = (paidBefore: string) =>
      planPremiums(aSchedule({ startsOn: '2019-01-31', paidBefore }), [], '2026-03-31').added;
    expect(plan('2026-02-01').map(({ coversFrom }) => coversFrom)).toEqual(['2026-02-28', '2026-03-31']);
    expect(plan('2026-02-28').map(({ coversFrom }) => coversFrom)).toEqual(['2026-02-28', '2026-03-31']);
    expect(plan('2026-04-01')).toEqual([]);
  });

  it('are stored for 15 months', () => expect(plannedUntil('2026-11-30')).toBe('2028-02-29'));

  it('never drift: each is whole months from the start, without gap or overlap, and the next is after the last day', () => {
    fc.assert(
      fc.property(schedules, ({ startsOn, mode, length, ahead }) => {
        const endsOn = length === null ? null : addDays(startsOn, length);
        const until = addDays(startsOn, ahead);
        const { added, nextDueOn } = planPremiums(aSchedule({ startsOn, endsOn, mode }), [], until);
        const months = { single: 0, annual: 12, 'semi-annual': 6, quarterly: 3, monthly: 1 }[mode];
        for (const [place, { coversFrom, coversUntil }] of added.entries()) {
          expect(coversFrom).toBe(addMonths(startsOn, months * place));
          expect(coversFrom <= until && (endsOn === null || coversFrom < endsOn)).toBe(true);
          expect(coversUntil).toBe(added[place + 1]?.coversFrom ?? coversUntil);
        }
        if (nextDueOn !== null) expect(nextDueOn > until).toBe(true);
        if (ahead >= 0) expect(added[0]?.coversFrom).toBe(startsOn);
      }),
    );
  });

  it('ask for nothing twice and leave no day out: what was kept is joined by premiums of the present terms', () => {
    fc.assert(
      fc.property(schedules, modes, fc.nat(10), ({ startsOn, mode, ahead }, newMode, kept) => {
        const until = addDays(startsOn, Math.max(ahead, 0));
        const paid = planPremiums(aSchedule({ startsOn, mode }), [], until).added.slice(0, kept + 1);
        const { added } = planPremiums(aSchedule({ startsOn, mode: newMode }), paid, until);
        const all = [...paid, ...added];
        expect(all[0]!.coversFrom).toBe(startsOn);
        for (const [place, { coversUntil }] of all.entries())
          if (place + 1 < all.length) expect(coversUntil).toBe(all[place + 1]!.coversFrom);
          else expect(coversUntil === null || coversUntil > until).toBe(true);
      }),
    );
  });

  it('fill a gap between kept ones, and end where the next begins', () => {
    const paid = [
      { coversFrom: '2026-01-31', coversUntil: '2026-02-28' },
      { coversFrom: '2026-06-30', coversUntil: '2026-07-31' },
    ];
    const { added } = planPremiums(aSchedule({ mode: 'annual' }), paid, '2026-12-31');
    expect(added.map(({ coversFrom, coversUntil }) => [coversFrom, coversUntil])).toEqual([
      ['2026-02-28', '2026-06-30'],
      ['2026-07-31', '2027-07-31'],
    ]);
  });

  it('are planned from a day on where what came before stays as it is', () => {
    const { added } = planPremiums(aSchedule({ planFrom: '2026-04-30' }), [], '2026-06-30');
    expect(added.map(({ coversFrom }) => coversFrom)).toEqual(['2026-04-30', '2026-05-31', '2026-06-30']);
  });

  it('have the terms of their day', () => {
    const upcoming = [
      { effectiveOn: '2026-03-31', premium: { amount: 130, currency: 'PHP' } },
      { effectiveOn: '2026-04-30', mode: 'annual' },
    ] as const;
    const { added } = planPremiums(aSchedule({ upcoming }), [], '2027-05-01');
    expect(added.map(({ coversFrom, terms }) => [coversFrom, terms.premium.amount])).toEqual([
      ['2026-01-31', 100],
      ['2026-02-28', 100],
      ['2026-03-31', 130],
      ['2026-04-30', 130],
      ['2027-04-30', 130],
    ]);
  });

  it('follow a single one from the day on which the mode changes', () => {
    const upcoming = [{ effectiveOn: '2026-05-10', mode: 'annual' }] as const;
    const { added } = planPremiums(aSchedule({ mode: 'single', upcoming }), [], '2026-12-31');
    expect(added.map(({ coversFrom, coversUntil }) => [coversFrom, coversUntil])).toEqual([
      ['2026-01-31', '2026-05-31'],
      ['2026-05-31', '2027-05-31'],
    ]);
  });
});

test.each([
  ['2026-01-31', '2026-02-28', '2026-02-28'],
  ['2026-01-31', '2026-03-01', '2026-03-31'],
  ['2026-01-31', '2025-03-01', '2026-01-31'],
])('the first day that is whole months from %s and not before %s is %s', (startsOn, date, expected) =>
  expect(monthlyDayFrom(startsOn, date)).toBe(expected),
);

test.each([
  ['2026-02-28', '2026-01-31', '2026-01-05', '2026-02-05'],
  ['2026-11-15', '2026-09-15', '2026-09-05', '2026-11-05'],
  ['2026-11-17', '2026-09-15', '2026-09-05', '2026-11-07'],
])('%s, counted from %s, is behind %s the %s', (date, from, to, expected) =>
  expect(shifted(date, from, to)).toBe(expected),
);

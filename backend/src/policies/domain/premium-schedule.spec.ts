import fc from 'fast-check';
import { addDays, addMonths } from '../../calendar/domain/calendar-date.js';
import { plannedUntil, planPremiums, PREMIUM_MODES, type PremiumMode } from './premium-schedule.js';

const dueDates = (startsOn: string, mode: PremiumMode, until: string, endsOn: string | null = null) =>
  planPremiums({ startsOn, endsOn, paidBefore: null, mode }, [], until).added.map(({ dueDate }) => dueDate);

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
    const plan = planPremiums(
      { startsOn: '2026-01-31', endsOn: '2026-03-31', paidBefore: null, mode: 'monthly' },
      [],
      '2027-01-01',
    );
    expect(plan.added.map(({ dueDate }) => dueDate)).toEqual(['2026-01-31', '2026-02-28']);
    expect(plan.nextDueOn).toBeNull();
  });

  it('are none before the day up to which they were paid elsewhere, and go on in step with the start', () => {
    const schedule = { startsOn: '2019-01-31', endsOn: null, mode: 'monthly' } as const;
    const plan = (paidBefore: string) => planPremiums({ ...schedule, paidBefore }, [], '2026-03-31').added;
    expect(plan('2026-02-01').map(({ dueDate }) => dueDate)).toEqual(['2026-02-28', '2026-03-31']);
    expect(plan('2026-02-28').map(({ dueDate }) => dueDate)).toEqual(['2026-02-28', '2026-03-31']);
    expect(plan('2026-04-01')).toEqual([]);
  });

  it('are stored for 15 months', () => expect(plannedUntil('2026-11-30')).toBe('2028-02-29'));

  it('never drift: each is whole months from the start, without gap or overlap, and the next is after the last day', () => {
    fc.assert(
      fc.property(schedules, ({ startsOn, mode, length, ahead }) => {
        const endsOn = length === null ? null : addDays(startsOn, length);
        const until = addDays(startsOn, ahead);
        const { added, nextDueOn } = planPremiums({ startsOn, endsOn, paidBefore: null, mode }, [], until);
        const months = { single: 0, annual: 12, 'semi-annual': 6, quarterly: 3, monthly: 1 }[mode];
        for (const [place, { dueDate, coversUntil }] of added.entries()) {
          expect(dueDate).toBe(addMonths(startsOn, months * place));
          expect(dueDate <= until && (endsOn === null || dueDate < endsOn)).toBe(true);
          expect(coversUntil).toBe(added[place + 1]?.dueDate ?? coversUntil);
        }
        if (nextDueOn !== null) expect(nextDueOn > until).toBe(true);
        if (ahead >= 0) expect(added[0]?.dueDate).toBe(startsOn);
      }),
    );
  });

  it('ask for nothing twice: after a change none is due in a period that was kept', () => {
    fc.assert(
      fc.property(schedules, modes, fc.nat(10), ({ startsOn, mode, ahead }, newMode, kept) => {
        const until = addDays(startsOn, Math.max(ahead, 0));
        const paid = planPremiums({ startsOn, endsOn: null, paidBefore: null, mode }, [], until).added.slice(
          0,
          kept + 1,
        );
        const all = planPremiums(
          { startsOn, endsOn: null, paidBefore: null, mode: newMode },
          [],
          until,
        ).added;
        const { added } = planPremiums(
          { startsOn, endsOn: null, paidBefore: null, mode: newMode },
          paid,
          until,
        );
        const isPaid = (date: string) =>
          paid.some(({ dueDate, coversUntil }) => date >= dueDate && date < (coversUntil ?? '9999'));
        expect(added).toEqual(all.filter(({ dueDate }) => !isPaid(dueDate)));
      }),
    );
  });

  it('follow a change from the year to the month when the paid year is over', () => {
    const paid = [{ dueDate: '2026-01-31', coversUntil: '2027-01-31' }];
    const monthly = { startsOn: '2026-01-31', endsOn: null, paidBefore: null, mode: 'monthly' } as const;
    const { added } = planPremiums(monthly, paid, '2027-03-01');
    expect(added.map(({ dueDate }) => dueDate)).toEqual(['2027-01-31', '2027-02-28']);
  });
});

import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { MONEY, RATE } from '../testing/results.js';
import { monthlyFor, paidMonthly, savedMonthly } from './growth.js';
import { retirementNeed } from './retirement.js';

const YEARS = fc.integer({ min: 1, max: 40 });

describe('growth', () => {
  const monthly = (rate: number) =>
    new Decimal(1).add(new Decimal(rate).div(100)).pow(new Decimal(1).div(12)).sub(1);

  it('equals exact arithmetic to the hundredth of a centavo on a million pesos', () => {
    fc.assert(
      fc.property(RATE, fc.integer({ min: 1, max: 960 }), (rate, months) => {
        const at = monthly(rate);
        const saved = at.isZero() ? new Decimal(months) : at.add(1).pow(months).sub(1).div(at);
        const paid = at.isZero() ? new Decimal(months) : saved.div(at.add(1).pow(months)).mul(at.add(1));
        expect(saved.sub(savedMonthly(rate, months)).div(saved).abs().toNumber()).toBeLessThan(1e-12);
        expect(paid.sub(paidMonthly(rate, months)).div(paid).abs().toNumber()).toBeLessThan(1e-12);
      }),
    );
  });

  it('never needs more a month for more years or a higher rate', () => {
    fc.assert(
      fc.property(MONEY, RATE, YEARS, (amount, rate, years) => {
        expect(monthlyFor(amount, rate, years + 1)).toBeLessThanOrEqual(
          monthlyFor(amount, rate, years) + 1e-6,
        );
        expect(monthlyFor(amount, rate + 1, years)).toBeLessThanOrEqual(
          monthlyFor(amount, rate, years) + 1e-6,
        );
      }),
    );
  });

  it('closes a gap exactly by the monthly amount', () => {
    fc.assert(
      fc.property(MONEY, MONEY, RATE, YEARS, (spending, savings, rate, years) => {
        const plan = { spending, pensions: 0, savings, monthly: 0, yearsUntil: years, yearsAfter: 25, rate };
        const { needed, there } = retirementNeed(plan);
        const monthly = monthlyFor(Math.max(0, needed - there), rate, years);
        const after = retirementNeed({ ...plan, monthly });
        expect(Math.max(0, needed - after.there) / Math.max(needed, 1)).toBeLessThan(1e-9);
      }),
    );
  });
});

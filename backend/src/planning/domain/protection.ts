import { calculator, type Result } from './calculator.js';
import { centavos, grown } from './growth.js';
import { pesos } from './pesos.js';

export interface LostIncome {
  /** A year, today. */
  readonly income: number;
  /** Percent of it that the earner uses alone. */
  readonly ownShare: number;
  readonly years: number;
  /** Percent points a year: the income would have risen by that, and a paid sum grows by that. */
  readonly rise: number;
  readonly rate: number;
}

/** What a family needs today to replace an income: Σ income × (1 − own share)(1 + g)^(t − 1) / (1 + r)^t. Not rounded. */
export function lostIncome({ income, ownShare, years, rise, rate }: LostIncome): number {
  let sum = 0;
  for (let year = 1; year <= years; year += 1) sum += grown(rise, year - 1) / grown(rate, year);
  return income * (1 - ownShare / 100) * sum;
}

export const PROTECTION = calculator({
  inputs: {
    income: { type: 'money', label: 'Your monthly income', initial: 3_000_000, hint: 'After tax' },
    ownShare: {
      type: 'percent',
      label: 'Of it you use for yourself',
      initial: 25,
      most: 100,
      hint: 'Your own food, fares and clothes',
    },
    years: {
      type: 'count',
      label: 'Years that the family needs it',
      initial: 15,
      least: 0,
      most: 80,
      hint: 'Such as until the youngest child earns',
    },
    debts: { type: 'money', label: 'Debts', initial: 0, hint: 'House, car, cards' },
    education: { type: 'money', label: 'Education still to be paid', initial: 0 },
    finalCosts: { type: 'money', label: 'Hospital and funeral', initial: 20_000_000 },
    savings: { type: 'money', label: 'Savings', initial: 0 },
    cover: { type: 'money', label: 'Life insurance you have', initial: 0, hint: 'Face amounts together' },
    rise: { type: 'percent', label: 'Your income rises each year', initial: 'prices.rise', most: 15 },
    rate: {
      type: 'percent',
      label: 'A sum of money grows each year',
      initial: 'prices.rise',
      most: 15,
      hint: 'Yours to choose. As it stands, it keeps up with prices.',
    },
  },
  figures: ['prices.rise'],
  calculate({ income, ownShare, years, debts, education, finalCosts, savings, cover, rise, rate }): Result {
    const family = centavos(lostIncome({ income: income * 12, ownShare, years, rise, rate }));
    const need = family + debts + education + finalCosts;
    const there = savings + cover;
    const gap = Math.max(0, need - there);
    return {
      headline:
        gap === 0 ? 'What is there covers what your family would need' : `${pesos(gap)} is not covered today`,
      lines: [
        { label: `Income for ${years} ${years === 1 ? 'year' : 'years'}`, centavos: family },
        { label: 'Debts, education, last costs', centavos: debts + education + finalCosts },
        { label: 'Needed', centavos: need },
        { label: 'Savings and insurance', centavos: there },
        ...(gap === 0
          ? [{ label: 'More than needed', centavos: there - need }]
          : [{ label: 'Not covered', centavos: gap }]),
      ],
      notes: [
        'All amounts are pesos of today.',
        gap === 0
          ? 'There is no gap by these figures. Look again when the family, the house or the income changes.'
          : 'SSS and an employer may pay something too: it is not counted here.',
      ],
      drawing: {
        shape: 'bars',
        title: 'For your family',
        parts: [
          { label: 'Income', tone: 'there' },
          { label: 'Debts', tone: 'growth' },
          { label: 'Education', tone: 'third' },
          { label: 'Last costs', tone: 'fourth' },
          { label: 'Savings', tone: 'there' },
          { label: 'Insurance', tone: 'growth' },
          { label: 'Not covered', tone: 'missing' },
        ],
        rows: [
          { label: 'Needed', amounts: [family, debts, education, finalCosts, 0, 0, 0] },
          { label: 'There', amounts: [0, 0, 0, 0, savings, cover, gap] },
        ],
      },
    };
  },
});

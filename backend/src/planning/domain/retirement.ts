import { calculator, type Result, SAVINGS_GROWTH } from './calculator.js';
import { centavos, grown, monthlyFor, paidMonthly, realRate, savedMonthly } from './growth.js';
import { pesos } from './pesos.js';

export interface RetirementPlan {
  /** Each month in pesos of today: what is spent, and what SSS and others pay. */
  readonly spending: number;
  readonly pensions: number;
  readonly savings: number;
  readonly monthly: number;
  readonly yearsUntil: number;
  readonly yearsAfter: number;
  /** Percent points a year above prices. */
  readonly rate: number;
}

/** What is needed on the first day of retirement, and what is there by then, in pesos of today. Not rounded. */
export function retirementNeed(plan: RetirementPlan) {
  const { spending, pensions, savings, monthly, yearsUntil, yearsAfter, rate } = plan;
  const needed = Math.max(0, spending - pensions) * paidMonthly(rate, yearsAfter * 12);
  const there = savings * grown(rate, yearsUntil) + monthly * savedMonthly(rate, yearsUntil * 12);
  return { needed, there };
}

/**
 * The savings at the beginning of each year from now until the end, and what is missing for them to last until then; in
 * pesos of today. Not rounded.
 */
export function retirementPots(plan: RetirementPlan) {
  const { spending, pensions, yearsUntil, yearsAfter, rate } = plan;
  const { needed, there } = retirementNeed(plan);
  const gap = Math.max(0, needed - there);
  const more = monthlyFor(gap, rate, yearsUntil);
  const spent = Math.max(0, spending - pensions);
  const left = (pot: number, years: number) =>
    Math.max(0, pot - spent * paidMonthly(rate, years * 12)) * grown(rate, years);
  return Array.from({ length: yearsUntil + yearsAfter + 1 }, (_, year) => {
    if (year < yearsUntil)
      return {
        there: retirementNeed({ ...plan, yearsUntil: year }).there,
        missing: more * savedMonthly(rate, year * 12),
      };
    const after = year - yearsUntil;
    const rest = left(there, after);
    return { there: rest, missing: Math.max(0, left(there + gap, after) - rest) };
  });
}

const whenToSave = (yearsUntil: number) =>
  yearsUntil === 0
    ? 'You retire now: there is no time left to save for it month by month.'
    : 'The monthly amount is in pesos of today and rises with prices.';

export const RETIREMENT = calculator({
  inputs: {
    age: { type: 'count', label: 'Your age', initial: 35, least: 15, most: 100 },
    retireAt: { type: 'count', label: 'Age when you retire', initial: 60, least: 15, most: 100 },
    until: { type: 'count', label: 'Plan until the age of', initial: 85, least: 16, most: 120 },
    spending: {
      type: 'money',
      label: 'Spending each month',
      initial: 3_000_000,
      hint: 'In retirement, in pesos of today',
    },
    pensions: {
      type: 'money',
      label: 'Pensions each month',
      initial: 0,
      hint: 'SSS, GSIS, employer; in pesos of today',
    },
    savings: { type: 'money', label: 'Saved for it so far', initial: 0 },
    monthly: { type: 'money', label: 'You save each month', initial: 0, hint: 'And more as prices rise' },
    rate: SAVINGS_GROWTH,
    rise: { type: 'percent', label: 'Prices rise each year', initial: 'prices.rise', most: 15 },
  },
  figures: ['prices.rise'],
  errors: ({ age, retireAt, until, spending }) => ({
    ...(retireAt < age && { retireAt: `You are ${age} already: please enter ${age} or more.` }),
    ...(until <= retireAt && { until: `Please enter an age above ${retireAt}.` }),
    ...(spending === 0 && { spending: 'Please enter what you will spend.' }),
  }),
  calculate({ age, retireAt, until, spending, pensions, savings, monthly, rate, rise }): Result {
    const yearsUntil = retireAt - age;
    const real = realRate(rate, rise);
    const plan = {
      spending,
      pensions,
      savings,
      monthly,
      yearsUntil,
      yearsAfter: until - retireAt,
      rate: real,
    };
    const { needed, there } = retirementNeed(plan);
    const gap = Math.max(0, needed - there);
    const rows = retirementPots(plan).map((pot, year) => ({
      label: String(age + year),
      amounts: [centavos(pot.there), centavos(pot.missing)],
    }));
    const lasting =
      there > 0 ? rows.findIndex(({ amounts: [left] }, year) => year > yearsUntil && left === 0) : 0;
    const isCovered = centavos(gap) === 0;
    const more = centavos(monthlyFor(gap, real, yearsUntil));
    const later = yearsUntil > 5 ? centavos(monthlyFor(gap, real, yearsUntil - 5)) : null;
    const then = (amount: number) => centavos(amount * grown(rise, yearsUntil));
    const line = (label: string, amount: number) => ({
      label,
      centavos: then(amount),
      today: centavos(amount),
    });
    return {
      headline: isCovered
        ? 'By these figures you are covered'
        : yearsUntil === 0
          ? `${pesos(more)} is missing on the first day`
          : `${pesos(more)} more a month closes the gap`,
      lines: [
        line(`Needed at ${retireAt}`, needed),
        line('Saved by then', there),
        ...(isCovered ? [line('More than needed', there - needed)] : [line('Missing', gap)]),
        ...(later !== null && !isCovered
          ? [{ label: 'A month, if you start five years later', centavos: later }]
          : []),
      ],
      notes: [
        ...(pensions >= spending ? ['The pensions alone pay for your spending.'] : []),
        ...(lasting > 0 ? [`As it is, your savings last until you are about ${age + lasting}.`] : []),
        isCovered ? 'There is no gap. Look again every year.' : whenToSave(yearsUntil),
      ],
      drawing: {
        shape: 'columns',
        title: 'Your savings by your age, in pesos of today',
        parts: [
          { label: 'There', tone: 'there' },
          { label: 'Missing', tone: 'missing' },
        ],
        rows,
      },
      table: {
        columns: ['Age', 'There', 'Missing'],
        rows: rows.map(({ label, amounts }) => [label, ...amounts]),
      },
    };
  },
});

import { calculator, type Result, SAVINGS_GROWTH } from './calculator.js';
import { centavos, grown, monthlyFor, savedMonthly } from './growth.js';
import { pesos } from './pesos.js';

export interface SchoolCosts {
  /** Of one school year today. */
  readonly yearly: number;
  readonly years: number;
  /** Years until the first one. */
  readonly ahead: number;
  /** Percent points a year. */
  readonly rise: number;
  readonly rate: number;
}

/** What each school year costs when it begins, and what all of them together need on the first day. Not rounded. */
export function schoolCosts({ yearly, years, ahead, rise, rate }: SchoolCosts) {
  const costs = Array.from({ length: years }, (_, index) => yearly * grown(rise, ahead + index));
  const needed = costs.reduce((sum, cost, index) => sum + cost / grown(rate, index), 0);
  return { costs, needed };
}

/** The fund at the beginning of each year from now on, what the school takes from it, and what stays. Not rounded. */
export function fundByYear({
  costs,
  ahead,
  savings,
  gap,
  rate,
}: {
  readonly costs: readonly number[];
  readonly ahead: number;
  readonly savings: number;
  /** What is missing when college begins, and saved until then. */
  readonly gap: number;
  readonly rate: number;
}) {
  const monthly = monthlyFor(gap, rate, ahead);
  const before = Array.from({ length: ahead }, (_, year) => ({
    rest: savings * grown(rate, year) + monthly * savedMonthly(rate, year * 12),
    cost: 0,
  }));
  let there = savings * grown(rate, ahead) + gap;
  const during = costs.map((cost) => {
    const rest = Math.max(0, there - cost);
    there = rest * grown(rate, 1);
    return { rest, cost };
  });
  return [...before, ...during];
}

const whenToSave = (ahead: number) =>
  ahead === 0
    ? 'College begins now: there is no time left to save for it month by month.'
    : 'The monthly amount stays the same until college begins, and is invested at the end of each month.';

export const EDUCATION = calculator({
  inputs: {
    age: { type: 'count', label: 'Age of the child', initial: 3, least: 0, most: 30 },
    startAge: { type: 'count', label: 'Age when college begins', initial: 18, least: 3, most: 40 },
    years: { type: 'count', label: 'Years of study', initial: 4, least: 1, most: 10 },
    yearly: {
      type: 'money',
      label: 'Cost of one school year today',
      initial: 12_000_000,
      hint: 'Tuition, fees, books, board',
    },
    savings: { type: 'money', label: 'Already saved for it', initial: 0 },
    rise: { type: 'percent', label: 'Tuition rises each year', initial: 'education.rise', most: 15 },
    rate: SAVINGS_GROWTH,
  },
  figures: ['education.rise', 'prices.rise'],
  errors: ({ age, startAge, yearly }) => ({
    ...(startAge < age && { startAge: `The child is ${age} already: please enter ${age} or more.` }),
    ...(yearly === 0 && { yearly: 'Please enter what a school year costs.' }),
  }),
  calculate({ age, startAge, years, yearly, savings, rise, rate }, figures): Result {
    const ahead = startAge - age;
    const prices = figures.of('prices.rise');
    const { costs, needed } = schoolCosts({ yearly, years, ahead, rise, rate });
    const there = savings * grown(rate, ahead);
    const gap = Math.max(0, needed - there);
    const monthly = centavos(monthlyFor(gap, rate, ahead));
    const later = ahead > 1 ? centavos(monthlyFor(gap, rate, ahead - 1)) : null;
    const fund = fundByYear({ costs, ahead, savings, gap, rate });
    const rows = fund.map(({ rest, cost }, year) => ({
      label: String(age + year),
      amounts: [centavos(rest), centavos(cost)],
    }));
    const total = costs.reduce((sum, cost) => sum + cost, 0);
    const isCovered = centavos(gap) === 0;
    return {
      headline: isCovered
        ? 'What you have saved is enough for this'
        : ahead === 0
          ? `${pesos(monthly)} more is needed on the first day`
          : `${pesos(monthly)} a month from now on`,
      lines: [
        {
          label: 'All school years together',
          centavos: centavos(total),
          today: centavos(costs.reduce((sum, cost, index) => sum + cost / grown(prices, ahead + index), 0)),
        },
        {
          label: 'Needed when college begins',
          centavos: centavos(needed),
          today: centavos(needed / grown(prices, ahead)),
        },
        {
          label: 'Your savings by then',
          centavos: centavos(there),
          today: centavos(there / grown(prices, ahead)),
        },
        ...(isCovered ? [] : [{ label: ahead === 0 ? 'Missing' : 'To save each month', centavos: monthly }]),
        ...(later !== null && !isCovered ? [{ label: 'If you start a year later', centavos: later }] : []),
      ],
      notes: [isCovered ? 'There is no gap. Look again when fees change.' : whenToSave(ahead)],
      drawing: {
        shape: 'columns',
        title: 'The fund, by the age of the child',
        parts: [
          { label: 'Stays in the fund', tone: 'there' },
          { label: 'Paid for the school year', tone: 'growth' },
        ],
        rows,
      },
      table: {
        columns: ['Age', 'Stays in the fund', 'School year', 'In pesos of today'],
        rows: rows.map(({ label, amounts }, year) => [
          label,
          ...amounts,
          centavos(fund[year]!.cost / grown(prices, year)),
        ]),
      },
    };
  },
});

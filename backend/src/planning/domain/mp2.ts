import { calculator, type Result } from './calculator.js';
import type { FiguresOn } from './figures.js';
import { centavos, grown } from './growth.js';
import { pesos } from './pesos.js';

export interface Mp2Saving {
  /** Of each month, or once at the beginning; whole centavos. */
  readonly amount: number;
  readonly isMonthly: boolean;
  /** `YYYY-MM` of the first saving. */
  readonly start: string;
  /** Dividends stay in the account, or are paid out every year. */
  readonly isCompounded: boolean;
  readonly years: number;
}

export interface Mp2Year {
  readonly year: number;
  /** Percent points. */
  readonly rate: number;
  /** Declared by Pag-IBIG, or assumed. */
  readonly isDeclared: boolean;
  /** Not rounded. */
  readonly saved: number;
  readonly dividend: number;
  /** In the account at the end of the year, or when it matures. */
  readonly balance: number;
}

/**
 * The calendar years of an account that matures some years after its first saving. A saving of month k earns the
 * dividend of the rest of its year, (13 − k)/12; in the year in which the account matures only the months until then count.
 */
export function mp2Years(
  { amount, isMonthly, start, isCompounded, years }: Mp2Saving,
  rateOf: (year: number) => { readonly rate: number; readonly isDeclared: boolean },
): readonly Mp2Year[] {
  const [firstYear = 0, firstMonth = 1] = start.split('-').map(Number);
  const months = years * 12;
  const made: Mp2Year[] = [];
  let balance = 0;
  for (let month = 0; month < months;) {
    const year = firstYear + Math.floor((firstMonth - 1 + month) / 12);
    const first = month === 0 ? firstMonth : 1;
    const last = Math.min(12, first + months - month - 1);
    const { rate, isDeclared } = rateOf(year);
    let saved = 0;
    // of a whole year, by twelfths
    let weighted = balance * (last - first + 1);
    for (let at = first; at <= last; at += 1) {
      if (!isMonthly && month + at - first > 0) continue;
      saved += amount;
      weighted += amount * (last + 1 - at);
    }
    const dividend = (weighted / 12) * (rate / 100);
    balance += saved + (isCompounded ? dividend : 0);
    made.push({ year, rate, isDeclared, saved, dividend, balance });
    month += last - first + 1;
  }
  return made;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The declared rate of a year; for a year without one the assumed one. */
export function mp2Rates(figures: FiguresOn, assumed: number) {
  return (year: number) => {
    const declared = figures.inYear('mp2.rate', year);
    return { rate: declared ?? assumed, isDeclared: declared !== null };
  };
}

export const MP2 = calculator({
  inputs: {
    amount: { type: 'money', label: 'You save', initial: 100_000 },
    how: {
      type: 'choice',
      label: 'How often',
      choices: { monthly: 'Every month', once: 'Once, at the beginning' },
      initial: 'monthly',
    },
    start: { type: 'month', label: 'First saving', initial: 'this month' },
    payout: {
      type: 'choice',
      label: 'Dividends',
      choices: { compounded: 'Stay in the account', yearly: 'Are paid out every year' },
      initial: 'compounded',
    },
    rate: {
      type: 'percent',
      label: 'Dividend rate of coming years',
      initial: 'prices.rise',
      most: 15,
      hint: 'Yours to choose: nobody knows it. Declared rates are used for past years.',
    },
  },
  figures: ['mp2.rate', 'mp2.least', 'mp2.years', 'prices.rise'],
  errors: (values) => (values.amount === 0 ? { amount: 'Please enter what you want to save.' } : {}),
  calculate({ amount, how, start, payout, rate }, figures): Result {
    const isCompounded = payout === 'compounded';
    const term = figures.of('mp2.years');
    const least = figures.of('mp2.least');
    const saving = { amount, isMonthly: how === 'monthly', start, isCompounded, years: term };
    const years = mp2Years(saving, mp2Rates(figures, rate));
    const saved = sum(years.map((year) => year.saved));
    const dividends = centavos(sum(years.map((year) => year.dividend)));
    const total = saved + dividends;
    const ahead = Number(start.slice(0, 4)) + term - Number(figures.day.slice(0, 4));
    const assumed = years.filter((year) => !year.isDeclared).map(({ year }) => year);
    return {
      headline: isCompounded
        ? `${pesos(total)} after ${term} years`
        : `${pesos(dividends)} in dividends over ${term} years`,
      lines: [
        { label: 'You save', centavos: saved },
        { label: 'Dividends', centavos: dividends },
        {
          label: 'Together',
          centavos: total,
          ...(ahead > 0 && { today: centavos(total / grown(figures.of('prices.rise'), ahead)) }),
        },
      ],
      drawing: {
        shape: 'columns',
        title: isCompounded
          ? 'In the account at the end of each year'
          : 'Saved, and paid out by the end of each year',
        parts: [
          { label: 'Saved', tone: 'there' },
          { label: 'Dividends', tone: 'growth' },
        ],
        rows: years.map(({ year }, index) => {
          const until = years.slice(0, index + 1);
          return {
            label: String(year),
            amounts: [sum(until.map((one) => one.saved)), centavos(sum(until.map((one) => one.dividend)))],
          };
        }),
      },
      notes: [
        ...(amount < least ? [`MP2 takes ${pesos(least)} or more at a time.`] : []),
        assumed.length === 0
          ? 'All rates are declared ones.'
          : `Nobody has declared the rates of ${assumed[0]}${assumed.length > 1 ? ` to ${assumed.at(-1)}` : ''}: they are your ${rate} %. Pag-IBIG guarantees the savings, not a rate.`,
        'Dividends of MP2 are free of tax.',
      ],
      table: {
        columns: ['Year', 'Rate', 'Saved', 'Dividend', 'In the account'],
        rows: years.map((year) => [
          String(year.year),
          `${year.rate} %${year.isDeclared ? '' : ' (assumed)'}`,
          year.saved,
          centavos(year.dividend),
          centavos(year.balance),
        ]),
      },
    };
  },
});

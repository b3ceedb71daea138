import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { calculator, type Result } from './calculator.js';
import type { FigureKey, FiguresOn } from './figures.js';
import { centavos } from './growth.js';
import { pesos } from './pesos.js';

const MEMBERS = {
  employee: 'I am employed',
  own: 'I pay by myself (self-employed, voluntary)',
  overseas: 'I work overseas',
} as const;
export type Member = keyof typeof MEMBERS;

/** The age from which contributions are possible. */
const YOUNGEST = 15;

/** The monthly salary credit of a pay (RA 11199): the nearest step, half up, within the bounds of the kind of member. */
export function salaryCredit(pay: number, member: Member, figures: FiguresOn): number {
  const step = figures.of('sss.credit-step');
  const least = figures.of(member === 'overseas' ? 'sss.least-credit-overseas' : 'sss.least-credit');
  const nearest = Math.floor((pay + step / 2) / step) * step;
  return Math.max(least, Math.min(nearest, figures.of('sss.most-credit')));
}

export interface Contribution {
  readonly own: number;
  readonly employer: number;
  /** Employees’ Compensation, which the employer pays. */
  readonly compensation: number;
  /** What of own and employer’s goes to the Pension Booster and earns no pension. */
  readonly booster: number;
}

export function contribution(credit: number, member: Member, figures: FiguresOn): Contribution {
  const part = (of: number, rate: number) => centavos((of * rate) / 100);
  const rate = figures.of('sss.rate');
  const whole = part(credit, rate);
  const isEmployee = member === 'employee';
  const own = isEmployee ? part(credit, figures.of('sss.employee-rate')) : whole;
  const isHigh = credit >= figures.of('sss.compensation-from');
  return {
    own,
    employer: whole - own,
    compensation: isEmployee ? figures.of(isHigh ? 'sss.compensation-high' : 'sss.compensation-low') : 0,
    booster: part(Math.max(0, credit - figures.of('sss.regular-credit')), rate),
  };
}

/**
 * The monthly pension of an average credit and of credited years of service, without the additional benefit: the best of
 * three formulas (RA 11199, section 12). Null with too few contributions, for which a sum is paid once.
 */
export function pension(average: number, years: number, figures: FiguresOn): number | null {
  if (years * 12 < figures.of('sss.pension-contributions')) return null;
  const share = (key: FigureKey) => (average * figures.of(key)) / 100;
  const byYears = Math.max(0, years - 10) * share('sss.pension-yearly-share');
  return centavos(
    Math.max(
      figures.of('sss.pension-base') + share('sss.pension-share') + byYears,
      share('sss.pension-least-share'),
      figures.of(years >= 20 ? 'sss.pension-least-20' : 'sss.pension-least-10'),
    ),
  );
}

/** A pension after increases in percent, one on the other. */
export function increased(amount: number, increases: readonly number[]): number {
  return centavos(increases.reduce((sum, increase) => sum * (1 + increase / 100), amount));
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const dayWords = (day: CalendarDate) => DAY.format(new Date(day));

function afterIncreases(receives: number, whose: 'own' | 'survivor', figures: FiguresOn): Result {
  const later = figures.later(whose === 'own' ? 'sss.increase' : 'sss.increase-survivors');
  const amounts = later.map((_, index) =>
    increased(
      receives,
      later.slice(0, index + 1).map(({ value }) => value),
    ),
  );
  const lines = later.map(({ from, value }, index) => ({
    label: `From ${dayWords(from)}, ${value} % more`,
    centavos: amounts[index]!,
  }));
  const next = later[0];
  return {
    headline: next
      ? `${pesos(amounts[0]!)} a month from ${dayWords(next.from)}`
      : 'No further increase is decided',
    lines: [{ label: 'Pension each month now', centavos: receives }, ...lines],
    notes: ['Only increases that are decided are counted, one on the other.'],
    legend: { there: 'Now', growth: 'Increase' },
    bars: [
      { label: 'Now', there: receives },
      ...lines.map(({ label, centavos: amount }) => ({
        label,
        there: receives,
        growth: amount - receives,
      })),
    ],
  };
}

export const SSS = calculator({
  summary: 'What you pay each month, and what SSS pays you when you retire.',
  inputs: {
    pay: { type: 'money', label: 'Monthly pay', initial: 2_500_000, hint: 'Before deductions' },
    member: { type: 'choice', label: 'How you pay', choices: MEMBERS, initial: 'employee' },
    age: { type: 'count', label: 'Your age', initial: 35, least: YOUNGEST, most: 100 },
    retireAt: { type: 'count', label: 'Age when you retire', initial: 65, least: 60, most: 65 },
    paid: {
      type: 'count',
      label: 'Contributions so far',
      initial: 120,
      least: 0,
      most: 600,
      hint: 'Months; My.SSS lists them',
    },
    goesOn: {
      type: 'choice',
      label: 'Until then',
      choices: { yes: 'I go on paying', no: 'I stop now' },
      initial: 'yes',
    },
    receives: {
      type: 'money',
      label: 'SSS pension you receive already',
      initial: 0,
      hint: 'If you receive one',
    },
    whose: {
      type: 'choice',
      label: 'That pension is',
      choices: { own: 'my own pension', survivor: 'a survivor’s pension' },
      initial: 'own',
    },
  },
  figures: [
    'sss.rate',
    'sss.employee-rate',
    'sss.least-credit',
    'sss.least-credit-overseas',
    'sss.most-credit',
    'sss.credit-step',
    'sss.regular-credit',
    'sss.compensation-low',
    'sss.compensation-high',
    'sss.compensation-from',
    'sss.pension-base',
    'sss.pension-share',
    'sss.pension-yearly-share',
    'sss.pension-least-share',
    'sss.pension-least-10',
    'sss.pension-least-20',
    'sss.pension-benefit',
    'sss.pension-contributions',
    'sss.increase',
    'sss.increase-survivors',
  ],
  errors({ age, paid, receives }) {
    const most = (age + 1 - YOUNGEST) * 12;
    return receives === 0 && paid > most ? { paid: `At ${age} there can be at most ${most}.` } : {};
  },
  calculate({ pay, member, age, retireAt, paid, receives, whose, goesOn }, figures): Result {
    if (receives > 0) return afterIncreases(receives, whose, figures);
    const credit = salaryCredit(pay, member, figures);
    const { own, employer, compensation, booster } = contribution(credit, member, figures);
    const average = Math.min(credit, figures.of('sss.regular-credit'));
    const left = Math.max(0, retireAt - age);
    const contributions = paid + (goesOn === 'yes' ? left * 12 : 0);
    const pensionOf = (months: number) => pension(average, Math.floor(months / 12), figures);
    const monthly = pensionOf(contributions);
    const benefit = figures.of('sss.pension-benefit');
    const withBenefit = (amount: number | null) => (amount === null ? 0 : amount + benefit);
    const at = Math.max(age, retireAt);
    const bars = [
      { label: 'If you stop paying now', there: withBenefit(pensionOf(paid)) },
      { label: `If you go on until ${at}`, there: withBenefit(pensionOf(paid + left * 12)) },
    ];
    const needed = figures.of('sss.pension-contributions');
    const missing = needed - contributions;
    const lines = [
      { label: 'You pay each month', centavos: own },
      ...(member === 'employee' ? [{ label: 'Your employer adds', centavos: employer + compensation }] : []),
      ...(booster > 0 ? [{ label: 'Of this goes to the Pension Booster', centavos: booster }] : []),
      ...(monthly === null
        ? []
        : [{ label: 'Pension each month, in pesos of today', centavos: monthly + benefit }]),
    ];
    const notes = [
      `Your salary credit is ${pesos(credit)}${credit > average ? `; ${pesos(average)} of it counts for the pension` : ''}.`,
      ...(monthly === null
        ? [
            `A pension needs ${needed} contributions; you would have ${contributions}. SSS then pays once what was paid in, with interest. ${missing === 1 ? 'One more contribution' : `${missing} more contributions`} would make it a pension for life.`,
          ]
        : [
            `It includes the additional benefit of ${pesos(benefit)}. In December a 13th pension is paid.`,
            'We assume that your pay of today is the average that SSS counts. Increases that nobody has decided yet are left out.',
          ]),
    ];
    return {
      headline:
        monthly === null
          ? `With ${contributions} ${contributions === 1 ? 'contribution' : 'contributions'} SSS pays no monthly pension yet`
          : `About ${pesos(monthly + benefit)} a month from SSS at ${at}`,
      lines,
      notes,
      legend: {},
      bars,
    };
  },
});

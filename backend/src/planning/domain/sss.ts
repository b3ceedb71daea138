import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { calculator, type Drawing, type Result } from './calculator.js';
import { FIGURE_KEYS, type FiguresOn } from './figures.js';
import { pesos } from './pesos.js';
import { contribution, increased, MEMBERS, pension, salaryCredit } from './sss-formulas.js';

/** The age from which contributions are possible. */
const YOUNGEST = 15;

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
    drawing: {
      shape: 'bars',
      title: 'Your pension each month',
      parts: [
        { label: 'Now', tone: 'there' },
        { label: 'Increase', tone: 'growth' },
      ],
      rows: [
        { label: 'Now', amounts: [receives, 0] },
        ...lines.map(({ label, centavos: amount }) => ({ label, amounts: [receives, amount - receives] })),
      ],
    },
  };
}

/** Years of contributions that are drawn in any case. */
const STEPS = [10, 15, 20, 25, 30, 35, 40];

/** The pension by years of contributions: those that are paid, those until retirement, and more. */
function pensionSteps(
  paid: number,
  atRetirement: number,
  age: number,
  pensionOf: (years: number) => number | null,
) {
  const reached = [paid, atRetirement];
  const rows = [...new Set([...STEPS, ...reached])]
    .sort((one, other) => one - other)
    .flatMap((years) => {
      const amount = pensionOf(years);
      const part = reached.filter((limit) => years > limit).length;
      return amount === null ? [] : [{ label: String(years), amount, part }];
    });
  const drawing: Drawing = {
    shape: 'columns',
    title: 'Pension each month, by years of contributions',
    parts: [
      { label: 'With what you have paid', tone: 'there' },
      { label: `If you pay until ${age}`, tone: 'growth' },
      { label: 'With more years', tone: 'third' },
    ],
    rows: rows.map(({ label, amount, part }) => ({
      label,
      amounts: [0, 1, 2].map((one) => (one === part ? amount : 0)),
    })),
  };
  return {
    drawing,
    table: {
      columns: ['Years of contributions', 'Pension each month'],
      rows: rows.map(({ label, amount }) => [label, amount]),
    },
  };
}

export const SSS = calculator({
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
  figures: FIGURE_KEYS.filter((key) => key.startsWith('sss.')),
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
    const benefit = figures.of('sss.pension-benefit');
    const pensionOf = (years: number) => {
      const amount = pension(average, years, figures);
      return amount === null ? null : amount + benefit;
    };
    const [paidYears, years] = [Math.floor(paid / 12), Math.floor(contributions / 12)];
    const monthly = pensionOf(years);
    const at = Math.max(age, retireAt);
    const needed = figures.of('sss.pension-contributions');
    const missing = needed - contributions;
    const lines = [
      { label: 'You pay each month', centavos: own },
      ...(member === 'employee' ? [{ label: 'Your employer adds', centavos: employer + compensation }] : []),
      ...(booster > 0 ? [{ label: 'Of this goes to the Pension Booster', centavos: booster }] : []),
      ...(monthly === null ? [] : [{ label: 'Pension each month, in pesos of today', centavos: monthly }]),
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
          : `About ${pesos(monthly)} a month from SSS at ${at}`,
      lines,
      notes,
      ...pensionSteps(paidYears, years, at, pensionOf),
    };
  },
});

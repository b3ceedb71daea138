import type { CalendarDate } from '../../calendar/domain/calendar-date.js';

/** What a figure counts: percent points, whole centavos, or pieces such as contributions or years. */
export type FigureUnit = 'percent' | 'money' | 'count';

interface FigureKind {
  readonly label: string;
  readonly unit: FigureUnit;
  /** The values that can be right; more is a slip of the hand. */
  readonly most: number;
  /** Each row is for one calendar year. */
  readonly yearly?: true;
}

const percent = (label: string, most = 100): FigureKind => ({ label, unit: 'percent', most });
const money = (label: string, most = 10_000_000_000): FigureKind => ({ label, unit: 'money', most });
const count = (label: string, most: number): FigureKind => ({ label, unit: 'count', most });

/** The figures that calculators use. The rules of SSS, Pag-IBIG and the tax are formulas; every number in them is here. */
export const FIGURE_KINDS = {
  'sss.rate': percent('SSS contribution, of the salary credit'),
  'sss.employee-rate': percent('The part of it that employees pay'),
  'sss.least-credit': money('Lowest salary credit'),
  'sss.least-credit-overseas': money('Lowest salary credit of overseas workers'),
  'sss.most-credit': money('Highest salary credit'),
  'sss.credit-step': money('Step of salary credits'),
  'sss.regular-credit': money('Salary credit that counts for the pension; more goes to the Pension Booster'),
  'sss.compensation-low': money('Employees’ Compensation below the credit that follows'),
  'sss.compensation-high': money('Employees’ Compensation from that credit'),
  'sss.compensation-from': money('Salary credit from which the higher one is paid'),
  'sss.pension-base': money('Pension: fixed part'),
  'sss.pension-share': percent('Pension: share of the average credit'),
  'sss.pension-yearly-share': percent('Pension: share for each year above ten'),
  'sss.pension-least-share': percent('Pension: at least this share of the average credit'),
  'sss.pension-least-10': money('Lowest pension from 10 years'),
  'sss.pension-least-20': money('Lowest pension from 20 years'),
  'sss.pension-benefit': money('Additional benefit of each pension'),
  'sss.pension-contributions': count('Contributions before a pension is paid', 600),
  'sss.increase': percent('Increase of pensions', 50),
  'sss.increase-survivors': percent('Increase of survivors’ pensions', 50),
  'mp2.rate': { ...percent('MP2 dividend rate of the year', 30), yearly: true },
  'mp2.least': money('Smallest MP2 saving'),
  'mp2.years': count('Years of an MP2 account', 30),
  'prices.rise': percent('Yearly rise of prices', 30),
  'education.rise': percent('Yearly rise of tuition', 30),
  'estate.rate': percent('Estate tax'),
  'estate.standard-deduction': money('Standard deduction'),
  'estate.most-home-deduction': money('Highest deduction for the family home'),
} as const satisfies Readonly<Record<string, FigureKind>>;

export type FigureKey = keyof typeof FIGURE_KINDS;
export const FIGURE_KEYS = Object.keys(FIGURE_KINDS) as FigureKey[];
export const figureKind = (key: FigureKey): FigureKind => FIGURE_KINDS[key];

/** A figure while it is in force, and where it is from. */
export interface Figure {
  readonly key: FigureKey;
  /** In the unit of its kind. */
  readonly value: number;
  /** Who says so, such as a circular or a page. */
  readonly source: string;
  /** The address of the source; empty where it has none. */
  readonly sourceUrl: string;
  readonly from: CalendarDate;
  /** The last day; empty while no end is known. */
  readonly to: CalendarDate;
  /** When somebody last compared it with the source. */
  readonly checkedOn: CalendarDate;
  /** The day by which a change of it is expected; empty where none is. */
  readonly nextChange: CalendarDate;
}

/** No figure of that kind is in force, or two that differ are: nothing can be calculated with it. */
export class NoFigure extends Error {
  readonly key: FigureKey;

  constructor(key: FigureKey) {
    super(`no figure ${key}`);
    this.key = key;
  }
}

/** Figures as of a day. What is not in force, or is so twice, throws `NoFigure`. */
export class FiguresOn {
  readonly day: CalendarDate;
  /** Of all days. */
  readonly rows: readonly Figure[];

  constructor(rows: readonly Figure[], day: CalendarDate) {
    this.rows = rows;
    this.day = day;
  }

  of(key: FigureKey): number {
    return this.rowOf(key, this.day).value;
  }

  rowOf(key: FigureKey, day = this.day): Figure {
    const rows = this.rows.filter((row) => row.key === key && isInForce(row, day));
    if (rows.length !== 1) throw new NoFigure(key);
    return rows[0]!;
  }

  /** The figure of a calendar year; null for a year without one. */
  inYear(key: FigureKey, year: number): number | null {
    const rows = this.rows.filter((row) => row.key === key && isInForce(row, `${year}-12-31`));
    return rows.length === 1 ? rows[0]!.value : null;
  }

  /** The figure of the last calendar year that has one. */
  newest(key: FigureKey): Figure {
    const rows = this.rows
      .filter((row) => row.key === key)
      .sort((one, other) => (one.from < other.from ? 1 : -1));
    if (!rows[0]) throw new NoFigure(key);
    return rows[0];
  }

  /** Those that come into force after the day, the next one first. */
  later(key: FigureKey): readonly Figure[] {
    return this.rows
      .filter((row) => row.key === key && row.from > this.day)
      .sort((one, other) => (one.from < other.from ? -1 : 1));
  }
}

export function isInForce({ from, to }: Pick<Figure, 'from' | 'to'>, day: CalendarDate): boolean {
  return from <= day && (to === '' || day <= to);
}

/** Whether a change of the figure was expected before the day, and nobody has looked since. */
export function isOverdue({ nextChange, checkedOn, to }: Figure, day: CalendarDate): boolean {
  return nextChange !== '' && nextChange < day && checkedOn <= nextChange && (to === '' || to >= day);
}

/** Indices of pairs of one kind whose days overlap. */
export function overlapping(rows: readonly Figure[]): readonly (readonly [number, number])[] {
  return rows.flatMap((row, index) =>
    rows.flatMap((other, at): [number, number][] =>
      at < index &&
      other.key === row.key &&
      (other.to === '' || row.from <= other.to) &&
      (row.to === '' || other.from <= row.to)
        ? [[at, index]]
        : [],
    ),
  );
}

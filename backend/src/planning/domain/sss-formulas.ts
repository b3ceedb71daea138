import type { FigureKey, FiguresOn } from './figures.js';
import { centavos } from './growth.js';

export const MEMBERS = {
  employee: 'I am employed',
  own: 'I pay by myself (self-employed, voluntary)',
  overseas: 'I work overseas',
} as const;
export type Member = keyof typeof MEMBERS;

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

import { addDays, type CalendarDate, daysBetween } from '../../calendar/domain/calendar-date.js';

/** States of a premium on a given day. `past grace` does not mean lapsed: only the insurer declares a lapse. */
export const PREMIUM_STATES = ['upcoming', 'due', 'in grace', 'past grace', 'paid'] as const;
export type PremiumState = (typeof PREMIUM_STATES)[number];

export interface DatedPremium {
  readonly dueDate: CalendarDate;
  /** The last of the grace days; the due date without any. */
  readonly graceEndsOn: CalendarDate;
  /** In whole centavos. */
  readonly amount: number;
  /** Payments less reversals. */
  readonly paidAmount: number;
}

export function graceEnd(dueDate: CalendarDate, graceDays: number): CalendarDate {
  return addDays(dueDate, graceDays);
}

export function isPaid({ amount, paidAmount }: Pick<DatedPremium, 'amount' | 'paidAmount'>): boolean {
  return paidAmount >= amount;
}

interface Bounds {
  readonly isUnpaid: boolean;
  /** How the due date and the end of the grace days compare to the day; missing where they do not matter. */
  readonly due?: '<' | '=' | '>';
  readonly grace?: '<' | '>=';
}

/** The rule of the states: premiums of one are those within its bounds. Lists are found by the same bounds. */
export const STATE_BOUNDS: Readonly<Record<PremiumState, Bounds>> = {
  paid: { isUnpaid: false },
  upcoming: { isUnpaid: true, due: '>' },
  due: { isUnpaid: true, due: '=' },
  'in grace': { isUnpaid: true, due: '<', grace: '>=' },
  'past grace': { isUnpaid: true, due: '<', grace: '<' },
};

const COMPARE: Readonly<Record<'<' | '=' | '>' | '>=', (date: string, today: string) => boolean>> = {
  '<': (date, today) => date < today,
  '=': (date, today) => date === today,
  '>': (date, today) => date > today,
  '>=': (date, today) => date >= today,
};

export function premiumState(premium: DatedPremium, today: CalendarDate): PremiumState {
  const { dueDate, graceEndsOn } = premium;
  return PREMIUM_STATES.find((state) => {
    const { isUnpaid, due, grace } = STATE_BOUNDS[state];
    const isWithin = (!due || COMPARE[due](dueDate, today)) && (!grace || COMPARE[grace](graceEndsOn, today));
    return isUnpaid !== isPaid(premium) && isWithin;
  })!;
}

/** Days since the last one in grace; null for a premium that is not past grace. */
export function daysPastGrace(premium: DatedPremium, today: CalendarDate): number | null {
  if (premiumState(premium, today) !== 'past grace') return null;
  return (Date.parse(today) - Date.parse(premium.graceEndsOn)) / 86_400_000;
}

/** Days to the last one in grace, 0 on it; null for a premium that is not in grace. */
export function graceDaysLeft(premium: DatedPremium, today: CalendarDate): number | null {
  if (premiumState(premium, today) !== 'in grace') return null;
  return daysBetween(today, premium.graceEndsOn);
}

import { addMonths, type CalendarDate, firstOfMonth } from '../../calendar/domain/calendar-date.js';
import { Invalid } from '../../platform/domain-error.js';
import type { PolicyDetails } from './policy.js';
import { dateProblem } from './possible-policy.js';
import { type ForceState } from './policy-choices.js';
import type { PremiumMode } from './premium-schedule.js';
import { type DatedPremium, isPaid, type PremiumState } from './premium-state.js';

/** `YYYY-MM`. */
export type Month = string;

/** Premiums of a year. */
export const TIMES_A_YEAR: Readonly<Record<Exclude<PremiumMode, 'single'>, number>> = {
  annual: 1,
  'semi-annual': 2,
  quarterly: 4,
  monthly: 12,
};
/** The months after which persistency is measured. */
export const PERSISTENCY_MONTHS = [13, 25] as const;
/** Stored of a policy that was not lost. */
export const STILL_KEPT = 9999;
const MONTHS_SHOWN = 12;
const MOST_MONTHS = 60;

/** The premiums of a year, in whole centavos; null for a single one, which is paid once. */
export function yearlyPremium({ mode, premium }: Pick<PolicyDetails, 'mode' | 'premium'>): number | null {
  return mode === 'single' ? null : premium.amount * TIMES_A_YEAR[mode];
}

const KEPT: readonly ForceState[] = ['in force', 'matured', 'claimed'];

type Forced = Pick<PolicyDetails, 'force' | 'forceSince' | 'startsOn' | 'endsOn'>;

export interface Leaving {
  /** The day on which the policy ceased to be in force; null while it is, when it never was, and when the day is not known. */
  readonly leftOn: CalendarDate | null;
  /**
   * Whole months from the start until it lapsed or was surrendered or cancelled; `STILL_KEPT` while it is in force, and when it
   * matured or was claimed, because nothing was lost then. Null when it never was in force, and when the day is not known.
   */
  readonly keptMonths: number | null;
}

/**
 * When the policy ceased to be in force: the day that the insurer said, or on which staff recorded it, and the maturity date of
 * one that matured. A policy that was added after its end has no known day, and one that was cancelled before it began was never in
 * force.
 * `before` is its earlier state, null for a new policy.
 */
export function leavingOf(before: (Forced & Leaving) | null, after: Forced, today: CalendarDate): Leaving {
  const leftOn = leftOnOf(before, after, today);
  if (KEPT.includes(after.force)) return { leftOn, keptMonths: STILL_KEPT };
  return { leftOn, keptMonths: leftOn === null ? null : wholeMonths(after.startsOn, leftOn) };
}

function leftOnOf(
  before: (Forced & Leaving) | null,
  { force, forceSince, endsOn }: Forced,
  today: CalendarDate,
): CalendarDate | null {
  if (force === 'in force' || force === 'not yet') return null;
  if (force === 'matured' && endsOn !== null && endsOn <= today) return endsOn;
  if (before === null || (before.force === 'not yet' && force === 'cancelled')) return null;
  const isNew = before.force === 'in force' || before.force === 'not yet';
  const isAnotherDay = forceSince !== before.forceSince;
  return isNew || isAnotherDay ? (forceSince ?? today) : before.leftOn;
}

function wholeMonths(from: CalendarDate, to: CalendarDate): number {
  const months = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const between = months(to) - months(from);
  return Math.max(0, addMonths(from, between) <= to ? between : between - 1);
}

type Scope =
  | 'state'
  | 'yearly'
  | 'single'
  | 'kept'
  | 'left'
  | 'due'
  | 'paid'
  | 'unpaid'
  | 'hasPaid'
  | 'lastUnpaid'
  | 'firstGrace';

/**
 * One counter of the book. What it counts by scope:
 * `state` all policies by force (item); `yearly` and `single` policies in force by product (item), with the premiums of a year or
 * the single ones; `kept` policies by the month of the start that were not lost for so many months (item), 0 for all that
 * came into force; `left` policies by the month in which they ceased to be in force, and the state since (item); `due` and `paid`
 * premiums by the month of the due date, with their amounts; `unpaid` premiums by due date and last day of grace (item), with
 * what is owed; `hasPaid` policies with a paid premium, `lastUnpaid` policies by the last due date of an unpaid premium, and
 * `firstGrace` by the first day on which the grace days of one end.
 */
export interface BookEntry {
  readonly scope: Scope;
  /** A month, a day, or empty. */
  readonly period: string;
  readonly item: string;
  /** Of the amount; empty without one. */
  readonly currency: string;
  readonly counted: number;
  /** In whole centavos. */
  readonly amount: number;
}

type CountedPolicy = Pick<PolicyDetails, 'force' | 'startsOn' | 'mode' | 'premium'> &
  Leaving & { readonly productId: string };
type CountedPremium = DatedPremium & { readonly currency: string };

/** The counters that a policy is part of. */
export function entriesOfPolicy(policy: CountedPolicy): BookEntry[] {
  const { force, premium, productId, startsOn, leftOn, keptMonths } = policy;
  const yearly = yearlyPremium(policy);
  const one = { period: '', currency: '', counted: 1, amount: 0 };
  const began = { ...one, scope: 'kept', period: monthOf(startsOn) } as const;
  const inForce = { ...one, item: productId, currency: premium.currency };
  return [
    { ...one, scope: 'state', item: force },
    ...(force !== 'in force'
      ? []
      : yearly === null
        ? [{ ...inForce, scope: 'single' as const, amount: premium.amount }]
        : [{ ...inForce, scope: 'yearly' as const, amount: yearly }]),
    ...[0, ...PERSISTENCY_MONTHS]
      .filter((months) => keptMonths !== null && keptMonths >= months)
      .map((months) => ({ ...began, item: String(months) })),
    ...(leftOn === null ? [] : [{ ...one, scope: 'left' as const, period: monthOf(leftOn), item: force }]),
  ];
}

/** The counters that the premiums of a policy are part of. Of one that is not in force nothing is unpaid. */
export function entriesOfPremiums(premiums: readonly CountedPremium[], isOwed: boolean): BookEntry[] {
  const unpaid = isOwed ? premiums.filter((premium) => !isPaid(premium)) : [];
  const one = { period: '', item: '', currency: '', counted: 1, amount: 0 };
  return [
    ...premiums.flatMap((premium) => entriesOfPremium(premium, isOwed)),
    ...(premiums.some(isPaid) ? [{ ...one, scope: 'hasPaid' as const }] : []),
    ...(unpaid.length === 0
      ? []
      : [
          {
            ...one,
            scope: 'lastUnpaid' as const,
            period: unpaid
              .map(({ dueDate }) => dueDate)
              .sort()
              .at(-1)!,
          },
          {
            ...one,
            scope: 'firstGrace' as const,
            period: unpaid.map(({ graceEndsOn }) => graceEndsOn).sort()[0]!,
          },
        ]),
  ];
}

export type CountedPart = 'due' | 'paid' | 'owed';

/** What is counted of premiums of a state: what was due, without one; what was paid of paid ones, and what is owed of others. */
export function countedPart(state: PremiumState | undefined): CountedPart {
  if (state === undefined) return 'due';
  return state === 'paid' ? 'paid' : 'owed';
}

/** The counters that a premium is part of by itself. */
export function entriesOfPremium(premium: CountedPremium, isOwed: boolean): BookEntry[] {
  const { dueDate, graceEndsOn, amount, paidAmount, currency } = premium;
  const due = { scope: 'due', period: monthOf(dueDate), item: '', currency, counted: 1, amount } as const;
  if (isPaid(premium)) return [due, { ...due, scope: 'paid', amount: paidAmount }];
  const unpaid = { ...due, scope: 'unpaid', period: dueDate, item: graceEndsOn } as const;
  return isOwed ? [due, { ...unpaid, amount: amount - paidAmount }] : [due];
}

export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

export function monthAfter(month: Month, months: number): Month {
  return monthOf(firstOfMonth(`${month}-01`, months));
}

/** The first and last day. */
export function daysOf(month: Month): readonly [CalendarDate, CalendarDate] {
  const after = Date.parse(`${monthAfter(month, 1)}-01`);
  return [`${month}-01`, new Date(after - 86_400_000).toISOString().slice(0, 10)];
}

/**
 * The months from one to another, both written as a month or a day in it; without them the twelve months up to this one.
 * Rejects impossible ones, an end before the beginning, and more than sixty months.
 */
export function bookMonths(
  { from, to }: { readonly from?: unknown; readonly to?: unknown },
  today: CalendarDate,
): Month[] {
  const given = { from: dayIn('from', from), to: dayIn('to', to) };
  const last = monthOf(given.to ?? today);
  const first = given.from === null ? monthAfter(last, 1 - MONTHS_SHOWN) : monthOf(given.from);
  if (last < first) throw new Invalid({ from: 'book.from-after-to' });
  const months: Month[] = [];
  for (let month = first; month <= last; month = monthAfter(month, 1)) {
    if (months.length === MOST_MONTHS)
      throw new Invalid({ to: ['book.too-many-months', { months: MOST_MONTHS - 1 }] });
    months.push(month);
  }
  return months;
}

function dayIn(field: string, value: unknown): CalendarDate | null {
  if (value === undefined) return null;
  const day = typeof value !== 'string' ? '' : value.length === 7 ? `${value}-01` : value;
  const problem = dateProblem(day);
  if (problem) throw new Invalid({ [field]: problem });
  return day;
}

/** Policies that began in one month, and those of them that were kept. */
export interface Cohort {
  readonly month: Month;
  readonly began: number;
  readonly kept: number;
}

/**
 * The months of the start of the policies whose persistency is known after that many months in one of these months: all of them
 * have been in force for so long, or have not, so the month is over.
 */
export function cohortsOf(months: readonly Month[], after: number, today: CalendarDate): Month[] {
  return months.filter((month) => month < monthOf(today)).map((month) => monthAfter(month, -after));
}

/** The share of all policies of the cohorts that were kept, from 0 to 1; null without policies. */
export function persistencyOf(cohorts: readonly Pick<Cohort, 'began' | 'kept'>[]): number | null {
  const [began, kept] = (['began', 'kept'] as const).map((of) =>
    cohorts.reduce((sum, cohort) => sum + cohort[of], 0),
  ) as [number, number];
  return began === 0 ? null : kept / began;
}

/** States of force whose policies the book lists by month. */
export const LEFT_STATES = ['lapsed', 'matured'] as const satisfies readonly ForceState[];

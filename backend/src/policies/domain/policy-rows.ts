import { type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { Invalid, type Said } from '../../platform/domain-error.js';
import { searchForm } from '../../platform/values/search.js';
import type { PaymentMethod } from './policy-choices.js';

/** What is insured beside the policy itself. Amounts are in whole centavos of the currency of the premium. */
export interface Rider {
  readonly name: string;
  /** Null where it is not known, as the others. */
  readonly amount: number | null;
  /** The age of the insured person at which it ends. */
  readonly endsAtAge: number | null;
  /** The part of each premium that is paid for it. */
  readonly premium: number | null;
}

/** A cheque of a later day that the office or the insurer keeps. */
export interface Cheque {
  readonly number: string;
  readonly bank: string | null;
  readonly date: CalendarDate;
  /** In whole centavos; null where it is that of the premium. */
  readonly amount: number | null;
  readonly isDeposited: boolean;
}

/** Rejects a rider that is there twice, and a cheque without a real day or with the number of another one of its bank. */
export function assertRows(riders: readonly Rider[], cheques: readonly Cheque[]): void {
  const problems: Record<string, Said> = {};
  for (const place of repeated(riders.map(({ name }) => searchForm(name) || name)))
    problems[`riders.${place}.name`] = 'policy.rider-twice';
  for (const place of repeated(cheques.map(({ number, bank }) => `${number} ${searchForm(bank ?? '')}`)))
    problems[`cheques.${place}.number`] = 'policy.cheque-twice';
  for (const [place, { date }] of cheques.entries())
    if (!isCalendarDate(date)) problems[`cheques.${place}.date`] = 'field.real-date';
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}

/** The first cheque that is not deposited yet, of a policy that is paid by them; null without one. */
export function nextCheque({
  paymentMethod,
  cheques,
}: {
  readonly paymentMethod: PaymentMethod | null;
  readonly cheques: readonly Cheque[];
}): Cheque | null {
  if (paymentMethod !== 'post-dated cheques') return null;
  const waiting = cheques.filter(({ isDeposited }) => !isDeposited);
  return waiting.sort((one, other) => (one.date < other.date ? -1 : 1))[0] ?? null;
}

/** The riders with these names, each once: those that are known, and new ones of which nothing else is. */
export function ridersNamed(names: readonly string[], known: readonly Rider[]): Rider[] {
  const riders = new Map(
    [...known, ...names.map(nothingKnown)].reverse().map((one) => [searchForm(one.name), one]),
  );
  return [...new Set(names.map(searchForm))].flatMap((name) => riders.get(name) ?? []);
}

const nothingKnown = (name: string): Rider => ({ name, amount: null, endsAtAge: null, premium: null });

/** The places of what stands before, too. */
function repeated(keys: readonly string[]): number[] {
  return [...keys.entries()].flatMap(([place, key]) => (keys.indexOf(key) < place ? [place] : []));
}

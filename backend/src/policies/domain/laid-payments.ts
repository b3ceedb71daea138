import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Instalment } from './premium-schedule.js';

/** A payment with the lines that belong to it: its reversal, and what of it was carried to other premiums. */
export interface LaidPayment {
  readonly id: string;
  readonly premiumId: string;
  /** Of the payment and its reversal. */
  readonly amount: number;
  readonly paidOn: CalendarDate;
}

/** A part of a payment that is taken from its premium (negative) or given to a later one. */
export interface CarriedLine {
  /** The payment. */
  readonly carriedFrom: string;
  readonly premiumId: string;
  readonly amount: number;
}

export interface Laid {
  /** With what is paid on them. */
  readonly premiums: readonly Instalment[];
  /** The premium of each payment. */
  readonly places: ReadonlyMap<string, string>;
  readonly carried: readonly CarriedLine[];
}

/**
 * Lays payments on premiums without any, in the order of their dates: each on the first that is not paid, and what exceeds it
 * on the next ones. What is left after the last stays on the premium of its payment.
 */
export function layPayments(premiums: readonly Instalment[], payments: readonly LaidPayment[]): Laid {
  const rows = premiums.map((premium) => ({ ...premium }));
  const places = new Map<string, string>();
  const carried: CarriedLine[] = [];
  const ordered = [...payments].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  for (const { id, amount } of ordered) {
    const place = rows.findIndex((row) => row.paidAmount < row.amount);
    const row = rows[place] ?? rows.at(-1)!;
    places.set(id, row.id);
    row.paidAmount += amount;
    const lines = carry(rows.slice(rows.indexOf(row)), id);
    for (const line of lines) rows.find((one) => one.id === line.premiumId)!.paidAmount += line.amount;
    carried.push(...lines);
  }
  return { premiums: rows, places, carried };
}

/**
 * The lines by which the excess of a payment goes from its premium, the first of the given ones, to those after it that are not
 * paid, in their order. They add up to nothing.
 */
export function carry(
  [from, ...next]: readonly Pick<Instalment, 'id' | 'amount' | 'paidAmount' | 'currency'>[],
  carriedFrom: string,
  most = Number.MAX_SAFE_INTEGER,
): CarriedLine[] {
  if (!from) return [];
  let left = Math.min(from.paidAmount - from.amount, most);
  const given: CarriedLine[] = [];
  for (const { id: premiumId, amount, paidAmount, currency } of next) {
    const owed = Math.min(amount - paidAmount, left);
    if (owed <= 0 || currency !== from.currency) continue;
    given.push({ carriedFrom, premiumId, amount: owed });
    left -= owed;
  }
  const sum = given.reduce((total, { amount }) => total + amount, 0);
  return sum === 0 ? [] : [{ carriedFrom, premiumId: from.id, amount: -sum }, ...given];
}

function orderOf({ paidOn, id }: LaidPayment): string {
  return `${paidOn} ${id}`;
}

import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Conflict, Invalid, type Said } from '../../platform/domain-error.js';
import { dateProblem, type PolicyEvent } from './policy.js';

/** What becomes known after a payment. */
export interface PaymentProgress {
  /** When it was passed on to the insurer. */
  readonly remittedOn: CalendarDate | null;
  /** When the insurer posted it. */
  readonly postedOn: CalendarDate | null;
  readonly receiptNumber: string | null;
}

export interface NewPayment extends PaymentProgress {
  readonly paidOn: CalendarDate;
  /** In whole centavos. */
  readonly amount: number;
}

/** A line of a premium: a payment, or the reversal of one, with the negative amount. Its amount and day never change. */
export interface Payment extends NewPayment {
  readonly id: string;
  readonly premiumId: string;
  /** The payment that this line reverses. */
  readonly reversalOf: string | null;
  /** Why it was reversed. */
  readonly reason: string | null;
  readonly recordedBy: string;
  readonly recordedByName: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** Which line of which premium it is, by whom and when. */
export type PaymentOrigin = Pick<Payment, 'id' | 'premiumId' | 'recordedBy' | 'recordedByName' | 'createdAt'>;

/** A payment. Rejects impossible days, those in the future, and those of later steps before it was paid. */
export function createPayment(payment: NewPayment, origin: PaymentOrigin, today: CalendarDate): Payment {
  assertPossible(payment, today);
  return { ...payment, ...origin, reversalOf: null, reason: null };
}

/** The payment with what is known since; the same object when nothing changes. Rejects what a new one does. */
export function advancePayment(
  payment: Payment,
  {
    remittedOn = payment.remittedOn,
    postedOn = payment.postedOn,
    receiptNumber = payment.receiptNumber,
  }: Partial<PaymentProgress>,
  today: CalendarDate,
): Payment {
  const isSame =
    remittedOn === payment.remittedOn &&
    postedOn === payment.postedOn &&
    receiptNumber === payment.receiptNumber;
  if (isSame) return payment;
  if (payment.reversalOf !== null) throw new Conflict('payment.is-reversal');
  const changed = { ...payment, remittedOn, postedOn, receiptNumber };
  assertPossible(changed, today);
  return changed;
}

/** The line that takes a payment back, on that day. Rejects the reversal of a reversal. */
export function reversalOf(
  { id, amount, reversalOf: reversed }: Payment,
  reason: string,
  origin: PaymentOrigin,
  today: CalendarDate,
): Payment {
  if (reversed !== null) throw new Conflict('payment.is-reversal');
  return {
    ...origin,
    ...{ amount: -amount, paidOn: today, remittedOn: null, postedOn: null, receiptNumber: null },
    ...{ reversalOf: id, reason },
  };
}

/** What the timeline of the client says about a new line of the premium that was due that day. */
export function paymentEvent(
  { reversalOf: reversed }: Payment,
  { policy, dueDate }: { readonly policy: string; readonly dueDate: CalendarDate },
): PolicyEvent {
  const premium = `the premium of ${policy} due ${dueDate}`;
  return reversed === null
    ? { actionType: 'premium_paid', actionDetails: `Payment of ${premium} recorded` }
    : { actionType: 'payment_reversed', actionDetails: `Payment of ${premium} taken back` };
}

function assertPossible({ paidOn, remittedOn, postedOn }: NewPayment, today: CalendarDate): void {
  const problems: Record<string, Said> = {};
  for (const [field, date] of Object.entries({ paidOn, remittedOn, postedOn })) {
    const problem = date !== null && problemOf(date);
    if (problem) problems[field] = problem;
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);

  function problemOf(date: CalendarDate): Said | null {
    if (date > today) return dateProblem(date) ?? 'payment.in-future';
    return dateProblem(date) ?? (date < paidOn ? 'payment.before-paid' : null);
  }
}

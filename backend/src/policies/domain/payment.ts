import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Conflict, Invalid, type Said } from '../../platform/domain-error.js';
import type { CarriedLine } from './laid-payments.js';
import type { Instalment } from './premium-schedule.js';
import { EMPTY_PAYMENT, PAYMENT_STEPS, type PaymentStep } from './payment-fields.js';
import { dateProblem } from './possible-policy.js';
import type { PolicyEvent } from './policy-event.js';

/**
 * A line of a premium: a payment, the reversal of one, with the negative amount, or what of one was carried to another premium,
 * which is negative where it came from. Its amount and day never change.
 */
export interface Payment {
  readonly id: string;
  readonly premiumId: string;
  /** In whole centavos. */
  readonly amount: number;
  readonly paidOn: CalendarDate;
  /** When it was passed on to the insurer. */
  readonly remittedOn: CalendarDate | null;
  /** When the insurer posted it. */
  readonly postedOn: CalendarDate | null;
  readonly receiptNumber: string | null;
  /** The payment that this line reverses. */
  readonly reversalOf: string | null;
  /** The payment of which it is a part that was carried. */
  readonly carriedFrom: string | null;
  /** Why it was reversed, or moved. */
  readonly reason: string | null;
  readonly recordedBy: string;
  readonly recordedByName: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

export type PaymentProgress = Pick<Payment, PaymentStep>;
export type NewPayment = PaymentProgress & Pick<Payment, 'paidOn' | 'amount'>;

/** Which line of which premium it is, by whom and when. */
export type PaymentOrigin = Pick<Payment, 'id' | 'premiumId' | 'recordedBy' | 'recordedByName' | 'createdAt'>;

/** By whom and when lines are recorded. */
export interface LineOrigin {
  readonly by: { readonly id: string; readonly name: string };
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** A payment. Rejects impossible days, those in the future, and those of later steps before it was paid. */
export function createPayment(payment: NewPayment, origin: PaymentOrigin, today: CalendarDate): Payment {
  assertPossible(payment, today);
  return { ...EMPTY_PAYMENT, ...payment, ...origin };
}

/** The payment in full of the first premium of a new policy. Rejects an impossible day, by its field, and a policy without premiums. */
export function firstPayment(
  first: Instalment | null,
  paidOn: CalendarDate,
  origin: Omit<PaymentOrigin, 'premiumId'>,
  today: CalendarDate,
): Payment {
  const problem = dateProblem(paidOn) ?? (paidOn > today ? 'payment.in-future' : null);
  if (problem) throw new Invalid({ firstPremiumPaidOn: problem });
  if (!first) throw new Invalid({ firstPremiumPaidOn: 'policy.no-first-premium' });
  return createPayment(
    { ...EMPTY_PAYMENT, paidOn, amount: first.amount },
    { ...origin, premiumId: first.id },
    today,
  );
}

/** The payment with what is known since; the same object when nothing changes. Rejects what a new one does. */
export function advancePayment(
  payment: Payment,
  change: Partial<PaymentProgress>,
  today: CalendarDate,
): Payment {
  if (PAYMENT_STEPS.every((step) => change[step] === undefined || change[step] === payment[step]))
    return payment;
  assertPayment(payment);
  const changed = { ...payment, ...change };
  assertPossible(changed, today);
  return changed;
}

/** The line that takes a payment back, on that day. Rejects the reversal of a reversal, and of what was carried by itself. */
export function reversalOf(
  payment: Payment,
  reason: string,
  origin: PaymentOrigin,
  today: CalendarDate,
): Payment {
  assertPayment(payment);
  return reversed(payment, reason, origin, today);
}

/** The lines that take back what of a payment was carried, on that day. */
export function carriedBack(
  carried: readonly Payment[],
  reason: string,
  origins: (premiumId: string) => PaymentOrigin,
  today: CalendarDate,
): Payment[] {
  return carried.map((line) => ({
    ...reversed(line, reason, origins(line.premiumId), today),
    carriedFrom: line.carriedFrom,
  }));
}

/** The payment as one of another premium, which it takes the place of. Rejects the premium that it is of. */
export function movedPayment(payment: Payment, origin: PaymentOrigin, reason: string): Payment {
  assertPayment(payment);
  if (origin.premiumId === payment.premiumId) throw new Invalid({ premiumId: 'payment.same-premium' });
  return { ...payment, ...origin, reason };
}

/** A part of a payment as a line of another premium. */
export function carriedLine(
  { paidOn }: Payment,
  { premiumId, amount, carriedFrom }: CarriedLine,
  origin: Omit<PaymentOrigin, 'premiumId'>,
): Payment {
  return { ...EMPTY_PAYMENT, ...origin, premiumId, amount, paidOn, carriedFrom };
}

function assertPayment({ reversalOf, carriedFrom }: Payment): void {
  if (reversalOf !== null) throw new Conflict('payment.is-reversal');
  if (carriedFrom !== null) throw new Conflict('payment.is-carried');
}

function reversed(
  { id, amount }: Payment,
  reason: string,
  origin: PaymentOrigin,
  today: CalendarDate,
): Payment {
  return {
    ...EMPTY_PAYMENT,
    ...origin,
    amount: -amount,
    paidOn: today,
    reversalOf: id,
    reason,
  };
}

/** What the timeline of the client says about a new line of the premium that was due that day. */
export function paymentEvent(
  { reversalOf: takenBack, reason }: Payment,
  { policy, dueDate }: { readonly policy: string; readonly dueDate: CalendarDate },
): PolicyEvent {
  const premium = `the premium of ${policy} due ${dueDate}`;
  const isMoved = takenBack === null && reason !== null;
  return takenBack === null
    ? {
        actionType: 'premium_paid',
        actionDetails: `Payment of ${premium} recorded${isMoved ? ', moved from another premium' : ''}`,
      }
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

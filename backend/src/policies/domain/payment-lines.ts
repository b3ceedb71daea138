import { Conflict } from '../../platform/domain-error.js';
import { carry, type LaidPayment } from './laid-payments.js';
import { carriedLine, type Payment } from './payment.js';
import type { Instalment } from './premium-schedule.js';

/** The premiums with what new lines add to what was paid. */
export function withLines(premiums: readonly Instalment[], lines: readonly Payment[]): Instalment[] {
  return premiums.map((premium) => {
    const own = lines.filter(({ premiumId }) => premiumId === premium.id);
    return own.reduce((sum, { amount }) => ({ ...sum, paidAmount: sum.paidAmount + amount }), premium);
  });
}

/** The lines by which what a new payment exceeds its premium goes to the next ones. The premiums are those before it. */
export function excessLines(
  premiums: readonly Instalment[],
  payment: Payment,
  newId: () => string,
): Payment[] {
  const { premiumId, id, amount, recordedBy, recordedByName, createdAt } = payment;
  const place = premiums.findIndex((premium) => premium.id === premiumId);
  const later = withLines(premiums.slice(place), [payment]);
  return carry(later, id, amount).map((line) =>
    carriedLine(payment, line, { id: newId(), recordedBy, recordedByName, createdAt }),
  );
}

/** The newest payment that was not taken back; null without one. */
export function lastPayment(lines: readonly Payment[]): Payment | null {
  const payments = lines.filter((line) => line.amount > 0 && !isReversed(line, lines));
  return payments.sort((one, other) => (one.id > other.id ? -1 : 1))[0] ?? null;
}

/** Those of the lines that carry a part of a payment, and were not taken back. */
export function stillCarried(lines: readonly Payment[]): Payment[] {
  return lines.filter(
    (line) => line.carriedFrom !== null && line.reversalOf === null && !isReversed(line, lines),
  );
}

/** Rejects a payment that was taken back. */
export function assertNotReversed(payment: Payment, lines: readonly Payment[]): void {
  if (isReversed(payment, lines)) throw new Conflict('payment.reversed');
}

/** Each payment with what was taken back of it. */
export function laidPayments(lines: readonly Payment[]): LaidPayment[] {
  return lines
    .filter(({ reversalOf, carriedFrom }) => reversalOf === null && carriedFrom === null)
    .map((line) => {
      const { id, premiumId, paidOn, amount } = line;
      return { id, premiumId, paidOn, amount: isReversed(line, lines) ? 0 : amount };
    });
}

function isReversed({ id }: Payment, lines: readonly Payment[]): boolean {
  return lines.some(({ reversalOf }) => reversalOf === id);
}

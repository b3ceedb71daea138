import { moneyText } from '@contract';
import type { Payment, Premium } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';

/** `₱500.00 paid Nov 20, 2026`, `₱500.00 carried from Nov 10, 2026`. `premiums` are those of the policy. */
export function paymentText(payment: Payment, currency: string, premiums: readonly Premium[]): string {
  const { amount, paidOn, reversalOf, carriedFrom } = payment;
  const money = moneyText(amount, currency);
  if (reversalOf) return `${money} taken back ${formatDate(paidOn)}`;
  if (!carriedFrom) return `${money} paid ${formatDate(paidOn)}`;
  if (amount < 0) return `${money} carried on`;
  const source = premiums.find(({ payments }) => payments.some(({ id }) => id === carriedFrom));
  return source
    ? `${money} carried from ${formatDate(source.dueDate)}`
    : `${money} carried from another premium`;
}

/** What was paid of a premium beyond its amount; 0 for nothing. */
export const excessOf = ({ amount, paidAmount }: Pick<Premium, 'amount' | 'paidAmount'>) =>
  Math.max(paidAmount - amount, 0);

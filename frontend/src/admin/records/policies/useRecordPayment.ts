import { moneyText } from '@contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/shared/api-client';
import type { NewPayment, Payment, Policy } from '@/shared/api-types';
import { randomUuid } from '@/shared/randomUuid';
import { notify } from '@/shared/toast/toastQueue';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useConsoleProvider } from '@/admin/ground/api/useProviderQuery';

/** The policy of a premium, and whose it is. */
export type PaidPolicy = Pick<Policy, 'id' | 'insurer' | 'product' | 'clientName'>;

/** Longer than other toasts, because this one has an action. */
const UNDO_DURATION = 15_000;

/** What payments change. */
export const paymentQueries = () => [
  queryKeys.policies,
  queryKeys.clients,
  queryKeys.today,
  queryKeys.waiting,
];

/** How a payment of a premium is recorded; the toast names it, and takes it back at once. */
export function useRecordPayment(
  premium: { readonly id: string; readonly currency: string },
  { clientName }: PaidPolicy,
) {
  // of this dialog: a second attempt after a lost answer records the same payment
  const [key] = useState(randomUuid);
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  async function undo({ id }: Payment, what: string) {
    try {
      await provider.reversePayment(id, 'Undone at once');
      notify({ title: 'Payment taken back', description: what });
    } catch (error) {
      notify({ title: 'Error', description: mutationErrorMessage(error), destructive: true });
    }
    await Promise.all(paymentQueries().map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }
  return {
    record: (payment: NewPayment) => provider.recordPayment(premium.id, payment, key),
    success: (_: unknown, payment: Payment) => {
      const what = `${moneyText(payment.amount, premium.currency)} from ${clientName}`;
      return {
        title: 'Payment recorded',
        description: what,
        action: {
          label: 'Undo',
          altText: 'Take the payment back on the page of the policy',
          run: () => void undo(payment, what),
        },
        duration: UNDO_DURATION,
      };
    },
  };
}

/** The payment for which another one was rejected; null for other errors. */
export function alreadyPaidBy(error: unknown): Payment | null {
  const isPaid = error instanceof ApiError && error.body?.code === 'premium.already-paid';
  return isPaid ? (error.body?.current as Payment) : null;
}

import { moneyText } from '@contract';
import { useState } from 'react';
import type { Payment, Premium, PremiumToday } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** What a payment needs to know about its premium. */
export type PayablePremium = Pick<PremiumToday, 'id' | 'dueDate' | 'amount' | 'currency' | 'paidAmount'>;

interface BoundPremium {
  /** The premium for which the dialog was opened, with what is known of it now. */
  readonly premium: PayablePremium;
  /** What others recorded since then; null while nothing is known. */
  readonly news: string | null;
  /** A change of the policy replaced it. */
  readonly isGone: boolean;
}

/** Follows the premium for which a dialog was opened, whatever becomes the next premium of the policy meanwhile. */
export function useBoundPremium(policyId: string, premium: PayablePremium): BoundPremium {
  const [opened] = useState(premium);
  const { data, isFetchedAfterMount } = useProviderQuery(queryKeys.policyPremiums(policyId), (provider) =>
    provider.policyPremiums(policyId),
  );
  // what was read before the dialog was opened may be older than the row that opened it
  if (!isFetchedAfterMount || !data) return { premium: opened, news: null, isGone: false };
  const now = data.find(({ id }) => id === opened.id);
  if (!now) return { premium: opened, news: null, isGone: true };
  const last = now.paidAmount === opened.paidAmount ? null : lastPayment(now);
  return { premium: now, news: last && newsOf(last, now.currency), isGone: false };
}

function lastPayment({ payments }: Premium): Payment | null {
  return [...payments].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1)).at(-1) ?? null;
}

function newsOf(payment: Payment, currency: string): string {
  const { amount, recordedByName, createdAt } = payment;
  const act = amount < 0 ? 'took back' : 'recorded';
  return `${recordedByName} ${act} ${moneyText(Math.abs(amount), currency)} ${whenText(createdAt)}`;
}

const RECENT_MS = 120_000;

/** `just now`, or `on Nov 24, 2026, 9:00 AM`. */
export function whenText(time: string): string {
  return Date.now() - Date.parse(time) < RECENT_MS ? 'just now' : `on ${formatDateTime(time)}`;
}

import { moneyText, yearlyPremium } from '@contract';
import { useListContext } from 'react-admin';
import type { Policy } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { NextPremium } from '@/admin/records/policies/NextPremium';
import type { PolicyListFilter } from './policyFilterWords';

interface CountedPremiumProps {
  readonly policy: Policy;
  readonly short?: boolean;
}

/** The premiums of a policy that a filtered list adds up; otherwise the next one. */
export function CountedPremium({ policy, short = false }: CountedPremiumProps) {
  const { single, force } = useListContext().filterValues as PolicyListFilter;
  if (policy.matched && !isNext(policy, policy.matched)) return <span>{matchedText(policy.matched)}</span>;
  if (single !== undefined && force === 'in force') return <span>{regularText(policy)}</span>;
  return policy.force === 'in force' && <NextPremium premium={policy.nextPremium} short={short} />;
}

type Matched = NonNullable<Policy['matched']>;

const isNext = ({ nextPremium }: Policy, { of, count, dueDate }: Matched) =>
  of === 'owed' && count === 1 && nextPremium?.dueDate === dueDate;

/** `₱6,268.00 paid, due Nov 3, 2026`. */
function matchedText({ of, count, amount, currency, dueDate }: Matched): string {
  const money = `${moneyText(amount, currency)}${of === 'due' ? '' : ` ${of}`}`;
  return count === 1 ? `${money}, due ${formatDate(dueDate)}` : `${money}, ${count} premiums`;
}

function regularText(policy: Policy): string {
  const { amount, currency } = policy.premium;
  const yearly = yearlyPremium(policy);
  return yearly === null ? `${moneyText(amount, currency)} once` : `${moneyText(yearly, currency)} a year`;
}

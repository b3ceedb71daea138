import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Policy } from './policy.js';
import type { Instalment } from './premium-schedule.js';
import type { PremiumState } from './premium-state.js';
import { stateOf } from './premium-today.js';

/** A premium before or after a change. */
export interface PreviewedPremium extends Pick<Instalment, 'dueDate' | 'amount' | 'paidAmount' | 'currency'> {
  /** Null for one that is not paid, of a policy that is not in force. */
  readonly state: PremiumState | null;
}

/** What a change does to the premiums, each list by due date. */
export interface ChangePreview {
  readonly keeps: readonly PreviewedPremium[];
  readonly adds: readonly PreviewedPremium[];
  readonly removes: readonly PreviewedPremium[];
  readonly changes: readonly {
    /** Before. */
    readonly dueDate: CalendarDate;
    readonly from: PreviewedPremium;
    readonly to: PreviewedPremium;
  }[];
}

interface PlannedPolicy {
  readonly policy: Pick<Policy, 'application' | 'force'>;
  readonly premiums: readonly Instalment[];
}

/** The difference between the premiums before and after a change. A premium is another one when its amount, its days or its state are. */
export function changePreview(
  before: PlannedPolicy,
  after: PlannedPolicy,
  today: CalendarDate,
): ChangePreview {
  const known = new Map(before.premiums.map((premium) => [premium.id, premium]));
  const left = new Map(after.premiums.map((premium) => [premium.id, premium]));
  const was = (premium: Instalment) => previewed(before.policy, premium, today);
  const is = (premium: Instalment) => previewed(after.policy, premium, today);
  const pairs = before.premiums.flatMap((from) => {
    const to = left.get(from.id);
    return to ? [{ from, to }] : [];
  });
  const isKept = ({ from, to }: (typeof pairs)[number]) =>
    from.graceEndsOn === to.graceEndsOn && JSON.stringify(was(from)) === JSON.stringify(is(to));
  return {
    keeps: byDueDate(pairs.filter(isKept).map(({ to }) => is(to))),
    adds: byDueDate(after.premiums.filter(({ id }) => !known.has(id)).map(is)),
    removes: byDueDate(before.premiums.filter(({ id }) => !left.has(id)).map(was)),
    changes: byDueDate(
      pairs
        .filter((pair) => !isKept(pair))
        .map(({ from, to }) => ({ dueDate: from.dueDate, from: was(from), to: is(to) })),
    ),
  };
}

function previewed(
  policy: PlannedPolicy['policy'],
  premium: Instalment,
  today: CalendarDate,
): PreviewedPremium {
  const { dueDate, amount, paidAmount, currency } = premium;
  return { dueDate, amount, paidAmount, currency, state: stateOf(policy, premium, today) };
}

function byDueDate<T extends { readonly dueDate: CalendarDate }>(premiums: readonly T[]): T[] {
  return [...premiums].sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
}

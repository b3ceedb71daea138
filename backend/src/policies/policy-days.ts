import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import type { Client } from '../clients/client-queries.js';
import type { Policy } from './domain/policy.js';
import type { DatedPremium, PremiumState } from './domain/premium-state.js';

export { policyName } from './domain/policy.js';
export { daysPastGrace, PREMIUM_STATES } from './domain/premium-state.js';

interface NamedPolicy extends Pick<Policy, 'insurer' | 'product' | 'policyNumber'> {
  readonly policyId: string;
  /** The owner. */
  readonly client: Client;
}

/** A premium of a policy in force. Amounts are in whole centavos. */
export interface PolicyPremium extends DatedPremium, NamedPolicy {
  readonly id: string;
  readonly currency: string;
  readonly state: PremiumState;
  /** Of the grace days, 0 on the last one; null for a premium that is not in grace. */
  readonly daysLeft: number | null;
  readonly isInForce: boolean;
  /** As `reachedPayor` says (policy-queries.ts). */
  readonly payor: Client | null;
}

/** A day of a policy in force. */
export interface PolicyDay extends NamedPolicy {
  readonly kind: 'anniversary' | 'maturity';
  readonly date: CalendarDate;
  /** Since the start, complete on that day. */
  readonly years: number;
}

/** The ids of the premiums that wait for a payment, in their order. */
export interface WaitingPremiums {
  /** Longest first. */
  readonly pastGrace: readonly string[];
  /** By the days left. */
  readonly inGrace: readonly string[];
  /** Due today or within seven days. */
  readonly dueSoon: readonly string[];
}

/** How many policies of a client go on, and of how many the next premium is in grace or past it. */
export interface PolicyCounts {
  readonly policies: number;
  readonly inGrace: number;
  readonly pastGrace: number;
}

/** What policies bring on some day. */
export abstract class PolicyDays {
  /**
   * What is to be paid for policies in force, each at most `limit`. A policy stands there once, with the premium that was
   * due first, until that is paid or the policy ends.
   */
  abstract waitingPremiums(today: CalendarDate, limit: number): Promise<WaitingPremiums>;

  /** Every unpaid premium of policies in force: those in grace by the days left, then those due within seven days. */
  abstract duePremiums(today: CalendarDate, limit: number): Promise<string[]>;

  /** The unpaid premiums of policies in force whose days of grace ended on that day or later, before today. */
  abstract pastGrace(from: CalendarDate, today: CalendarDate): Promise<{ id: string; clientId: string }[]>;

  /** The premiums with these ids, in that order, as they are today; those of policies that are not in force are left out. */
  abstract premiums(ids: readonly string[], today: CalendarDate): Promise<PolicyPremium[]>;

  /** The counts of these clients; without those who have no policy that goes on. */
  abstract countsOf(
    clientIds: readonly string[],
    today: CalendarDate,
  ): Promise<ReadonlyMap<string, PolicyCounts>>;

  /** The anniversaries and maturities on these days, in the order of the days; at most `limit`. */
  abstract days(dates: readonly CalendarDate[], limit: number): Promise<PolicyDay[]>;

  /** Those of the bookings whose sale a policy came from. */
  abstract soldIn(bookingIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Whether there is a policy at all. */
  abstract any(): Promise<boolean>;
}

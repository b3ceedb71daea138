import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import { Records } from '../../platform/records.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { FollowUps } from '../domain/follow-ups.js';
import type { Product } from '../domain/insurer.js';
import type { Payment } from '../domain/payment.js';
import type { Policy, PolicyDetails, PolicyVersion } from '../domain/policy.js';
import type { PlannedKind, PolicyMailKind } from '../domain/policy-mails.js';
import type { DecisionOrigin, PolicyDecision } from '../domain/policy-decision.js';
import type { MailedPolicy } from '../domain/policy-recipients.js';
import type { PremiumCorrection } from '../domain/premium-correction.js';
import type { ServiceCase } from '../domain/service-case.js';
import type { StoredPolicy } from '../domain/stored-policy.js';

/** By what a policy is locked: its client comes first, everywhere. Read before the unit of work. */
export interface PolicyPlace {
  readonly id: string;
  readonly clientId: string;
}

/** Policies with their premiums. */
export abstract class PolicyRepository {
  /** Null for an unknown id. */
  abstract placeOf(id: string): Promise<PolicyPlace | null>;

  /** The policy of a premium; null for an unknown one. */
  abstract placeOfPremium(premiumId: string): Promise<PolicyPlace | null>;

  /**
   * Policies for which premiums due up to and with a day are not stored yet, or whose terms change by a day, at most `limit`;
   * one that is brought up to date is not among the next.
   */
  abstract toPlan(by: 'premiums' | 'terms', day: CalendarDate, limit: number): Promise<PolicyPlace[]>;

  /** As it is committed; null for an unknown id. */
  abstract find(id: string): Promise<StoredPolicy | null>;

  /** Locks a policy, and with it its premiums and payments, until the unit of work ends; null when it is gone. */
  abstract lock(unit: Unit, place: PolicyPlace): Promise<StoredPolicy | null>;

  /** The id of the policy to which the insurer gave the number, however it is written; null for a free one. */
  abstract findByNumber(unit: Unit, insurerId: string, policyNumber: string): Promise<string | null>;

  /** Also to the book and the row of the client, who is locked. */
  abstract add(unit: Unit, added: StoredPolicy): Promise<void>;

  /** Stores what differs from the locked policy, also in the book and the rows of its clients. */
  abstract save(unit: Unit, before: StoredPolicy, after: StoredPolicy): Promise<void>;

  /** Keeps an earlier state. */
  abstract addVersion(
    unit: Unit,
    before: Policy,
    version: Omit<PolicyVersion, 'policy' | 'upcomingTerms'>,
  ): Promise<void>;

  /** Keeps an earlier state of a premium. */
  abstract addCorrection(unit: Unit, correction: PremiumCorrection): Promise<void>;
}

/** The lines of premiums. The sums of the premiums are saved with their policy. */
export abstract class PaymentRepository {
  /** The policy of a line; null for an unknown one. */
  abstract placeOf(id: string): Promise<PolicyPlace | null>;

  /** The payment that a request with this key recorded; null without one. */
  abstract findByKey(unit: Unit, key: string): Promise<(Payment & { readonly fingerprint: string }) | null>;

  /** Makes the key of a request usable again. */
  abstract forgetKey(unit: Unit, key: string): Promise<void>;

  abstract ofPremium(unit: Unit, premiumId: string): Promise<Payment[]>;

  /** Without a unit of work as they are committed. */
  abstract ofPolicy(policyId: string, unit?: Unit): Promise<Payment[]>;

  /** A line with those that take it back or carry parts of it; empty for an unknown one. */
  abstract withParts(unit: Unit, id: string): Promise<Payment[]>;

  /** The token is that of the first line. Rejects a key that another payment took meanwhile. */
  abstract add(unit: Unit, lines: readonly Payment[], token?: IdempotencyToken | null): Promise<void>;

  /** Stores what is known since. */
  abstract advance(unit: Unit, payment: Payment): Promise<void>;

  /** Gives payments, with their reversals and what of them was carried, to premiums: ids by ids. */
  abstract place(unit: Unit, places: ReadonlyMap<string, string>): Promise<void>;

  /** Those of the premiums that have a line or a correction. */
  abstract recordedFor(unit: Unit, premiumIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Gives the lines and corrections of premiums to others: ids by ids. */
  abstract inherit(unit: Unit, heirs: ReadonlyMap<string, string>): Promise<void>;
}

/** Adds and changes policies in the units of work of imports, which announce them. */
export abstract class ImportedChanges {
  abstract add(unit: Unit, policy: Policy, origin: DecisionOrigin): Promise<void>;

  /** The decisions about a policy as it is locked, one after the other; nothing when it is gone. */
  abstract change(
    unit: Unit,
    place: PolicyPlace,
    decisions: (policy: Policy) => readonly PolicyDecision[],
    origin: DecisionOrigin,
  ): Promise<void>;
}

/** What an act on a policy does to timelines, mails and webhooks. */
export abstract class PolicyFollowUps {
  abstract apply(unit: Unit, policy: Policy, followUps: FollowUps): Promise<void>;
}

/** The clients and sales that policies name. */
export abstract class PolicyParties {
  /** Locks the booking of a sale until the unit of work ends; false when there is none. Rejects an erased one. */
  abstract lockSale(unit: Unit, saleId: string): Promise<boolean>;

  /** Locks clients until the unit of work ends; returns those that there are. */
  abstract lockClients(unit: Unit, ids: readonly string[]): Promise<string[]>;

  /** Rejects when the client is under a legal hold. */
  abstract assertNotHeld(unit: Unit, clientId: string): Promise<void>;
}

type ProductOfPolicy = Pick<PolicyDetails, 'insurer' | 'product' | 'line'>;

/** The insurers and products of policies, which are made while a policy is typed. */
export abstract class PolicyProducts {
  /** The ids, made when they are new; neither is merged away until the unit of work ends. */
  abstract join(unit: Unit, product: ProductOfPolicy): Promise<Pick<StoredPolicy, 'insurerId' | 'productId'>>;

  /** The usual grace days; null for an unknown product, and one without. */
  abstract usualGraceDays(product: ProductOfPolicy): Promise<number | null>;

  /** The same for the product that a policy has after a change; null also for an unknown policy. */
  abstract usualGraceDaysAfter(policyId: string, change: Partial<ProductOfPolicy>): Promise<number | null>;
}

export interface StoredInsurer {
  readonly id: string;
  readonly name: string;
  /** The name in the form in which names are compared. */
  readonly nameKey: string;
}

export interface StoredProduct extends StoredInsurer, Product {
  readonly insurerId: string;
}

/** Insurers and products, to be corrected. A locked insurer gets no policy and no product until the unit of work ends. */
export abstract class InsurerRepository {
  /** The insurer of a product; null for an unknown one. */
  abstract insurerOf(productId: string): Promise<string | null>;

  /** Those that there are, locked in one order for everybody. */
  abstract lock(unit: Unit, ids: readonly string[]): Promise<StoredInsurer[]>;

  /** Null for a name that is free. */
  abstract findByKey(unit: Unit, nameKey: string): Promise<StoredInsurer | null>;

  abstract save(unit: Unit, insurer: StoredInsurer): Promise<void>;

  abstract delete(unit: Unit, id: string): Promise<void>;

  abstract products(unit: Unit, insurerId: string): Promise<StoredProduct[]>;

  abstract saveProduct(unit: Unit, product: StoredProduct): Promise<void>;

  abstract deleteProduct(unit: Unit, id: string): Promise<void>;

  /** Gives the policies of another insurer to this one; returns how many. */
  abstract moveInsurer(unit: Unit, from: string, to: string): Promise<number>;

  /** Gives the policies of another product, and what the book says of them, to this one; returns how many. */
  abstract moveProduct(unit: Unit, from: string, to: string): Promise<number>;

  /** A policy number that both insurers gave, as it is written at the first; null without one. */
  abstract numberOfBoth(unit: Unit, id: string, otherId: string): Promise<string | null>;
}

/** Service cases. */
export abstract class CaseRepository extends Records<ServiceCase> {}

/** What the mails about policies need: policies as they are now, and when mails were planned last. */
export abstract class MailedPolicies {
  /** Null for an unknown policy. Without a due date no premium is looked up. */
  abstract find(policyId: string, dueDate: CalendarDate | null): Promise<MailedPolicy | null>;

  /** When the kinds were planned last. */
  abstract plans(): Promise<ReadonlyMap<string, PlannedKind>>;

  abstract planned(plans: readonly (PlannedKind & { readonly kind: PolicyMailKind })[]): Promise<void>;
}

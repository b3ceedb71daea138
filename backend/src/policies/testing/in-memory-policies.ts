import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { PolicyChanges } from '../application/policy-changes.js';
import { PolicyUnits } from '../application/policy-units.js';
import {
  PaymentRepository,
  PolicyFollowUps,
  PolicyParties,
  type PolicyPlace,
  PolicyProducts,
  PolicyRepository,
} from '../application/ports.js';
import type { FollowUps } from '../domain/follow-ups.js';
import { nameKeyOf, numberKeyOf } from '../domain/name-keys.js';
import type { Payment } from '../domain/payment.js';
import type { Policy, PolicyMessage, PolicyVersion } from '../domain/policy.js';
import type { PremiumCorrection } from '../domain/premium-correction.js';
import type { StoredPolicy } from '../domain/stored-policy.js';

export class InMemoryPolicies extends PolicyRepository {
  readonly all = new Map<string, StoredPolicy>();
  readonly versions: (Omit<PolicyVersion, 'policy' | 'upcomingTerms'> & { readonly before: Policy })[] = [];
  readonly corrections: PremiumCorrection[] = [];

  override placeOf(id: string): Promise<PolicyPlace | null> {
    return this.placeWhere((stored) => stored.policy.id === id);
  }

  override placeOfPremium(premiumId: string): Promise<PolicyPlace | null> {
    return this.placeWhere(({ premiums }) => premiums.some(({ id }) => id === premiumId));
  }

  override async toPlan(by: 'premiums' | 'terms', day: string, limit: number): Promise<PolicyPlace[]> {
    const dayOf = ({ nextDueOn, policy }: StoredPolicy) =>
      by === 'premiums' ? nextDueOn : (policy.upcoming[0]?.effectiveOn ?? null);
    const found = [...this.all.values()].filter((stored) => (dayOf(stored) ?? '9999') <= day);
    return found.slice(0, limit).map(({ policy }) => policy);
  }

  override async find(id: string): Promise<StoredPolicy | null> {
    return this.all.get(id) ?? null;
  }

  override async lock(_unit: Unit, { id }: PolicyPlace): Promise<StoredPolicy | null> {
    return this.all.get(id) ?? null;
  }

  override async findByNumber(_unit: Unit, insurerId: string, number: string): Promise<string | null> {
    const has = ({ insurerId: own, policy: { policyNumber } }: StoredPolicy) =>
      own === insurerId && policyNumber !== null && numberKeyOf(policyNumber) === numberKeyOf(number);
    return [...this.all.values()].find(has)?.policy.id ?? null;
  }

  override async add(_unit: Unit, added: StoredPolicy): Promise<void> {
    this.all.set(added.policy.id, added);
  }

  override async save(_unit: Unit, _before: StoredPolicy, after: StoredPolicy): Promise<void> {
    this.all.set(after.policy.id, after);
  }

  override async addVersion(
    _unit: Unit,
    before: Policy,
    version: Omit<PolicyVersion, 'policy' | 'upcomingTerms'>,
  ): Promise<void> {
    this.versions.push({ ...version, before });
  }

  override async addCorrection(_unit: Unit, correction: PremiumCorrection): Promise<void> {
    this.corrections.push(correction);
  }

  private async placeWhere(matches: (stored: StoredPolicy) => boolean): Promise<PolicyPlace | null> {
    return [...this.all.values()].find(matches)?.policy ?? null;
  }
}

export class InMemoryPayments extends PaymentRepository {
  lines: Payment[] = [];
  readonly tokens = new Map<string, { readonly id: string; readonly fingerprint: string }>();

  constructor(private readonly policies: InMemoryPolicies) {
    super();
  }

  override async placeOf(id: string): Promise<PolicyPlace | null> {
    const line = this.lines.find((one) => one.id === id);
    return line ? this.policies.placeOfPremium(line.premiumId) : null;
  }

  override async findByKey(
    _unit: Unit,
    key: string,
  ): Promise<(Payment & { readonly fingerprint: string }) | null> {
    const known = this.tokens.get(key);
    const line = this.lines.find(({ id }) => id === known?.id);
    return known && line ? { ...line, fingerprint: known.fingerprint } : null;
  }

  override async forgetKey(_unit: Unit, key: string): Promise<void> {
    this.tokens.delete(key);
  }

  override async ofPremium(_unit: Unit, premiumId: string): Promise<Payment[]> {
    return this.lines.filter((line) => line.premiumId === premiumId);
  }

  override async ofPolicy(policyId: string): Promise<Payment[]> {
    const ids = this.policies.all.get(policyId)?.premiums.map(({ id }) => id) ?? [];
    return this.lines.filter(({ premiumId }) => ids.includes(premiumId));
  }

  override async withParts(_unit: Unit, id: string): Promise<Payment[]> {
    return this.lines.filter((line) => [line.id, line.reversalOf, line.carriedFrom].includes(id));
  }

  override async add(_unit: Unit, lines: readonly Payment[], token?: IdempotencyToken | null): Promise<void> {
    this.lines.push(...lines);
    if (token) this.tokens.set(token.key, { id: lines[0]!.id, fingerprint: token.fingerprint });
  }

  override async advance(_unit: Unit, payment: Payment): Promise<void> {
    this.lines = this.lines.map((line) => (line.id === payment.id ? payment : line));
  }

  override async place(_unit: Unit, places: ReadonlyMap<string, string>): Promise<void> {
    const placeOf = ({ id, reversalOf, carriedFrom, premiumId }: Payment) =>
      places.get(id) ?? places.get(reversalOf ?? '') ?? places.get(carriedFrom ?? '') ?? premiumId;
    this.lines = this.lines.map((line) => ({ ...line, premiumId: placeOf(line) }));
  }

  override async recordedFor(_unit: Unit, premiumIds: readonly string[]): Promise<ReadonlySet<string>> {
    const recorded = [...this.lines, ...this.policies.corrections].map(({ premiumId }) => premiumId);
    return new Set(recorded.filter((id) => premiumIds.includes(id)));
  }

  override async inherit(_unit: Unit, heirs: ReadonlyMap<string, string>): Promise<void> {
    this.lines = this.lines.map((line) => ({
      ...line,
      premiumId: heirs.get(line.premiumId) ?? line.premiumId,
    }));
  }
}

/** Insurers and products whose names are their ids. */
class InMemoryProducts extends PolicyProducts {
  graceDays: number | null = null;

  override async join(_unit: Unit, { insurer, product, line }: Policy) {
    return { insurerId: nameKeyOf(insurer), productId: nameKeyOf(`${insurer} ${line} ${product}`) };
  }

  override async usualGraceDays(): Promise<number | null> {
    return this.graceDays;
  }

  override async usualGraceDaysAfter(): Promise<number | null> {
    return this.graceDays;
  }
}

class InMemoryParties extends PolicyParties {
  readonly clients = new Set<string>();
  readonly sales = new Set<string>();

  override async lockSale(_unit: Unit, saleId: string): Promise<boolean> {
    return this.sales.has(saleId);
  }

  override async lockClients(_unit: Unit, ids: readonly string[]): Promise<string[]> {
    return ids.filter((id) => this.clients.has(id));
  }

  override async assertNotHeld(): Promise<void> {}
}

class RecordingFollowUps extends PolicyFollowUps {
  readonly all: FollowUps[] = [];

  override async apply(_unit: Unit, _policy: Policy, followUps: FollowUps): Promise<void> {
    this.all.push(followUps);
  }

  /** What the timelines say. */
  get timeline(): string[] {
    return this.all.flatMap(({ timeline = [] }) => timeline.map(({ event }) => event.actionDetails));
  }
}

/** The ports of the use cases of policies, in memory. */
export function policiesInMemory() {
  const policies = new InMemoryPolicies();
  const payments = new InMemoryPayments(policies);
  const products = new InMemoryProducts();
  const parties = new InMemoryParties();
  const followUps = new RecordingFollowUps();
  const live = new RecordingLiveUpdates<PolicyMessage>();
  const units = new PolicyUnits(new PassingUnitOfWork(), policies, followUps, live);
  const changes = new PolicyChanges(policies, payments, products, parties);
  return { policies, payments, products, parties, followUps, live, units, changes };
}

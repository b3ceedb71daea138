import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { recurringOn, yearsBetween } from '../../calendar/domain/recurring-days.js';
import type { Client } from '../../clients/client-queries.js';
import { MailedPolicies } from '../application/ports.js';
import { isOwed, isPaying } from '../domain/policy.js';
import { type PlannedKind, type PolicyMailKind, REMINDED_DAYS_BEFORE } from '../domain/policy-mails.js';
import type { MailedPolicy } from '../domain/policy-recipients.js';
import type { Instalment } from '../domain/premium-schedule.js';
import { graceDaysLeft, isPaid, premiumState } from '../domain/premium-state.js';
import { GOES_ON } from '../domain/premium-today.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import { nextUnpaid } from '../domain/unpaid-premiums.js';
import {
  type PolicyCounts,
  type PolicyDay,
  PolicyDays,
  type PolicyPremium,
  type WaitingPremiums,
} from '../policy-days.js';
import { reachedPayor } from '../policy-queries.js';
import type { InMemoryPolicies } from './in-memory-policies.js';

type Clients = ReadonlyMap<string, Client>;

/** The days of policies in memory, whose owners are found by their ids. */
export class InMemoryPolicyDays extends PolicyDays {
  constructor(
    private readonly policies: InMemoryPolicies,
    private readonly clients: Clients,
  ) {
    super();
  }

  override async waitingPremiums(today: CalendarDate, limit: number): Promise<WaitingPremiums> {
    const ids = (state: string) =>
      this.unpaid((premium) => premiumState(premium, today) === state).slice(0, limit);
    const dueSoon = await this.duePremiums(today, limit);
    const inGrace = ids('in grace');
    return { pastGrace: ids('past grace'), inGrace, dueSoon: dueSoon.filter((id) => !inGrace.includes(id)) };
  }

  override async duePremiums(today: CalendarDate, limit: number): Promise<string[]> {
    const last = addDays(today, REMINDED_DAYS_BEFORE);
    return this.unpaid(({ dueDate, graceEndsOn }) => graceEndsOn >= today && dueDate <= last).slice(0, limit);
  }

  override async pastGrace(from: CalendarDate, today: CalendarDate) {
    const ids = this.unpaid(({ graceEndsOn }) => graceEndsOn >= from && graceEndsOn < today);
    return (await this.premiums(ids, today)).map(({ id, client }) => ({ id, clientId: client.id }));
  }

  override async premiums(ids: readonly string[], today: CalendarDate): Promise<PolicyPremium[]> {
    const paying = [...this.policies.all.values()].filter(({ policy }) => isOwed(policy));
    return ids.flatMap((id) =>
      paying.flatMap((stored) =>
        stored.premiums
          .filter((premium) => premium.id === id)
          .map((premium) => ({
            ...premium,
            ...this.named(stored),
            state: premiumState(premium, today),
            daysLeft: graceDaysLeft(premium, today),
            isInForce: goesOn(stored),
          })),
      ),
    );
  }

  override async days(dates: readonly CalendarDate[], limit: number): Promise<PolicyDay[]> {
    const inForce = [...this.policies.all.values()].filter(goesOn);
    return dates
      .flatMap((date) =>
        inForce.flatMap((stored): PolicyDay[] => {
          const { startsOn, endsOn } = stored.policy;
          const day = { ...this.named(stored), date, years: yearsBetween(startsOn, date) };
          if (endsOn === date) return [{ ...day, kind: 'maturity' }];
          const isYearly = recurringOn(date, 12).includes(startsOn.slice(5)) && startsOn < date;
          return isYearly ? [{ ...day, kind: 'anniversary' }] : [];
        }),
      )
      .slice(0, limit);
  }

  override async countsOf(
    clientIds: readonly string[],
    today: CalendarDate,
  ): Promise<ReadonlyMap<string, PolicyCounts>> {
    const counts = new Map<string, PolicyCounts>();
    for (const { policy, premiums } of this.policies.all.values()) {
      const { clientId } = policy;
      if (!clientIds.includes(clientId) || !isPaying(policy)) continue;
      const next = nextUnpaid(policy, premiums);
      const state = next && premiumState(next, today);
      const { policies, inGrace, pastGrace } = counts.get(clientId) ?? {
        policies: 0,
        inGrace: 0,
        pastGrace: 0,
      };
      counts.set(clientId, {
        policies: policies + 1,
        inGrace: inGrace + (state === 'in grace' ? 1 : 0),
        pastGrace: pastGrace + (state === 'past grace' ? 1 : 0),
      });
    }
    return counts;
  }

  override async soldIn(bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
    const sales = [...this.policies.all.values()].flatMap(({ policy }) => policy.saleId ?? []);
    return new Set(sales.filter((id) => bookingIds.includes(id)));
  }

  override async any(): Promise<boolean> {
    return this.policies.all.size > 0;
  }

  /** The ids of unpaid premiums of policies that go on, by the end of their grace days. */
  private unpaid(matches: (premium: Instalment) => boolean): string[] {
    return [...this.policies.all.values()]
      .filter(({ policy }) => isOwed(policy))
      .flatMap(({ premiums }) => premiums.filter((premium) => !isPaid(premium) && matches(premium)))
      .sort((one, other) => (one.graceEndsOn < other.graceEndsOn ? -1 : 1))
      .map(({ id }) => id);
  }

  private named({ policy: { id: policyId, clientId, payor, insurer, product, policyNumber } }: StoredPolicy) {
    const people = { client: this.clients.get(clientId)!, payor: reachedPayor(this.clients, payor) };
    return { policyId, insurer, product, policyNumber, ...people };
  }
}

/** The same policies as mails about them find them. */
export class InMemoryMailedPolicies extends MailedPolicies {
  private readonly plannedKinds = new Map<string, PlannedKind>();

  constructor(
    private readonly policies: InMemoryPolicies,
    private readonly clients: Clients,
  ) {
    super();
  }

  override async find(policyId: string, dueDate: CalendarDate | null): Promise<MailedPolicy | null> {
    const stored = this.policies.all.get(policyId);
    if (!stored) return null;
    const { policy, premiums } = stored;
    const client = this.clients.get(policy.clientId) ?? null;
    const payor = reachedPayor(this.clients, policy.payor);
    const premium = premiums.find((one) => one.dueDate === dueDate) ?? null;
    return { ...policy, policyId, client, payor, premium };
  }

  override async plans(): Promise<ReadonlyMap<string, PlannedKind>> {
    return new Map(this.plannedKinds);
  }

  override async planned(plans: readonly (PlannedKind & { readonly kind: PolicyMailKind })[]): Promise<void> {
    for (const { kind, plannedOn, wasOn } of plans) this.plannedKinds.set(kind, { plannedOn, wasOn });
  }
}

function goesOn({ policy: { application, force } }: StoredPolicy): boolean {
  return application === GOES_ON.application && force === GOES_ON.force;
}

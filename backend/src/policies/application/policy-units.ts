import { Injectable } from '@nestjs/common';
import { NotFound, type Said } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import type { FollowUps } from '../domain/follow-ups.js';
import type { Policy, PolicyMessage } from '../domain/policy.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import { PolicyFollowUps, type PolicyPlace, PolicyRepository } from './ports.js';

/** Two people may add the same insurer, product or number at once. */
const ATTEMPTS = 4;

/** What an act on a policy comes to. */
export interface PolicyAct<T> {
  readonly result: T;
  /** Missing when nothing changes. */
  readonly changes?: { readonly after?: StoredPolicy; readonly followUps?: FollowUps };
}

/** Runs acts on policies, each in a unit of work with what follows from it, and announces changes afterwards. */
@Injectable()
export class PolicyUnits {
  constructor(
    private readonly units: UnitOfWork,
    private readonly policies: PolicyRepository,
    private readonly followUps: PolicyFollowUps,
    private readonly live: LiveUpdates<PolicyMessage>,
  ) {}

  /** Adds a policy. */
  async add(work: (unit: Unit) => Promise<PolicyAct<Policy>>): Promise<Policy> {
    const policy = await this.units.run(async (unit) => {
      const { result, changes } = await work(unit);
      await this.followUps.apply(unit, result, changes?.followUps ?? {});
      return result;
    }, ATTEMPTS);
    this.announce(policy.id);
    return policy;
  }

  /** With a lock on the policy. Rejects one that there is not, with `unknown`. */
  async run<T>(
    policy: PolicyPlace | string | null,
    work: (unit: Unit, stored: StoredPolicy) => Promise<PolicyAct<T>>,
    unknown: Said = 'policy.unknown',
  ): Promise<T> {
    const place = typeof policy === 'string' ? await this.policies.placeOf(policy) : policy;
    if (!place) throw new NotFound(unknown);
    const { result, changes } = await this.units.run(async (unit) => {
      const stored = await this.policies.lock(unit, place);
      if (!stored) throw new NotFound(unknown);
      const act = await work(unit, stored);
      await this.store(unit, stored, act);
      return act;
    }, ATTEMPTS);
    if (changes) this.announce(place.id);
    return result;
  }

  private async store(unit: Unit, stored: StoredPolicy, { changes }: PolicyAct<unknown>): Promise<void> {
    const { after = stored, followUps } = changes ?? {};
    if (after !== stored) await this.policies.save(unit, stored, after);
    if (followUps) await this.followUps.apply(unit, after.policy, followUps);
  }

  private announce(id: string): void {
    this.live.publish({ type: 'policy_updated', data: { id } });
  }
}

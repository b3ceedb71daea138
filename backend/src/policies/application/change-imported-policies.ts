import { Injectable } from '@nestjs/common';
import type { Unit } from '../../platform/unit-of-work.js';
import type { DecisionOrigin, PolicyDecision } from '../domain/policy-decision.js';
import type { Policy } from '../domain/policy.js';
import { PolicyChanges } from './policy-changes.js';
import { ImportedChanges, PolicyFollowUps, type PolicyPlace, PolicyRepository } from './ports.js';

/** What imports do to policies; timelines say it, webhooks are not told of each. */
@Injectable()
export class ChangeImportedPolicies extends ImportedChanges {
  constructor(
    private readonly changes: PolicyChanges,
    private readonly policies: PolicyRepository,
    private readonly followUps: PolicyFollowUps,
  ) {
    super();
  }

  override async add(unit: Unit, policy: Policy, origin: DecisionOrigin): Promise<void> {
    const { changes } = await this.changes.add(unit, policy, origin);
    await this.followUps.apply(unit, policy, { timeline: changes?.followUps?.timeline });
  }

  override async change(
    unit: Unit,
    place: PolicyPlace,
    decisions: (policy: Policy) => readonly PolicyDecision[],
    origin: DecisionOrigin,
  ): Promise<void> {
    let stored = await this.policies.lock(unit, place);
    if (!stored) return;
    for (const decision of decisions(stored.policy)) {
      const { changes } = await this.changes.change(unit, stored, decision, origin);
      if (!changes?.after) continue;
      await this.policies.save(unit, stored, changes.after);
      stored = changes.after;
      await this.followUps.apply(unit, stored.policy, { timeline: changes.followUps?.timeline });
    }
  }
}

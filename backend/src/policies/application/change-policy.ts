import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { changePolicy, type Policy, type PolicyChange, type PolicyMessage } from '../domain/policy.js';
import { SqlPolicies } from '../infrastructure/sql-policies.js';
import { InsurerQueries } from '../insurer-queries.js';

interface HowChanged {
  readonly reason: string | null;
  /** The time of the last change that the author has seen, null for any. */
  readonly ifUpdatedAt: string | null;
}

/**
 * Changes a policy; its earlier state becomes a version, and its unpaid premiums follow. Grace days of null are the
 * usual ones of the product, or of the line. Rejects an unknown one, what a new policy rejects, and a change of an earlier state.
 */
@Injectable()
export class ChangePolicy {
  constructor(
    private readonly policies: SqlPolicies,
    private readonly insurers: InsurerQueries,
    private readonly live: LiveUpdates<PolicyMessage>,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    id: string,
    change: PolicyChange,
    user: { readonly id: string; readonly name: string },
    { reason, ifUpdatedAt }: HowChanged,
  ): Promise<Policy> {
    const usual = change.graceDays === null && {
      graceDays: await this.insurers.usualGraceDaysAfter(id, change),
    };
    const stored = await this.policies.change(
      id,
      (policy) => changePolicy(policy, { ...change, ...usual }, this.time.timestamp(), ifUpdatedAt),
      { reason, changedBy: user.id, changedByName: user.name },
      this.time.today(),
    );
    if (!stored) throw new NotFound('policy.unknown');
    const { before, after } = stored;
    if (after !== before) this.live.publish({ type: 'policy_updated', data: { id } });
    return after;
  }
}

import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { type ChangePreview, changePreview } from '../domain/change-preview.js';
import {
  changePolicy,
  type Policy,
  type PolicyChange,
  type PolicyMessage,
  statedTerms,
} from '../domain/policy.js';
import { assertDay, type HowChanged } from '../domain/premium-changes.js';
import { type PolicyDecision, SqlPolicies } from '../store/sql-policies.js';
import { InsurerQueries } from '../insurer-queries.js';

/** What is said about a change, besides what it changes; it is a `change` of the kind unless another is said. */
type SaidOfChange = Partial<Omit<HowChanged, 'stated'>> & {
  readonly reason?: string | null;
  /** The time of the last change that the author has seen, null for any. */
  readonly ifUpdatedAt?: string | null;
};

/**
 * Changes a policy; its earlier state becomes a version, and its premiums follow as `replan` says (domain/premium-changes.ts).
 * Grace days of null are the usual ones of the product, or of the line. Rejects an unknown one, what a new policy rejects, what
 * `replan` and `assertDay` do, and a change of an earlier state.
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
    said: SaidOfChange,
  ): Promise<Policy> {
    const { reason = null } = said;
    const stored = await this.policies.change(
      id,
      await this.decision(id, change, said),
      { reason, changedBy: user.id, changedByName: user.name },
      this.time.today(),
    );
    if (!stored) throw new NotFound('policy.unknown');
    const { before, after } = stored;
    if (after !== before) this.live.publish({ type: 'policy_updated', data: { id } });
    return after;
  }

  /** What the change would do to the premiums; nothing is stored. Rejects what `execute` does, apart from clients, sales and numbers. */
  async preview(
    id: string,
    change: PolicyChange,
    said: SaidOfChange,
  ): Promise<ChangePreview & Pick<Policy, 'upcoming'>> {
    const decision = await this.decision(id, change, said);
    const preview = await this.policies.preview(id, decision, this.time.today());
    if (!preview) throw new NotFound('policy.unknown');
    const { before, planned } = preview;
    return {
      ...changePreview(before, planned, this.time.today()),
      upcoming: planned.policy.upcoming,
    };
  }

  private async decision(
    id: string,
    change: PolicyChange,
    { kind = 'change', effectiveOn = null, arrears = null, ifUpdatedAt = null }: SaidOfChange,
  ): Promise<PolicyDecision> {
    const usual = change.graceDays === null && {
      graceDays: await this.insurers.usualGraceDaysAfter(id, change),
    };
    const [at, today] = [this.time.timestamp(), this.time.today()];
    assertDay({ kind, effectiveOn }, today);
    return {
      decide: (policy) => changePolicy(policy, { ...change, ...usual }, at, { ifUpdatedAt, today }),
      how: { kind, effectiveOn, arrears, stated: statedTerms(change) },
    };
  }
}

import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { NotFound } from '../../platform/domain-error.js';
import { type ChangePreview, changePreview } from '../domain/change-preview.js';
import { changePolicy, type Policy, type PolicyChange, statedTerms } from '../domain/policy.js';
import type { PolicyDecision } from '../domain/policy-decision.js';
import { assertDay, type HowChanged } from '../domain/premium-changes.js';
import { PolicyChanges } from './policy-changes.js';
import { PolicyUnits } from './policy-units.js';
import { PolicyProducts } from './ports.js';

/** How a policy is changed, besides what changes; the kind is `change` by default. */
type StatedChange = Partial<Omit<HowChanged, 'stated'>> & {
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
    private readonly units: PolicyUnits,
    private readonly changes: PolicyChanges,
    private readonly products: PolicyProducts,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    id: string,
    change: PolicyChange,
    { id: userId, name }: { readonly id: string; readonly name: string },
    how: StatedChange,
  ): Promise<Policy> {
    const { reason = null } = how;
    const decision = await this.decision(id, change, how);
    const decided = { by: { id: userId, name }, reason, today: this.time.today() };
    const { after } = await this.units.run(id, (unit, stored) =>
      this.changes.change(unit, stored, decision, decided),
    );
    return after;
  }

  /** What the change would do to the premiums; nothing is stored. Rejects what `execute` does, apart from clients, sales and numbers. */
  async preview(
    id: string,
    change: PolicyChange,
    how: StatedChange,
  ): Promise<ChangePreview & Pick<Policy, 'upcoming'>> {
    const decision = await this.decision(id, change, how);
    const preview = await this.changes.preview(id, decision, this.time.today());
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
    { kind = 'change', effectiveOn = null, arrears = null, ifUpdatedAt = null }: StatedChange,
  ): Promise<PolicyDecision> {
    const usual = change.graceDays === null && {
      graceDays: await this.products.usualGraceDaysAfter(id, change),
    };
    const [at, today] = [this.time.timestamp(), this.time.today()];
    assertDay({ kind, effectiveOn }, today);
    return {
      decide: (policy) => changePolicy(policy, { ...change, ...usual }, at, { ifUpdatedAt, today }),
      how: { kind, effectiveOn, arrears, stated: statedTerms(change) },
    };
  }
}

import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { correctPremium } from '../domain/premium-correction.js';
import type { PolicyMessage } from '../domain/policy.js';
import type { Instalment } from '../domain/premium-schedule.js';
import { SqlPremiums } from '../store/sql-premiums.js';
import { type ListedPremium, PolicyQueries } from '../policy-queries.js';

/**
 * Corrects the amount or the due date of one premium, whatever was paid on it; its earlier state is kept. Rejects an unknown one,
 * and a due date that is not between those of its neighbours.
 */
@Injectable()
export class CorrectPremium {
  constructor(
    private readonly premiums: SqlPremiums,
    private readonly queries: PolicyQueries,
    private readonly live: LiveUpdates<PolicyMessage>,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    id: string,
    change: Partial<Pick<Instalment, 'amount' | 'dueDate'>>,
    {
      reason,
      user,
    }: { readonly reason: string; readonly user: { readonly id: string; readonly name: string } },
  ): Promise<ListedPremium> {
    const stored = await this.premiums.correct(
      id,
      (premium, others) => correctPremium(premium, change, others),
      {
        ...{ id: newId(), reason, correctedBy: user.id, correctedByName: user.name },
        correctedAt: this.time.timestamp(),
      },
    );
    if (!stored) throw new NotFound('premium.unknown');
    const { policyId, isChanged } = stored;
    if (isChanged) this.live.publish({ type: 'policy_updated', data: { id: policyId } });
    const premiums = (await this.queries.premiums(policyId)) ?? [];
    const premium = premiums.find((one) => one.id === id);
    if (!premium) throw new NotFound('premium.unknown');
    return premium;
  }
}

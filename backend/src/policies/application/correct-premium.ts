import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { correctPremium } from '../domain/premium-correction.js';
import type { PolicyEvent } from '../domain/policy-event.js';
import { policyName } from '../domain/policy.js';
import type { Instalment } from '../domain/premium-schedule.js';
import { type ListedPremium, PolicyQueries } from '../policy-queries.js';
import { PolicyUnits } from './policy-units.js';
import { PolicyRepository } from './ports.js';

/**
 * Corrects the amount or the due date of one premium, whatever was paid on it; its earlier state is kept. Rejects an unknown one,
 * and a due date that is not between those of its neighbours.
 */
@Injectable()
export class CorrectPremium {
  constructor(
    private readonly units: PolicyUnits,
    private readonly policies: PolicyRepository,
    private readonly queries: PolicyQueries,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    id: string,
    change: Partial<Pick<Instalment, 'amount' | 'dueDate'>>,
    {
      reason,
      user: { id: correctedBy, name: correctedByName },
    }: { readonly reason: string; readonly user: { readonly id: string; readonly name: string } },
  ): Promise<ListedPremium> {
    const unknown = 'premium.unknown';
    const correctedAt = this.time.timestamp();
    const place = await this.policies.placeOfPremium(id);
    const policyId = await this.units.run(
      place,
      async (unit, stored) => {
        const { policy, premiums } = stored;
        const before = premiums.find((premium) => premium.id === id);
        if (!before) throw new NotFound(unknown);
        const after = correctPremium(before, change, premiums);
        if (after === before) return { result: policy.id };
        const { amount, dueDate } = before;
        const by = { correctedBy, correctedByName, correctedAt };
        await this.policies.addCorrection(unit, {
          ...by,
          id: newId(),
          premiumId: id,
          reason,
          amount,
          dueDate,
        });
        const corrected = premiums.map((premium) => (premium === before ? after : premium));
        const event: PolicyEvent = {
          actionType: 'policy_changed',
          actionDetails: `Premium of ${policyName(policy)} due ${dueDate} corrected`,
        };
        const author = { id: correctedBy, name: correctedByName };
        const timeline = [{ clientId: policy.clientId, event, by: author, at: correctedAt }];
        const outbound = { type: 'policy.updated', id: policy.id } as const;
        const changes = { after: { ...stored, premiums: corrected }, followUps: { timeline, outbound } };
        return { result: policy.id, changes };
      },
      unknown,
    );
    const premiums = (await this.queries.premiums(policyId)) ?? [];
    const premium = premiums.find((one) => one.id === id);
    if (!premium) throw new NotFound(unknown);
    return premium;
  }
}

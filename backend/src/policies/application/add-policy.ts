import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { createPolicy, type NewPolicy, type Policy, type PolicyMessage } from '../domain/policy.js';
import { SqlPolicies } from '../infrastructure/sql-policies.js';

/** Adds a policy, with its premiums. Rejects impossible dates, unknown clients, and a number that the insurer has given already. */
@Injectable()
export class AddPolicy {
  constructor(
    private readonly policies: SqlPolicies,
    private readonly live: LiveUpdates<PolicyMessage>,
    private readonly time: BusinessTime,
  ) {}

  async execute(details: NewPolicy): Promise<Policy> {
    const policy = createPolicy(details, newId(), this.time.timestamp());
    await this.policies.add(policy, this.time.today());
    this.live.publish({ type: 'policy_updated', data: { id: policy.id } });
    return policy;
  }
}

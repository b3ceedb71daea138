import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { createPolicy, type NewPolicy, type Policy, type PolicyMessage } from '../domain/policy.js';
import { SqlPolicies } from '../infrastructure/sql-policies.js';
import { InsurerQueries } from '../insurer-queries.js';

/**
 * Adds a policy, with its premiums. Grace days that are not given are the usual ones of the product, or of the line. Rejects impossible dates, unknown clients, and a number that the insurer has given already.
 */
@Injectable()
export class AddPolicy {
  constructor(
    private readonly policies: SqlPolicies,
    private readonly insurers: InsurerQueries,
    private readonly live: LiveUpdates<PolicyMessage>,
    private readonly time: BusinessTime,
  ) {}

  async execute(details: NewPolicy, user: { readonly id: string; readonly name: string }): Promise<Policy> {
    const graceDays = details.graceDays ?? (await this.insurers.usualGraceDays(details));
    const policy = createPolicy({ ...details, graceDays }, newId(), this.time.timestamp());
    const author = { changedBy: user.id, changedByName: user.name };
    await this.policies.add(policy, author, this.time.today());
    this.live.publish({ type: 'policy_updated', data: { id: policy.id } });
    return policy;
  }
}

import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { newId } from '../../platform/clock.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { firstPayment } from '../domain/payment.js';
import type { Instalment } from '../domain/premium-schedule.js';
import { createPolicy, type NewPolicy, type Policy, type PolicyMessage } from '../domain/policy.js';
import { SqlPolicies } from '../store/sql-policies.js';
import { InsurerQueries } from '../insurer-queries.js';

/**
 * Adds a policy, with its premiums. Grace days that are not given are the usual ones of the product, or of the line. Rejects
 * impossible dates, unknown clients, a number that the insurer has given already, and a payment of a first premium that there is not.
 */
@Injectable()
export class AddPolicy {
  constructor(
    private readonly policies: SqlPolicies,
    private readonly insurers: InsurerQueries,
    private readonly live: LiveUpdates<PolicyMessage>,
    private readonly time: BusinessTime,
  ) {}

  /** `firstPaidOn` is the day on which the first premium was paid in full, with the application; null when it was not. */
  async execute(
    details: NewPolicy,
    user: { readonly id: string; readonly name: string },
    firstPaidOn: CalendarDate | null = null,
  ): Promise<Policy> {
    const graceDays = details.graceDays ?? (await this.insurers.usualGraceDays(details));
    const [at, today] = [this.time.timestamp(), this.time.today()];
    const policy = createPolicy({ ...details, graceDays }, newId(), at);
    const author = { changedBy: user.id, changedByName: user.name };
    const by = { recordedBy: user.id, recordedByName: user.name, createdAt: at };
    const pay =
      firstPaidOn === null
        ? undefined
        : (first: Instalment | null) => firstPayment(first, firstPaidOn, { ...by, id: newId() }, today);
    await this.policies.add(policy, author, today, pay);
    this.live.publish({ type: 'policy_updated', data: { id: policy.id } });
    return policy;
  }
}

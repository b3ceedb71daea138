import { Injectable } from '@nestjs/common';
import { AddPolicy } from '../policies/application/add-policy.js';
import { ChangePolicy } from '../policies/application/change-policy.js';
import { ServiceCases } from '../policies/application/service-cases.js';
import { RecordPayments } from '../policies/application/record-payments.js';
import { PolicyQueries } from '../policies/policy-queries.js';
import type { SamplePolicy } from './sample-clients.js';

/** Adds sample policies as staff would: with what was paid, what changed since, and an open case. */
@Injectable()
export class SamplePolicies {
  constructor(
    private readonly addPolicy: AddPolicy,
    private readonly payments: RecordPayments,
    private readonly changePolicy: ChangePolicy,
    private readonly cases: ServiceCases,
    private readonly queries: PolicyQueries,
  ) {}

  async add(
    clientId: string,
    { policy, paidBefore, then, case: opened }: SamplePolicy,
    user: { readonly id: string; readonly name: string },
  ): Promise<void> {
    const { id } = await this.addPolicy.execute({ clientId, ...policy }, user);
    for (const { id: premiumId, dueDate, amount } of (await this.queries.premiums(id)) ?? []) {
      if (dueDate >= paidBefore) break;
      const dates = { paidOn: dueDate, remittedOn: dueDate, postedOn: dueDate };
      await this.payments.add(premiumId, { ...dates, amount, receiptNumber: null }, user, {
        again: false,
        applyExcess: true,
        key: null,
      });
    }
    if (then) await this.changePolicy.execute(id, then[0], user, { reason: then[1] });
    if (opened) await this.cases.open(id, opened, user);
  }
}

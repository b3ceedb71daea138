import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import { AddPolicy } from '../policies/application/add-policy.js';
import { ChangePolicy } from '../policies/application/change-policy.js';
import { ServiceCases } from '../policies/application/service-cases.js';
import { RecordPayments } from '../policies/application/record-payments.js';
import { PolicyQueries } from '../policies/policy-queries.js';
import type { SamplePolicy } from './sample-clients.js';

type By = { readonly id: string; readonly name: string };

/** Records the payments of sample policies, each on its due date. */
@Injectable()
export class SamplePayments {
  constructor(
    private readonly payments: RecordPayments,
    private readonly queries: PolicyQueries,
  ) {}

  /** Of what is due before that day. */
  async add(policyId: string, before: CalendarDate, user: By): Promise<void> {
    for (const { id, dueDate, amount } of (await this.queries.premiums(policyId)) ?? []) {
      if (dueDate >= before) break;
      const dates = { paidOn: dueDate, remittedOn: dueDate, postedOn: dueDate };
      const how = { again: false, applyExcess: true, key: null };
      await this.payments.add(id, { ...dates, amount, receiptNumber: null }, user, how);
    }
  }
}

/** Adds sample policies as staff would: with what was paid, what changed since, and an open case. */
@Injectable()
export class SamplePolicies {
  constructor(
    private readonly addPolicy: AddPolicy,
    private readonly payments: SamplePayments,
    private readonly changePolicy: ChangePolicy,
    private readonly cases: ServiceCases,
  ) {}

  async add(
    clientId: string,
    { policy, paidBefore, then, case: opened }: SamplePolicy,
    user: By,
  ): Promise<void> {
    const { id } = await this.addPolicy.execute({ clientId, ...policy }, user);
    await this.payments.add(id, paidBefore, user);
    if (then) await this.changePolicy.execute(id, then[0], user, { reason: then[1] });
    if (opened) await this.cases.open(id, opened, user);
  }
}

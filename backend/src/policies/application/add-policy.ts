import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { newId } from '../../platform/clock.js';
import { firstPayment } from '../domain/payment.js';
import { createPolicy, type NewPolicy, type Policy } from '../domain/policy.js';
import { type FirstPayment, PolicyChanges } from './policy-changes.js';
import { PolicyUnits } from './policy-units.js';
import { PolicyProducts } from './ports.js';

/**
 * Adds a policy, with its premiums. Grace days that are not given are the usual ones of the product, or of the line. Rejects
 * impossible dates, unknown clients, a number that the insurer has given already, and a payment of a first premium that there is not.
 */
@Injectable()
export class AddPolicy {
  constructor(
    private readonly units: PolicyUnits,
    private readonly changes: PolicyChanges,
    private readonly products: PolicyProducts,
    private readonly time: BusinessTime,
  ) {}

  /** `firstPaidOn` is the day on which the first premium was paid in full, with the application; null when it was not. */
  async execute(
    details: NewPolicy,
    { id, name }: { readonly id: string; readonly name: string },
    firstPaidOn: CalendarDate | null = null,
  ): Promise<Policy> {
    const graceDays = details.graceDays ?? (await this.products.usualGraceDays(details));
    const [at, today] = [this.time.timestamp(), this.time.today()];
    const policy = createPolicy({ ...details, graceDays }, newId(), at);
    const recorded = { recordedBy: id, recordedByName: name, createdAt: at };
    const pay: FirstPayment | undefined =
      firstPaidOn === null
        ? undefined
        : (first) => firstPayment(first, firstPaidOn, { ...recorded, id: newId() }, today);
    return this.units.add((unit) => this.changes.add(unit, policy, { by: { id, name }, today }, pay));
  }
}

import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addMonths } from '../../calendar/domain/calendar-date.js';
import { Conflict } from '../../platform/domain-error.js';
import { EndedPolicies } from '../../policies/personal-policies.js';

/** Policies whose record has been kept long enough after they ended, apart from those of people under a legal hold. */
@Injectable()
export class DuePolicies {
  constructor(
    private readonly policies: EndedPolicies,
    private readonly time: BusinessTime,
  ) {}

  async count(months: number): Promise<number> {
    const ids: string[] = [];
    for await (const id of this.all(months)) ids.push(id);
    return ids.length;
  }

  /** Their ids. */
  all(months: number): AsyncGenerator<string> {
    return this.policies.endedBefore(this.endedBefore(months));
  }

  /** Erases the policy with its premiums, payments and earlier states; false when it is not due any more, or held. */
  async erase(id: string, months: number): Promise<boolean> {
    try {
      return await this.policies.eraseEnded(id, this.endedBefore(months));
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  private endedBefore(months: number) {
    const date = addMonths(this.time.today(), -months);
    return { date, time: this.time.startOf(date) };
  }
}

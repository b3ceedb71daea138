import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addMonths } from '../../calendar/domain/calendar-date.js';
import { RetainedMails } from '../../mail/retained-mails.js';
import { Conflict } from '../../platform/domain-error.js';
import { EndedPolicies } from '../../policies/personal-policies.js';
import { Settings } from '../../settings/settings.js';

/**
 * Records that the settings say have been kept long enough: policies after their end, and the content of mails. Those of
 * people under a legal hold are left out.
 */
@Injectable()
export class DueRecords {
  constructor(
    private readonly endedPolicies: EndedPolicies,
    private readonly mails: RetainedMails,
    private readonly settings: Settings,
    private readonly time: BusinessTime,
  ) {}

  async count(): Promise<{ readonly mails: number; readonly policies: number }> {
    const mails = await this.mails.removable(await this.mailsBefore());
    const due = [];
    for await (const erase of this.policies()) due.push(erase);
    return { mails, policies: due.length };
  }

  /** Calls that erase a policy each, with its premiums, payments and earlier states; false when it is not due any more, or held. */
  async *policies(): AsyncGenerator<() => Promise<boolean>> {
    const date = addMonths(this.time.today(), -(await this.settings.read('retention')).policyMonths);
    const before = { date, time: this.time.startOf(date) };
    for await (const id of this.endedPolicies.endedBefore(before))
      yield () =>
        this.endedPolicies.eraseEnded(id, before).catch((error: unknown) => {
          if (error instanceof Conflict) return false;
          throw error;
        });
  }

  /** Removes the content of at most `limit` mails; returns their number. */
  async removeMails(limit: number): Promise<number> {
    return this.mails.removeContent(await this.mailsBefore(), this.time.timestamp(), limit);
  }

  private async mailsBefore(): Promise<string> {
    const { mailMonths } = await this.settings.read('retention');
    return this.time.startOf(addMonths(this.time.today(), -mailMonths));
  }
}

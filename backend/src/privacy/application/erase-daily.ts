import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { StoppableJob } from '../../platform/stoppable-job.js';
import { Settings } from '../../settings/settings.js';
import { RetentionRuns } from './duty-ports.js';
import { EraseDue, type ErasedDue } from './erase-due.js';

/** Longer than one portion takes. */
const LEASE_MS = 10 * 60_000;

/**
 * Erases once a day what is due, when the settings say so. Several replicas may call it at any time; one of them does the
 * work, and another goes on when that one was killed. When it is stopped, it ends after the person at hand.
 */
@Injectable()
export class EraseDaily extends StoppableJob<ErasedDue> {
  constructor(
    private readonly eraseDue: EraseDue,
    private readonly runs: RetentionRuns,
    private readonly settings: Settings,
    private readonly time: BusinessTime,
  ) {
    super();
  }

  /** What this call erased; null when there was nothing for it to do. */
  protected async run(): Promise<ErasedDue | null> {
    if (!(await this.settings.read('retention')).automatic) return null;
    const day = this.time.today();
    const token = await this.runs.lease(day, this.time.timestamp(), this.leaseEnd());
    if (token === null) return null;
    let all: ErasedDue = { bookings: 0, leavers: 0, mails: 0, policies: 0, more: true };
    while (all.more && !this.signal.aborted && (await this.runs.prolong(token, this.leaseEnd()))) {
      const { bookings, leavers, mails, policies, more } = await this.eraseDue.execute(
        null,
        () => this.signal.aborted,
      );
      all = {
        bookings: all.bookings + bookings,
        leavers: all.leavers + leavers,
        mails: all.mails + mails,
        policies: all.policies + policies,
        // what cannot be erased today is looked at again tomorrow
        more: more && bookings + leavers + mails + policies > 0,
      };
    }
    if (!all.more) await this.runs.finish(token, day);
    return all;
  }

  private leaseEnd(): string {
    return new Date(Date.parse(this.time.timestamp()) + LEASE_MS).toISOString();
  }
}

import { Injectable } from '@nestjs/common';
import { type NewMail, Outbox } from '../../mail/outbox.js';
import { Config } from '../../platform/config.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { IssueOutbox } from '../application/issue.ports.js';

@Injectable()
export class NewsletterOutbox extends IssueOutbox {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {
    super();
  }

  override get dailyLimit(): number | null {
    return this.config.mail.dailyLimit;
  }

  override get rate(): number {
    return this.config.mail.rate;
  }

  override async pending(): Promise<number | null> {
    return this.config.mail.server ? this.outbox.pending('newsletter') : null;
  }

  override add(unit: Unit, mails: readonly NewMail[]): Promise<void> {
    return this.outbox.apply(unit, { add: mails });
  }

  override takeBack(unit: Unit, mailIds: readonly string[]): Promise<string[]> {
    return this.outbox.takeBack(unit, mailIds);
  }

  override wake(): void {
    this.outbox.wake();
  }
}

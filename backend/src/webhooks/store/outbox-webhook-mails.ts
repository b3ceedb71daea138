import { Injectable } from '@nestjs/common';
import { type NewMail, Outbox } from '../../mail/outbox.js';
import { transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { WebhookMails } from '../application/ports.js';

@Injectable()
export class OutboxWebhookMails extends WebhookMails {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  override add(unit: Unit, mails: readonly NewMail[]): Promise<void> {
    return this.outbox.apply(transactionOf(unit), { add: mails });
  }

  override wake(): void {
    this.outbox.wake();
  }
}

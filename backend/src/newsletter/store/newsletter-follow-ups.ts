import { Injectable } from '@nestjs/common';
import { type MailKind, type NewMail, Outbox } from '../../mail/outbox.js';
import { transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type OutboundEvent, OutboundEvents } from '../../webhooks/outbound-events.js';
import { SubscriberFollowUps } from '../application/ports.js';

@Injectable()
export class NewsletterFollowUps extends SubscriberFollowUps {
  constructor(
    private readonly outbox: Outbox,
    private readonly events: OutboundEvents,
  ) {
    super();
  }

  override addMails(unit: Unit, mails: readonly NewMail[]): Promise<void> {
    return this.outbox.apply(unit, { add: mails });
  }

  override withdrawMails(
    unit: Unit,
    leadId: string,
    kinds: readonly MailKind[],
    reason: string,
  ): Promise<void> {
    const lead = { leadType: 'subscription', leadId };
    return this.outbox.apply(unit, { withdraw: { lead, kinds, reason }, add: [] });
  }

  override async countLeaver(unit: Unit, issueId: string): Promise<void> {
    const sql = 'UPDATE newsletter_issues SET unsubscribed = unsubscribed + 1 WHERE id = ?';
    await transactionOf(unit).query(sql, [issueId]);
  }

  override publish(unit: Unit, events: readonly OutboundEvent[]): Promise<void> {
    return this.events.publish(unit, events);
  }

  override wake(): void {
    this.outbox.wake();
  }
}

import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { portions } from '../../platform/portions.js';
import type { Issue } from '../domain/issue.js';
import { CHOSEN_AT_ONCE, chosenUntil } from '../domain/sending-pace.js';
import { isWilling, refusalOf } from '../domain/subscriber-mails.js';
import { DeliveryRepository, IssueOutbox, type Recipient, type SendingIssue } from './issue.ports.js';

/** Mails taken back at once. */
const PIECE = 500;

/** Chooses the recipients of locked issues, hands their deliveries over to the outbox, and takes them back. */
@Injectable()
export class IssueDeliveries {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly outbox: IssueOutbox,
    private readonly time: BusinessTime,
  ) {}

  /** Newsletters that wait in the outbox, null without a mail server; and how many it sends a second. */
  async room(): Promise<{ readonly pending: number | null; readonly rate: number }> {
    return { pending: await this.outbox.pending(), rate: this.outbox.rate };
  }

  /** Chooses the next recipients, in the order of their subscriptions. */
  async choose(unit: Unit, { issue, chosenUntil: after }: SendingIssue): Promise<SendingIssue> {
    if (after === null) return { issue, chosenUntil: null };
    const chosen = await this.deliveries.choose(unit, issue.id, after, CHOSEN_AT_ONCE);
    const progress = { recipients: issue.recipients + chosen.count, chosenUntil: chosenUntil(chosen) };
    await this.deliveries.storeChoice(unit, issue.id, progress);
    return { issue: { ...issue, recipients: progress.recipients }, chosenUntil: progress.chosenUntil };
  }

  /** Whether a delivery of the issue waits or is in the outbox. */
  isAnyOpen(unit: Unit, issueId: string): Promise<boolean> {
    return this.deliveries.isAnyOpen(unit, issueId);
  }

  /**
   * Mails an issue once more to one subscriber. False, and nothing is stored, unless that delivery has ended and the address is
   * confirmed now.
   */
  async mailAgain(unit: Unit, issue: Issue, subscriptionId: string, dedupKey: string): Promise<boolean> {
    const recipient = await this.deliveries.ended(unit, issue.id, subscriptionId);
    if (!recipient || !isWilling(recipient)) return false;
    await this.deliveries.reopen(unit, issue.id, subscriptionId);
    await this.mail(unit, issue, [recipient], dedupKey);
    return true;
  }

  /**
   * Hands over at most `limit` waiting deliveries, and no more than the limit of the day leaves. Those to people who do not want
   * the newsletter any more, or cannot get it, are skipped. Returns how many were handed over or skipped.
   */
  async handOver(unit: Unit, issue: Issue, limit: number): Promise<number> {
    if (limit === 0) return 0;
    const day = this.time.today();
    const most = Math.min(limit, await this.leftOf(unit, day));
    const recipients = most > 0 ? await this.deliveries.waiting(unit, issue.id, most) : [];
    if (recipients.length === 0) return 0;
    const willing = recipients.filter(isWilling);
    const others = recipients.filter((recipient) => !isWilling(recipient));
    const skipped = others.map(({ subscriptionId, state }) => ({ subscriptionId, reason: refusalOf(state) }));
    if (skipped.length > 0) await this.deliveries.skip(unit, issue.id, skipped);
    await this.mail(unit, issue, willing);
    await this.deliveries.countOnDay(unit, day, willing.length);
    return recipients.length;
  }

  /** The deliveries whose mails are not on their way wait again; they do not count for the day's limit. */
  async takeBack(unit: Unit, issueId: string): Promise<void> {
    const handed = await this.deliveries.handedMails(unit, issueId);
    let taken = 0;
    for (const some of portions(handed, PIECE)) {
      const ids = await this.outbox.takeBack(unit, some);
      if (ids.length > 0) await this.deliveries.waitAgain(unit, issueId, ids);
      taken += ids.length;
    }
    if (taken > 0) await this.deliveries.countOnDay(unit, this.time.today(), -taken);
  }

  /** After the commit. */
  wake(): void {
    this.outbox.wake();
  }

  private async mail(
    unit: Unit,
    issue: Issue,
    recipients: readonly Recipient[],
    dedupKey?: string,
  ): Promise<void> {
    const mails = recipients.map(({ subscriptionId, email, firstName }) => ({
      mailId: newId(),
      token: newSecretToken(),
      subscriptionId,
      email: email ?? '',
      firstName: firstName ?? '',
    }));
    const handed = mails.map(({ mailId, token, subscriptionId }) => ({
      subscriptionId,
      mailId,
      tokenHash: secretTokenHash(token),
    }));
    await this.deliveries.hand(unit, issue.id, handed, this.time.timestamp());
    await this.outbox.add(
      unit,
      mails.map(({ mailId, subscriptionId, email, firstName, token }) => ({
        id: mailId,
        kind: 'newsletter' as const,
        data: { issueId: issue.id, subject: issue.subject, subscriptionId, token, firstName },
        recipient: email,
        lead: { leadType: 'subscription', leadId: subscriptionId },
        dedupKey: dedupKey ?? `newsletter:${issue.id}:${subscriptionId}`,
      })),
    );
  }

  private async leftOf(unit: Unit, day: string): Promise<number> {
    const { dailyLimit } = this.outbox;
    return dailyLimit === null ? Infinity : dailyLimit - (await this.deliveries.lockDay(unit, day));
  }
}

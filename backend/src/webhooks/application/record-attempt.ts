import { Injectable } from '@nestjs/common';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { afterAttempt, afterFailure, isAccepted } from '../domain/delivery.js';
import { OffMails } from './off-mails.js';
import { DeliveryQueue, type LeasedDelivery, WebhookRepository } from './ports.js';
import type { SentDelivery } from './send-delivery.js';

/** An attempt of a replica; `random` is from 0 to 1. */
export interface EndedAttempt extends SentDelivery {
  readonly replica: string;
  readonly now: Date;
  readonly random: number;
}

/**
 * Records how an attempt ended, unless another replica has taken the delivery over, and what it says about the webhook. Adds
 * the mails when it turns the webhook off.
 */
@Injectable()
export class RecordAttempt {
  constructor(
    private readonly units: UnitOfWork,
    private readonly queue: DeliveryQueue,
    private readonly webhooks: WebhookRepository,
    private readonly mails: OffMails,
  ) {}

  async execute(delivery: LeasedDelivery, ended: EndedAttempt): Promise<void> {
    const { attempt, replica, now, random } = ended;
    const outcome = afterAttempt(delivery, attempt, now, random);
    const recipients = await this.mails.recipients().catch(() => []);
    const turnedOff = await this.units.run(async (unit) => {
      if (!(await this.queue.record(unit, delivery.id, replica, outcome))) return false;
      if (!isAccepted(attempt)) return this.recordFailure(unit, delivery.webhookId, ended, recipients);
      await this.webhooks.clearFailures(unit, delivery.webhookId);
      return false;
    });
    if (turnedOff) this.mails.wake();
  }

  /** Returns whether it turned the webhook off. */
  private async recordFailure(
    unit: Unit,
    id: string,
    { attempt, isUnreadable, now, random }: EndedAttempt,
    recipients: readonly string[],
  ): Promise<boolean> {
    const webhook = await this.webhooks.lock(unit, id);
    if (!webhook) return false;
    const { health, off } = afterFailure(webhook, attempt, now, random);
    const offReason = isUnreadable ? 'unreadable' : off;
    if (offReason === null || !webhook.enabled) {
      await this.webhooks.update(unit, id, health);
      return false;
    }
    const turnedOff = { enabled: false, offReason, offAt: attempt.at };
    await this.webhooks.update(unit, id, { ...health, ...turnedOff });
    await this.mails.add(unit, { ...webhook, ...turnedOff }, recipients);
    return true;
  }
}

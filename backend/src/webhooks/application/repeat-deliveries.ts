import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import type { Delivery } from '../domain/delivery.js';
import { assertOn } from '../domain/webhook.js';
import { DeliveryLog, WebhookRepository } from './ports.js';

/** Deliveries that staff ask for: a test, one again, those of a span again. Rejects an unknown webhook, and one that is off. */
@Injectable()
export class RepeatDeliveries {
  constructor(
    private readonly units: UnitOfWork,
    private readonly webhooks: WebhookRepository,
    private readonly log: DeliveryLog,
    private readonly clock: Clock,
  ) {}

  /** Adds a delivery that tries a webhook out. */
  test(webhookId: string): Promise<Delivery> {
    return this.units.run(async (unit) => {
      await this.lockOn(unit, webhookId);
      return this.log.addTest(unit, webhookId, this.clock.timestamp());
    });
  }

  /**
   * Delivers it once more at once, with the same id, also when it waits for a later attempt. Rejects an unknown delivery, and
   * one that is being sent.
   */
  resend(id: string): Promise<Delivery> {
    return this.units.run(async (unit) => {
      const delivery = await this.log.lock(unit, id);
      if (!delivery) throw new NotFound('webhook.delivery-unknown');
      await this.lockOn(unit, delivery.webhookId);
      if (delivery.state === 'sending') throw new Conflict('webhook.being-sent');
      return this.log.queueAgain(unit, id, this.clock.timestamp());
    });
  }

  /** Delivers everything once more that happened in that span, with the same ids; returns how many. */
  async replay(webhookId: string, span: { readonly from: string; readonly to: string }): Promise<number> {
    await this.units.run((unit) => this.lockOn(unit, webhookId));
    return this.log.queueSpanAgain(webhookId, span, this.clock.timestamp());
  }

  private async lockOn(unit: Unit, webhookId: string): Promise<void> {
    const webhook = await this.webhooks.lock(unit, webhookId);
    if (!webhook) throw new NotFound('webhook.unknown');
    assertOn(webhook);
  }
}

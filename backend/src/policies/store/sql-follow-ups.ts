import { Injectable } from '@nestjs/common';
import { ClientRecords } from '../../clients/client-records.js';
import { Outbox } from '../../mail/outbox.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { PolicyFollowUps } from '../application/ports.js';
import type { FollowUps } from '../domain/follow-ups.js';
import type { Policy } from '../domain/policy.js';
import { aboutPolicy, PREMIUM_MAIL_KINDS, premiumMailKey, REMINDED } from '../domain/policy-mails.js';

@Injectable()
export class SqlFollowUps extends PolicyFollowUps {
  constructor(
    private readonly outbox: Outbox,
    private readonly events: OutboundEvents,
    private readonly clients: ClientRecords,
  ) {
    super();
  }

  override async apply(
    unit: Unit,
    { id: policyId, clientId: aboutId }: Policy,
    { timeline = [], paid = [], outbound }: FollowUps,
  ): Promise<void> {
    const keys = paid.flatMap((dueDate) =>
      REMINDED.map((occasion) => premiumMailKey({ policyId, dueDate }, occasion)),
    );
    const reason = 'The premium is paid';
    const withdraw = { lead: aboutPolicy(policyId), kinds: PREMIUM_MAIL_KINDS, keys, reason };
    if (keys.length > 0) await this.outbox.apply(unit, { withdraw, add: [] });
    for (const { clientId, event, by, at } of timeline)
      await this.clients.addActivity(unit, clientId, event, { actor: by, at }, policyId);
    if (outbound) await this.events.publish(unit, [{ ...outbound, aboutId }]);
  }
}

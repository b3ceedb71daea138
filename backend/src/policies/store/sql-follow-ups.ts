import { Injectable } from '@nestjs/common';
import { ClientRecords } from '../../clients/client-records.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { PolicyFollowUps } from '../application/ports.js';
import type { FollowUps } from '../domain/follow-ups.js';
import type { Policy } from '../domain/policy.js';

@Injectable()
export class SqlFollowUps extends PolicyFollowUps {
  constructor(
    private readonly events: OutboundEvents,
    private readonly clients: ClientRecords,
  ) {
    super();
  }

  override async apply(
    unit: Unit,
    { id: policyId, clientId: aboutId }: Policy,
    { timeline = [], outbound }: FollowUps,
  ): Promise<void> {
    for (const { clientId, event, by, at } of timeline)
      await this.clients.addActivity(unit, clientId, event, { actor: by, at }, policyId);
    if (outbound) await this.events.publish(unit, [{ ...outbound, aboutId }]);
  }
}

import { Injectable } from '@nestjs/common';
import type { LeadRef } from '../../leads/lead-clients.js';
import type { LeadMessage } from '../../leads/lead-message.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { assertShown, type ClientMessage } from '../domain/client.js';
import { ClientRepository, type StoredClient } from './ports.js';

/** What an act on clients comes to. */
export interface ClientAct<T> {
  readonly result: T;
  /** The ids of changed clients: webhooks get an event for each, consoles a live message. */
  readonly changed?: readonly string[];
  /** The ids of further clients for which consoles get a live message. */
  readonly announced?: readonly string[];
  /** The leads for which consoles get a live message. */
  readonly leads?: readonly LeadRef[];
}

/** Runs each act on clients in one unit of work together with its webhook events, and sends live messages after the commit. */
@Injectable()
export class ClientUnits {
  constructor(
    private readonly units: UnitOfWork,
    private readonly clients: ClientRepository,
    private readonly events: OutboundEvents,
    private readonly live: LiveUpdates<ClientMessage | LeadMessage>,
  ) {}

  async run<T>(work: (unit: Unit) => Promise<ClientAct<T>>): Promise<T> {
    const {
      result,
      changed = [],
      announced = [],
      leads = [],
    } = await this.units.run(async (unit) => {
      const act = await work(unit);
      const events = (act.changed ?? []).map((id) => ({ type: 'client.updated', id }) as const);
      if (events.length > 0) await this.events.publish(unit, events);
      return act;
    });
    for (const id of new Set([...changed, ...announced]))
      this.live.publish({ type: 'client_updated', data: { id } });
    for (const { leadType, leadId } of leads)
      this.live.publish({ type: `${leadType}_updated`, data: { id: leadId } });
    return result;
  }

  /** With a lock on the client. Rejects an unknown one, and one that was merged into another. */
  withClient<T>(id: string, work: (unit: Unit, stored: StoredClient) => Promise<ClientAct<T>>): Promise<T> {
    return this.run(async (unit) => {
      const stored = (await this.clients.lock(unit, [id])).get(id);
      if (!stored) throw new NotFound('client.unknown');
      assertShown(stored);
      return work(unit, stored);
    });
  }
}

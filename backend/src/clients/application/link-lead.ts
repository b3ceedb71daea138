import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { Actor, LeadPerson, LeadRef } from '../../leads/lead-clients.js';
import type { LeadMessage } from '../../leads/lead-message.js';
import { newId } from '../../platform/clock.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { type Client, type ClientMessage, createClient, type NewClient } from '../domain/client.js';
import { SqlClients } from '../store/sql-clients.js';

/** Links leads to the clients that their people are. */
@Injectable()
export class LinkLead {
  constructor(
    private readonly clients: SqlClients,
    private readonly live: LiveUpdates<ClientMessage | LeadMessage>,
    private readonly time: BusinessTime,
  ) {}

  /**
   * Links a lead to that client. Without one, a lead that has no client is linked to a new one with its names, contact, date
   * of birth and owner. Rejects an unknown lead, an erased one and an unknown client.
   */
  async execute(
    ref: LeadRef,
    clientId: string | null,
    actor: Actor,
  ): Promise<{ client: Client; isNew: boolean }> {
    const [at, today] = [this.time.timestamp(), this.time.today()];
    const { client, isNew, isChanged } = await this.clients.link(
      ref,
      clientId,
      (lead) => createClient(detailsOf(lead), newId(), { at, today }),
      { actor, at },
    );
    if (isNew) this.live.publish({ type: 'client_updated', data: { id: client.id } });
    if (isChanged) this.announce(ref);
    return { client, isNew };
  }

  /** Ends the link of a lead; without one nothing changes. Rejects an unknown lead and an erased one. */
  async end(ref: LeadRef, actor: Actor): Promise<void> {
    if (await this.clients.unlink(ref, { actor, at: this.time.timestamp() })) this.announce(ref);
  }

  private announce({ leadType, leadId }: LeadRef): void {
    this.live.publish({ type: `${leadType}_updated`, data: { id: leadId } });
  }
}

function detailsOf({ clientId: _, ...person }: LeadPerson): NewClient {
  return person;
}

import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { Actor, LeadPerson, LeadRef } from '../../leads/lead-clients.js';
import { newId } from '../../platform/clock.js';
import { Invalid } from '../../platform/domain-error.js';
import { assertShown, type Client, createClient, type NewClient, shownClient } from '../domain/client.js';
import { ClientUnits } from './client-units.js';
import { LeadLinks } from './lead-links.js';
import { ClientRepository } from './ports.js';

/** Links leads to the clients that their people are. */
@Injectable()
export class LinkLead {
  constructor(
    private readonly units: ClientUnits,
    private readonly clients: ClientRepository,
    private readonly links: LeadLinks,
    private readonly time: BusinessTime,
  ) {}

  /**
   * Links a lead to that client. Without one, a lead that has no client is linked to a new one with its names, contact, date
   * of birth and owner. Rejects an unknown lead, an erased one, an unknown client and one that was merged into another, and
   * another client for a lead whose person or client is under a legal hold.
   */
  execute(ref: LeadRef, clientId: string | null, actor: Actor): Promise<{ client: Client; isNew: boolean }> {
    const [at, today] = [this.time.timestamp(), this.time.today()];
    return this.units.run(async (unit) => {
      const lead = await this.links.lock(unit, ref);
      const wanted = clientId ?? lead.person.clientId;
      const isNew = wanted === null;
      let client: Client;
      if (isNew) {
        client = createClient(detailsOf(lead.person), newId(), { at, today });
        await this.clients.add(unit, client);
      } else {
        const stored = (await this.clients.lock(unit, [wanted])).get(wanted);
        if (!stored) throw new Invalid({ clientId: 'client.unknown' });
        assertShown(stored);
        client = stored.client;
      }
      const isLinked = await this.links.link(unit, lead, client.id, { actor, at });
      return {
        result: { client: shownClient(client), isNew },
        changed: isNew ? [client.id] : [],
        leads: isLinked ? [ref] : [],
      };
    });
  }

  /**
   * Ends the link of a lead; without one nothing changes. Rejects an unknown lead and an erased one, and when its person or
   * the client is under a legal hold.
   */
  end(ref: LeadRef, actor: Actor): Promise<void> {
    const by = { actor, at: this.time.timestamp() };
    return this.units.run(async (unit) => {
      const lead = await this.links.lock(unit, ref);
      const isLinked = await this.links.link(unit, lead, null, by);
      return { result: undefined, leads: isLinked ? [ref] : [] };
    });
  }
}

function detailsOf({ clientId: _, ...person }: LeadPerson): NewClient {
  return person;
}

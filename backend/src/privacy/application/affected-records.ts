import { Injectable } from '@nestjs/common';
import { nameOf } from '../../clients/client-queries.js';
import { PersonalClients } from '../../clients/personal-clients.js';
import { type LeadOnList, PeopleOfLeads } from '../../leads/people-of-leads.js';

/** A record that was held when a breach ended. */
export interface AffectedRecord extends Omit<LeadOnList, 'leadType'> {
  readonly kind: LeadOnList['leadType'] | 'client';
}

/** Everything that was held of people at a time, in parts: bookings, subscriptions, clients, each oldest first. */
@Injectable()
export class AffectedRecords {
  constructor(
    private readonly leads: PeopleOfLeads,
    private readonly clients: PersonalClients,
  ) {}

  async *all(until: string, atOnce: number): AsyncGenerator<readonly AffectedRecord[]> {
    for (let after: string | null = null; ;) {
      const part: Awaited<ReturnType<PeopleOfLeads['list']>> = await this.leads.list(until, after, atOnce);
      yield part.rows.map(({ leadType, ...lead }) => ({ ...lead, kind: leadType }));
      if (part.next === null) break;
      after = part.next;
    }
    for (let after: string | null = null; ;) {
      const part: Awaited<ReturnType<PersonalClients['list']>> = await this.clients.list(
        until,
        after,
        atOnce,
      );
      yield part.rows.map(({ email, createdAt, ...name }) => ({
        ...{ email, name: nameOf(name), kind: 'client', createdAt },
      }));
      if (part.next === null) break;
      after = part.next;
    }
  }
}

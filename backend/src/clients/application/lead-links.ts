import { Injectable } from '@nestjs/common';
import { LeadClients, type LeadPerson, type LeadRef } from '../../leads/lead-clients.js';
import { NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { ClientRecords } from '../client-records.js';
import type { By } from './ports.js';

/** A lead that is locked, to be linked. */
export interface LockedLead {
  readonly ref: LeadRef;
  readonly person: LeadPerson;
}

/** The links from leads to clients. */
@Injectable()
export class LeadLinks {
  constructor(
    private readonly leads: LeadClients,
    private readonly records: ClientRecords,
  ) {}

  /** Rejects an unknown lead and an erased one. */
  async lock(unit: Unit, ref: LeadRef): Promise<LockedLead> {
    const person = await this.leads.lock(unit, ref);
    if (!person) throw new NotFound('lead.unknown');
    return { ref, person };
  }

  /**
   * Links a lead to a client, or to none; returns whether it was not so before. Rejects when the lead leaves a client, and
   * that client or the person of the lead is under a legal hold.
   */
  async link(unit: Unit, { ref, person }: LockedLead, clientId: string | null, by: By): Promise<boolean> {
    if (person.clientId !== null && person.clientId !== clientId)
      await this.records.assertNotHeld(unit, person.clientId);
    return this.leads.link(unit, ref, clientId, by);
  }
}

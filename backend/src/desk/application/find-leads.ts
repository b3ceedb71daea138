import { Injectable } from '@nestjs/common';
import { nameOf } from '../../clients/client-queries.js';
import { DeskLeads, type LeadType } from '../../leads/desk-leads.js';
import { type KnownClient, type ListedLeadRow, ListedLeads } from '../../leads/listed-leads.js';
import { wish } from '../domain/words.js';

export interface FoundLead {
  readonly leadType: LeadType;
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly email: string;
  readonly phone?: string;
  readonly known?: KnownClient;
}

/** The newest leads that a search finds, with what they ask for. */
@Injectable()
export class FindLeads {
  constructor(
    private readonly leads: DeskLeads,
    private readonly listed: ListedLeads,
  ) {}

  async execute(query: string, limit: number): Promise<FoundLead[]> {
    const rows = await this.listed.rows(await this.leads.found(query, limit));
    return rows.map(foundLead);
  }
}

function foundLead(lead: ListedLeadRow): FoundLead {
  const { leadType, id, email } = lead;
  const booking = lead.leadType === 'appointment' ? lead : null;
  return {
    leadType,
    id,
    name: nameOf(lead),
    detail: wish(booking),
    email,
    ...(booking && { phone: booking.phone }),
    ...(lead.known && { known: lead.known }),
  };
}

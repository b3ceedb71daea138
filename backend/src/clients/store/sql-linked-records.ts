import { Injectable } from '@nestjs/common';
import { LEAD_TYPES } from '../../leads/desk-leads.js';
import { LeadClients } from '../../leads/lead-clients.js';
import { referringRows } from '../../platform/database/referring-rows.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type By, LinkedRecords } from '../application/ports.js';
import { ClientReferences } from '../client-references.js';
import type { Links } from '../domain/merge.js';

/** The clients whom a client referred. */
const REFERRALS = { kind: 'referral', ...referringRows('clients', 'referredBy') };

@Injectable()
export class SqlLinkedRecords extends LinkedRecords {
  constructor(
    private readonly leads: LeadClients,
    private readonly references: ClientReferences,
  ) {
    super();
  }

  override async of(unit: Unit, clientId: string): Promise<Links> {
    const links: Record<string, readonly string[]> = {};
    for (const leadType of LEAD_TYPES) links[leadType] = await this.leads.of(unit, leadType, clientId);
    for (const reference of [REFERRALS, ...this.references.all])
      links[reference.kind] = await reference.of(unit, clientId);
    return links;
  }

  override async move(unit: Unit, links: Links, clientId: string, by: By): Promise<void> {
    for (const leadType of LEAD_TYPES)
      for (const leadId of links[leadType] ?? [])
        await this.leads.link(unit, { leadType, leadId }, clientId, by);
    for (const reference of [REFERRALS, ...this.references.all])
      await reference.move(unit, links[reference.kind] ?? [], clientId);
  }
}

import { Injectable } from '@nestjs/common';
import { ClientRecords } from '../../clients/client-records.js';
import { LeadClients } from '../../leads/lead-clients.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { PolicyParties } from '../application/ports.js';

@Injectable()
export class SqlParties extends PolicyParties {
  constructor(
    private readonly leads: LeadClients,
    private readonly clients: ClientRecords,
  ) {
    super();
  }

  override async lockSale(unit: Unit, saleId: string): Promise<boolean> {
    const sale = { leadType: 'appointment', leadId: saleId } as const;
    return (await this.leads.lock(unit, sale)) !== null;
  }

  override lockClients(unit: Unit, ids: readonly string[]): Promise<string[]> {
    return this.clients.lock(unit, ids);
  }

  override assertNotHeld(unit: Unit, clientId: string): Promise<void> {
    return this.clients.assertNotHeld(unit, clientId);
  }
}

import { Injectable } from '@nestjs/common';
import { lockClients } from '../../clients/client-ties.js';
import { assertClientNotHeld } from '../../clients/personal-clients.js';
import { LeadClients } from '../../leads/lead-clients.js';
import { transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { PolicyParties } from '../application/ports.js';

@Injectable()
export class SqlParties extends PolicyParties {
  constructor(private readonly leads: LeadClients) {
    super();
  }

  override async lockSale(unit: Unit, saleId: string): Promise<boolean> {
    const sale = { leadType: 'appointment', leadId: saleId } as const;
    return (await this.leads.lock(transactionOf(unit), sale)) !== null;
  }

  override lockClients(unit: Unit, ids: readonly string[]): Promise<string[]> {
    return lockClients(transactionOf(unit), ids);
  }

  override assertNotHeld(unit: Unit, clientId: string): Promise<void> {
    return assertClientNotHeld(transactionOf(unit), this.leads, clientId);
  }
}

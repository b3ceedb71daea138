import { Injectable } from '@nestjs/common';
import type { Actor } from '../domain/activity.js';
import { changeLeadStatus, type Lead, type LeadRef, type LeadStatus } from '../domain/lead.js';
import { LeadChanges } from './lead-changes.js';

/** Changes the status of a lead. Setting the same status changes nothing. Rejects a lead that does not exist. */
@Injectable()
export class ChangeLeadStatus {
  constructor(private readonly changes: LeadChanges) {}

  execute({ leadType, leadId }: LeadRef, leadStatus: LeadStatus, actor: Actor): Promise<Lead> {
    return leadType === 'appointment'
      ? this.changes.appointment(leadId, actor, (lead) => changeLeadStatus(lead, leadStatus))
      : this.changes.subscription(leadId, actor, (lead) => changeLeadStatus(lead, leadStatus));
  }
}

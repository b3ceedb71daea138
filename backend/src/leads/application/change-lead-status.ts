import { Injectable } from '@nestjs/common';
import type { Actor } from '../domain/activity.js';
import { changeLeadStatus, type Lead, type LeadRef, type LeadStatus } from '../domain/lead.js';
import { LeadChanges } from './lead-changes.js';

/** Staff give a lead another status. Refuses a lead that does not exist; the same status again changes nothing. */
@Injectable()
export class ChangeLeadStatus {
  constructor(private readonly changes: LeadChanges) {}

  execute({ leadType, leadId }: LeadRef, leadStatus: LeadStatus, actor: Actor): Promise<Lead> {
    return leadType === 'appointment'
      ? this.changes.appointment(leadId, actor, (lead) => changeLeadStatus(lead, leadStatus))
      : this.changes.subscription(leadId, actor, (lead) => changeLeadStatus(lead, leadStatus));
  }
}

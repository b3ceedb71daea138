import { Injectable } from '@nestjs/common';
import type { Actor } from '../domain/activity.js';
import { changeLeadStatus, type Lead, type LeadRef, type LeadStatus } from '../domain/lead.js';
import { LeadChanges } from './lead-changes.js';

/** Changes the status of leads. Setting the same status changes nothing. Rejects leads that do not exist. */
@Injectable()
export class ChangeLeadStatus {
  constructor(private readonly changes: LeadChanges) {}

  /** `onChange` gets the status before. */
  execute(
    { leadType, leadId }: LeadRef,
    leadStatus: LeadStatus,
    actor: Actor,
    onChange: (before: LeadStatus) => void = () => {},
  ): Promise<Lead> {
    const change = <L extends Lead>(lead: L) => {
      onChange(lead.leadStatus);
      return changeLeadStatus(lead, leadStatus);
    };
    return leadType === 'appointment'
      ? this.changes.appointment(leadId, actor, change)
      : this.changes.subscription(leadId, actor, change);
  }

  /** Changes all of the leads or none; returns how many have changed. */
  ofAll(leads: readonly LeadRef[], leadStatus: LeadStatus, actor: Actor): Promise<number> {
    return this.changes.all(leads, actor, (lead) => changeLeadStatus(lead, leadStatus));
  }
}

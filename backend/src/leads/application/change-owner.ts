import { Injectable } from '@nestjs/common';
import { Invalid } from '../../platform/domain-error.js';
import { ActiveUsers } from '../../users/active-users.js';
import type { Actor } from '../domain/activity.js';
import { changeOwner, type Lead, type LeadRef } from '../domain/lead.js';
import { LeadChanges } from './lead-changes.js';

/** Sets or removes the owner of leads. Rejects unknown leads and users who are not active. */
@Injectable()
export class ChangeOwner {
  constructor(
    private readonly changes: LeadChanges,
    private readonly users: ActiveUsers,
  ) {}

  async execute({ leadType, leadId }: LeadRef, ownerId: string | null, actor: Actor): Promise<Lead> {
    const owner = await this.owner(ownerId);
    return leadType === 'appointment'
      ? this.changes.appointment(leadId, actor, (lead) => changeOwner(lead, owner))
      : this.changes.subscription(leadId, actor, (lead) => changeOwner(lead, owner));
  }

  /** Changes all of the leads or none; returns how many have changed. */
  async ofAll(leads: readonly LeadRef[], ownerId: string | null, actor: Actor): Promise<number> {
    const owner = await this.owner(ownerId);
    return this.changes.all(leads, actor, (lead) => changeOwner(lead, owner));
  }

  private async owner(id: string | null): Promise<{ id: string; name: string } | null> {
    if (id === null) return null;
    const user = await this.users.byId(id);
    if (!user) throw new Invalid({ ownerId: 'lead.owner-not-active' });
    return user;
  }
}

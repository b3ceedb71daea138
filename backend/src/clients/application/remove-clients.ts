import { Injectable } from '@nestjs/common';
import { LeadClients } from '../../leads/lead-clients.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { withoutMember } from '../domain/household.js';
import { ClientRemoval, ClientRepository, HouseholdRepository } from './ports.js';

/** What deletions and erasures have in common. */
@Injectable()
export class RemoveClients extends ClientRemoval {
  constructor(
    private readonly clients: ClientRepository,
    private readonly households: HouseholdRepository,
    private readonly leads: LeadClients,
  ) {
    super();
  }

  override async remove(unit: Unit, id: string): Promise<void> {
    const householdId = (await this.clients.lock(unit, [id])).get(id)?.client.householdId ?? null;
    const household = householdId !== null && (await this.households.lock(unit, householdId));
    if (household) {
      const members = withoutMember(household.members, id);
      await this.households.save(unit, household, { ...household, members });
    }
    await this.leads.unlinkAll(unit, id);
    await this.clients.delete(unit, id);
  }
}

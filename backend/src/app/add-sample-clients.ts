import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../calendar/business-time.js';
import { ChangeClients } from '../clients/application/change-clients.js';
import { ChangeHouseholds } from '../clients/application/change-households.js';
import type { HouseholdMember } from '../clients/domain/household.js';
import { SAMPLE, sampleClients } from './sample-clients.js';
import { SamplePolicies } from './sample-policies.js';

/** Adds sample clients with their policies and a household. */
@Injectable()
export class AddSampleClients {
  constructor(
    private readonly clients: ChangeClients,
    private readonly households: ChangeHouseholds,
    private readonly policies: SamplePolicies,
    private readonly time: BusinessTime,
  ) {}

  /** Returns their ids by their e-mail addresses. */
  async execute(): Promise<ReadonlyMap<string | null, string>> {
    const members: HouseholdMember[] = [];
    const ids = new Map<string | null, string>();
    for (const { client, role, policies } of sampleClients(this.time.today())) {
      const { id, email } = await this.clients.add(client);
      ids.set(email, id);
      if (role) members.push({ clientId: id, role });
      for (const policy of policies) await this.policies.add(id, policy, SAMPLE);
    }
    await this.households.add({ name: 'Reyes', members });
    return ids;
  }
}

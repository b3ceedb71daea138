import { Injectable } from '@nestjs/common';
import { ImportedClients } from '../../clients/imported-clients.js';
import { ImportedLeads } from '../../leads/imported-leads.js';
import { ImportedSubscribers } from '../../leads/imported-subscribers.js';
import { ImportedPolicies } from '../../policies/imported-policies.js';
import type { ImportKind } from '../domain/import-fields.js';
import type { ImportTarget } from '../../platform/import-target.js';

/** What each kind of import writes to. */
@Injectable()
export class ImportTargets {
  private readonly targets: Readonly<Record<string, ImportTarget>>;

  constructor(
    leads: ImportedLeads,
    clients: ImportedClients,
    policies: ImportedPolicies,
    subscribers: ImportedSubscribers,
  ) {
    this.targets = { leads, clients, policies, subscribers };
  }

  of(kind: ImportKind): ImportTarget {
    return this.targets[kind]!;
  }
}

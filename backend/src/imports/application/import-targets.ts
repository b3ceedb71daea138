import { Injectable } from '@nestjs/common';
import { ImportedClients } from '../../clients/imported-clients.js';
import { ImportedLeads } from '../../leads/imported-leads.js';
import type { ImportKind } from '../domain/import-fields.js';
import type { ImportTarget } from './ports.js';

/** What each kind of import writes to. */
@Injectable()
export class ImportTargets {
  private readonly targets: Readonly<Record<string, ImportTarget>>;

  constructor(leads: ImportedLeads, clients: ImportedClients) {
    this.targets = { leads, clients };
  }

  of(kind: ImportKind): ImportTarget {
    return this.targets[kind]!;
  }
}

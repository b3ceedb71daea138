import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChangeClients } from './application/change-clients.js';
import { ChangeHouseholds } from './application/change-households.js';
import { ClientLinks } from './application/client-links.js';
import { ClientUnits } from './application/client-units.js';
import { DeleteClient } from './application/delete-client.js';
import { LeadLinks } from './application/lead-links.js';
import { LinkLead } from './application/link-lead.js';
import { MergeClients } from './application/merge-clients.js';
import { MergedRecords } from './application/merged-records.js';
import {
  ClientHolds,
  ClientRemoval,
  ClientRepository,
  HouseholdRepository,
  LinkedRecords,
  MergeRepository,
} from './application/ports.js';
import { ShowNumbers } from './application/show-numbers.js';
import { SealedNumbers } from '../platform/sealed-numbers.js';
import { RemoveClients } from './application/remove-clients.js';
import { ClientRecords } from './client-records.js';
import { ClientReferences } from './client-references.js';
import { TimelineSources } from './client-timeline.js';
import { ClientTimelineSource } from './application/client-timeline-source.js';
import { ReadTimeline } from './application/read-timeline.js';
import { LeadTimelines } from '../leads/lead-timelines.js';
import { registration } from '../platform/start.js';
import { SqlClientQueries } from './store/sql-client-queries.js';
import { SqlClientRecords } from './store/sql-client-records.js';
import { ClientQueries } from './client-queries.js';
import { ImportedClients } from './store/imported-clients.js';
import { ImportedOwners } from './imported-owners.js';
import { HouseholdQueries } from './store/household-queries.js';
import { ClientNumbersController } from './http/client-numbers.controller.js';
import { ClientTagsController } from './http/client-tags.controller.js';
import { ClientOfLeadController } from './http/client-of-lead.controller.js';
import { ClientsController } from './http/clients.controller.js';
import { HouseholdsController } from './http/households.controller.js';
import { KeyClientsController } from './http/key-clients.controller.js';
import { MergesController } from './http/merges.controller.js';
import { SqlClientHolds } from './store/sql-client-holds.js';
import { SqlClients } from './store/sql-clients.js';
import { SqlHouseholds } from './store/sql-households.js';
import { SqlLinkedRecords } from './store/sql-linked-records.js';
import { SqlImportedOwners } from './store/sql-imported-owners.js';
import { SqlMerges } from './store/sql-merges.js';
import { importTarget } from '../platform/import-targets.js';
import { personalPart } from '../platform/http/personal-words.js';
import { CLIENT_WORDS } from './http/personal-client.view.js';
import { SqlPersonalClients } from './store/sql-personal-clients.js';

@Module({
  imports: [LeadsModule, UsersModule],
  controllers: [
    ClientsController,
    MergesController,
    ClientNumbersController,
    ClientTagsController,
    HouseholdsController,
    ClientOfLeadController,
    KeyClientsController,
  ],
  providers: [
    ChangeClients,
    ShowNumbers,
    SealedNumbers,
    DeleteClient,
    LinkLead,
    MergeClients,
    ChangeHouseholds,
    ClientUnits,
    ClientLinks,
    LeadLinks,
    MergedRecords,
    { provide: ClientRepository, useClass: SqlClients },
    { provide: MergeRepository, useClass: SqlMerges },
    { provide: HouseholdRepository, useClass: SqlHouseholds },
    { provide: LinkedRecords, useClass: SqlLinkedRecords },
    { provide: ClientHolds, useClass: SqlClientHolds },
    { provide: ClientRemoval, useClass: RemoveClients },
    ClientReferences,
    TimelineSources,
    ReadTimeline,
    ClientTimelineSource,
    registration([TimelineSources, ClientTimelineSource, LeadTimelines], (sources, clients, leads) => {
      sources.add(clients);
      sources.add(leads);
    }),
    { provide: ClientQueries, useClass: SqlClientQueries },
    { provide: ClientRecords, useClass: SqlClientRecords },
    HouseholdQueries,
    ...personalPart(SqlPersonalClients, CLIENT_WORDS),
    ...importTarget('clients', ImportedClients),
    { provide: ImportedOwners, useClass: SqlImportedOwners },
  ],
  exports: [
    ChangeClients,
    LinkLead,
    ChangeHouseholds,
    ClientReferences,
    TimelineSources,
    ClientQueries,
    ClientRecords,
    ImportedOwners,
  ],
})
export class ClientsModule {}

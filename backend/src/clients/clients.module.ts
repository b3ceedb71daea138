import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { UsersModule } from '../users/users.module.js';
import { AddClient } from './application/add-client.js';
import { AddClientNote } from './application/add-client-note.js';
import { ChangeClient } from './application/change-client.js';
import { ClientLinks } from './application/client-links.js';
import { DeleteClient } from './application/delete-client.js';
import { KeepHouseholds } from './application/keep-households.js';
import { LinkLead } from './application/link-lead.js';
import { MergeClients } from './application/merge-clients.js';
import { ClientRecords } from './client-records.js';
import { ClientReferences } from './client-references.js';
import { SqlClientQueries } from './store/sql-client-queries.js';
import { SqlClientRecords } from './store/sql-client-records.js';
import { ClientQueries } from './client-queries.js';
import { ImportedClients } from './store/imported-clients.js';
import { ImportedOwners } from './imported-owners.js';
import { HouseholdQueries } from './store/household-queries.js';
import { ClientOfLeadController } from './http/client-of-lead.controller.js';
import { ClientsController } from './http/clients.controller.js';
import { HouseholdsController } from './http/households.controller.js';
import { KeyClientsController } from './http/key-clients.controller.js';
import { MergesController } from './http/merges.controller.js';
import { SqlClients } from './store/sql-clients.js';
import { SqlHouseholds } from './store/sql-households.js';
import { SqlMerges } from './store/sql-merges.js';
import { importTarget } from '../platform/import-targets.js';
import { personalPart } from '../platform/http/personal-words.js';
import { CLIENT_WORDS } from './http/personal-client.view.js';
import { SqlPersonalClients } from './store/sql-personal-clients.js';
import { PersonalClients } from './personal-clients.js';

@Module({
  imports: [LeadsModule, UsersModule],
  controllers: [
    ClientsController,
    MergesController,
    HouseholdsController,
    ClientOfLeadController,
    KeyClientsController,
  ],
  providers: [
    AddClient,
    AddClientNote,
    ChangeClient,
    DeleteClient,
    LinkLead,
    MergeClients,
    KeepHouseholds,
    ClientLinks,
    SqlClients,
    SqlMerges,
    SqlHouseholds,
    ClientReferences,
    { provide: ClientQueries, useClass: SqlClientQueries },
    { provide: ClientRecords, useClass: SqlClientRecords },
    HouseholdQueries,
    ...personalPart(SqlPersonalClients, CLIENT_WORDS),
    { provide: PersonalClients, useExisting: SqlPersonalClients },
    ...importTarget('clients', ImportedClients),
    ImportedOwners,
  ],
  exports: [
    AddClient,
    LinkLead,
    KeepHouseholds,
    ClientReferences,
    ClientQueries,
    ClientRecords,
    PersonalClients,
    ImportedOwners,
  ],
})
export class ClientsModule {}

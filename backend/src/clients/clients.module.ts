import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { UsersModule } from '../users/users.module.js';
import { AddClient } from './application/add-client.js';
import { ChangeClient } from './application/change-client.js';
import { ClientLinks } from './application/client-links.js';
import { DeleteClient } from './application/delete-client.js';
import { LinkLead } from './application/link-lead.js';
import { ClientTies } from './client-ties.js';
import { ClientQueries } from './client-queries.js';
import { ClientOfLeadController } from './infrastructure/client-of-lead.controller.js';
import { ClientsController } from './infrastructure/clients.controller.js';
import { SqlClients } from './infrastructure/sql-clients.js';
import { PersonalClients } from './personal-clients.js';

@Module({
  imports: [LeadsModule, UsersModule],
  controllers: [ClientsController, ClientOfLeadController],
  providers: [
    AddClient,
    ChangeClient,
    DeleteClient,
    LinkLead,
    ClientLinks,
    SqlClients,
    ClientTies,
    ClientQueries,
    PersonalClients,
  ],
  exports: [AddClient, LinkLead, ClientTies, ClientQueries, PersonalClients],
})
export class ClientsModule {}

import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AddClient } from './application/add-client.js';
import { ChangeClient } from './application/change-client.js';
import { ClientLinks } from './application/client-links.js';
import { DeleteClient } from './application/delete-client.js';
import { ClientQueries } from './client-queries.js';
import { ClientsController } from './infrastructure/clients.controller.js';
import { SqlClients } from './infrastructure/sql-clients.js';
import { PersonalClients } from './personal-clients.js';

@Module({
  imports: [UsersModule],
  controllers: [ClientsController],
  providers: [AddClient, ChangeClient, DeleteClient, ClientLinks, SqlClients, ClientQueries, PersonalClients],
  exports: [ClientQueries, PersonalClients],
})
export class ClientsModule {}

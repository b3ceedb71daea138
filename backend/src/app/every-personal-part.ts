import { NestFactory } from '@nestjs/core';
import { BusinessTime } from '../calendar/business-time.js';
import { ClientRemoval, ClientRepository, HouseholdRepository } from '../clients/application/ports.js';
import { RemoveClients } from '../clients/application/remove-clients.js';
import { ClientQueries } from '../clients/client-queries.js';
import { ClientRecords } from '../clients/client-records.js';
import { SqlClientQueries } from '../clients/store/sql-client-queries.js';
import { SqlClientRecords } from '../clients/store/sql-client-records.js';
import { SqlClients } from '../clients/store/sql-clients.js';
import { SqlHouseholds } from '../clients/store/sql-households.js';
import { LeadClients } from '../leads/lead-clients.js';
import { LeadTasks } from '../leads/lead-tasks.js';
import { SqlLeadClients } from '../leads/store/sql-lead-clients.js';
import { SqlLeadTasks } from '../leads/store/sql-lead-tasks.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { Config } from '../platform/config.js';
import { SealedNumbers } from '../platform/sealed-numbers.js';
import { SealedTexts } from '../platform/sealed-text.js';
import { Database } from '../platform/database/database.js';
import { declaredParts } from '../platform/http/personal-words.js';
import { PersonalData } from '../platform/personal-data.js';
import { PolicyQueries } from '../policies/policy-queries.js';
import { SqlPolicyQueries } from '../policies/store/sql-policy-queries.js';
// its modules declare the parts
import './app.module.js';
import { everyMailKind } from './every-mail-kind.js';

/** What parts need besides the database and the time. */
const NEEDED = [
  PersonalData,
  SealedTexts,
  SealedNumbers,
  { provide: LeadClients, useClass: SqlLeadClients },
  { provide: LeadTasks, useClass: SqlLeadTasks },
  { provide: ClientRecords, useClass: SqlClientRecords },
  { provide: ClientRepository, useClass: SqlClients },
  { provide: HouseholdRepository, useClass: SqlHouseholds },
  { provide: ClientRemoval, useClass: RemoveClients },
  { provide: ClientQueries, useClass: SqlClientQueries },
  { provide: PolicyQueries, useClass: SqlPolicyQueries },
  { provide: MailKinds, useFactory: everyMailKind },
];

/** Every part that holds something of people, for a command beside the server. */
export async function everyPersonalPart(
  database: Database,
  time: BusinessTime,
  config: Config,
): Promise<PersonalData> {
  const providers = [
    { provide: Database, useValue: database },
    { provide: BusinessTime, useValue: time },
    { provide: Config, useValue: config },
    ...NEEDED,
    ...declaredParts(),
  ];
  const quietly = { logger: false, abortOnError: false } as const;
  const parts = await NestFactory.createApplicationContext({ module: class Parts {}, providers }, quietly);
  return parts.get(PersonalData);
}

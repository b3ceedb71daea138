import type { BusinessTime } from '../calendar/business-time.js';
import { RemoveClients } from '../clients/application/remove-clients.js';
import { SqlClientQueries } from '../clients/store/sql-client-queries.js';
import { SqlClientRecords } from '../clients/store/sql-client-records.js';
import { SqlClients } from '../clients/store/sql-clients.js';
import { SqlHouseholds } from '../clients/store/sql-households.js';
import { SqlPersonalClients } from '../clients/store/sql-personal-clients.js';
import { SqlPersonalRows } from '../imports/store/sql-personal-rows.js';
import { SqlLeadClients } from '../leads/store/sql-lead-clients.js';
import { SqlLeadTasks } from '../leads/store/sql-lead-tasks.js';
import { SqlPersonalLeads } from '../leads/store/sql-personal-leads.js';
import { SqlPersonalMails } from '../mail/store/sql-personal-mails.js';
import { SqlPersonalSubscriptions } from '../newsletter/store/sql-personal-subscriptions.js';
import type { Database } from '../platform/database/database.js';
import { PersonalData } from '../platform/personal-data.js';
import { SqlPolicyQueries } from '../policies/store/sql-policy-queries.js';
import { SqlPersonalPolicies } from '../policies/store/sql-personal-policies.js';
import { SqlPersonalSubmissions } from '../screening/store/sql-personal-submissions.js';
import { SqlPersonalTasks } from '../tasks/store/sql-personal-tasks.js';
import { SqlPersonalDeliveries } from '../webhooks/store/sql-personal-deliveries.js';
import { everyMailKind } from './every-mail-kind.js';

/** Every part that holds something of people, without words, for a command beside the server. */
export function everyPersonalPart(database: Database, time: BusinessTime): PersonalData {
  const data = new PersonalData();
  const leads = new SqlLeadClients(database);
  const clients = new SqlClientRecords(leads);
  const removal = new RemoveClients(new SqlClients(database), new SqlHouseholds(database), leads);
  const queries = new SqlPolicyQueries(database, time, new SqlClientQueries(database));
  data.add(new SqlPersonalLeads(database, time));
  data.add(new SqlPersonalClients(database, leads, clients, removal));
  data.add(new SqlPersonalPolicies(database, queries, clients));
  data.add(new SqlPersonalMails(database, everyMailKind()));
  data.add(new SqlPersonalSubscriptions(database));
  data.add(new SqlPersonalTasks(database, new SqlLeadTasks(database), clients));
  data.add(new SqlPersonalSubmissions(database));
  data.add(new SqlPersonalRows(database, data));
  data.add(new SqlPersonalDeliveries());
  return data;
}

import { SqlLeadClients } from '../../leads/store/sql-lead-clients.js';
import type { Database } from '../../platform/database/database.js';
import { RecordingEvents } from '../../webhooks/testing/recording-events.js';
import { ClientReferences } from '../client-references.js';
import { HouseholdQueries } from '../store/household-queries.js';
import { SqlClientQueries } from '../store/sql-client-queries.js';
import { SqlClientRecords } from '../store/sql-client-records.js';
import { SqlClients } from '../store/sql-clients.js';
import { SqlHouseholds } from '../store/sql-households.js';
import { SqlMerges } from '../store/sql-merges.js';
import { SqlPersonalClients } from '../store/sql-personal-clients.js';

/** Clients over the tables of a database. */
export function clientsOn(database: Database) {
  const leads = new SqlLeadClients(database);
  const references = new ClientReferences();
  const records = new SqlClientRecords(leads);
  return {
    leads,
    references,
    records,
    queries: new SqlClientQueries(database),
    householdQueries: new HouseholdQueries(database),
    personal: new SqlPersonalClients(database, leads, records),
    clients: new SqlClients(database, leads, references, new RecordingEvents()),
    merges: new SqlMerges(database, leads, references, new RecordingEvents()),
    households: new SqlHouseholds(database),
  };
}

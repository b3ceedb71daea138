import { BusinessTime } from '../../calendar/business-time.js';
import type { LeadRef } from '../../leads/lead-clients.js';
import { SqlLeadClients } from '../../leads/store/sql-lead-clients.js';
import type { Database } from '../../platform/database/database.js';
import { aConfig } from '../../platform/testing/config.js';
import { SealedNumbers } from '../../platform/sealed-numbers.js';
import { SealedTexts } from '../../platform/sealed-text.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { InMemoryActiveUsers } from '../../users/testing/in-memory-active-users.js';
import { RecordingEvents } from '../../webhooks/testing/recording-events.js';
import { ChangeClients } from '../application/change-clients.js';
import { ChangeHouseholds } from '../application/change-households.js';
import { ClientLinks } from '../application/client-links.js';
import { ClientUnits } from '../application/client-units.js';
import { DeleteClient } from '../application/delete-client.js';
import { LeadLinks } from '../application/lead-links.js';
import { LinkLead } from '../application/link-lead.js';
import { MergeClients } from '../application/merge-clients.js';
import { MergedRecords } from '../application/merged-records.js';
import { RemoveClients } from '../application/remove-clients.js';
import { ClientReferences } from '../client-references.js';
import type { Client, ClientDetails } from '../domain/client.js';
import type { KeptFields } from '../domain/merge.js';
import { HouseholdQueries } from '../store/household-queries.js';
import { SqlClientHolds } from '../store/sql-client-holds.js';
import { SqlClientQueries } from '../store/sql-client-queries.js';
import { SqlClientRecords } from '../store/sql-client-records.js';
import { SqlClients } from '../store/sql-clients.js';
import { SqlHouseholds } from '../store/sql-households.js';
import { SqlLinkedRecords } from '../store/sql-linked-records.js';
import { SqlMerges } from '../store/sql-merges.js';
import { SqlPersonalClients } from '../store/sql-personal-clients.js';

const ANA = { id: 'ana', name: 'Ana Cruz' };

/** The use cases of clients over the tables of a database, at that time. */
export function clientsOn(database: Database, now = '2026-11-21T02:00:00.000Z') {
  const time = new BusinessTime(new FixedClock(now), aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const leads = new SqlLeadClients(database);
  const references = new ClientReferences();
  const records = new SqlClientRecords(leads);
  const queries = new SqlClientQueries(database);
  const clients = new SqlClients(database);
  const households = new SqlHouseholds(database);
  const holds = new SqlClientHolds();
  const removal = new RemoveClients(clients, households, leads);
  const units = new ClientUnits(database, clients, new RecordingEvents(), new RecordingLiveUpdates());
  const numbers = new SealedNumbers(new SealedTexts(aConfig()));
  const links = new ClientLinks(queries, new InMemoryActiveUsers(), holds);
  const changes = new ChangeClients(units, clients, links, numbers, time);
  const deletion = new DeleteClient(units, records, references, removal);
  const linking = new LinkLead(units, clients, new LeadLinks(leads, records), time);
  const linked = new SqlLinkedRecords(leads, references);
  const merged = new MergedRecords(clients, households, linked, holds);
  const merges = new MergeClients(units, new SqlMerges(database), merged, time);
  return {
    leads,
    references,
    records,
    queries,
    householdQueries: new HouseholdQueries(database),
    personal: new SqlPersonalClients(database, leads, records, removal, numbers),
    households: new ChangeHouseholds(units, households, time),
    add: (client: Client) => database.run((unit) => clients.add(unit, client)),
    change: (id: string, change: Partial<ClientDetails>) => changes.change(id, change, null),
    remove: (id: string) => deletion.execute(id),
    link: (ref: LeadRef, clientId: string | null) => linking.execute(ref, clientId, ANA),
    unlink: (ref: LeadRef) => linking.end(ref, ANA),
    merge: (id: string, otherId: string, keep: KeptFields = {}) => merges.execute(id, otherId, keep, ANA),
    undo: (mergeId: string) => merges.undo(mergeId, ANA),
  };
}

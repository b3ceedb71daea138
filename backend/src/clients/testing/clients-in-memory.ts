import { BusinessTime } from '../../calendar/business-time.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { portWith } from '../../platform/testing/port-with.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { InMemoryActiveUsers } from '../../users/testing/in-memory-active-users.js';
import { RecordingEvents } from '../../webhooks/testing/recording-events.js';
import { ClientUnits } from '../application/client-units.js';
import type { ClientQueries } from '../client-queries.js';
import type { ClientRecords } from '../client-records.js';
import { assertShown, type Client } from '../domain/client.js';
import { aClient } from './builders.js';
import {
  InMemoryClients,
  InMemoryHolds,
  InMemoryHouseholds,
  InMemoryLeadClients,
  InMemoryLinks,
  InMemoryMerges,
} from './in-memory-clients.js';

export const NOW = '2026-11-21T02:00:00.000Z';
export const ANA = { id: 'ana', name: 'Ana Cruz' };

/** The ports of the use cases of clients, in memory. */
export function clientsInMemory() {
  const clients = new InMemoryClients();
  const events = new RecordingEvents();
  const live = new RecordingLiveUpdates();
  /** The ids of clients under a legal hold. */
  const held = new Set<string>();
  const find = (id: string) => {
    const stored = clients.all.get(id);
    if (stored) assertShown(stored);
    return stored?.client ?? null;
  };
  const queries = portWith<ClientQueries>({
    find: (id) => Promise.resolve(find(id)),
    get: async (id) => {
      const client = await Promise.resolve(find(id));
      if (!client) throw new NotFound('client.unknown');
      return client;
    },
  });
  const records = portWith<ClientRecords>({
    assertNotHeld: (_, id) =>
      held.has(id) ? Promise.reject(new Conflict('hold.keeps-data')) : Promise.resolve(),
  });
  const add = (changes: Partial<Client> = {}, mergedInto: string | null = null): string => {
    const client = aClient(changes);
    clients.all.set(client.id, { client, mergedInto, former: '' });
    return client.id;
  };
  return {
    clients,
    events,
    live,
    held,
    queries,
    records,
    add,
    clientOf: (id: string) => clients.all.get(id)?.client,
    households: new InMemoryHouseholds(clients),
    leads: new InMemoryLeadClients(),
    links: new InMemoryLinks(),
    merges: new InMemoryMerges(),
    holds: new InMemoryHolds(),
    users: new InMemoryActiveUsers({ ...ANA, role: 'admin_assistant' }),
    units: new ClientUnits(new PassingUnitOfWork(), clients, events, live),
    time: new BusinessTime(new FixedClock(NOW), aConfig({ TIME_ZONE: 'Asia/Manila' })),
  };
}

import type { ClientsProvider } from '../admin/providers/clientsProvider';
import type { Client, ClientActivity, ClientChange, Lead } from '../shared/api-types';

/** A client; set only the fields that matter to the test. */
export function aClient(changes: Partial<Client> = {}): Client {
  return {
    id: 'client-1',
    ...{ firstName: 'Liza', lastName: 'Reyes', email: 'liza@example.org', phone: '+63 917 000 0101' },
    ...{ dateOfBirth: '1988-04-12', address: null, channel: null, ownerId: null, notes: null },
    ...{ referredBy: null, tags: [], householdId: null, householdRole: null },
    createdAt: '2026-11-21T01:00:00.000Z',
    updatedAt: '2026-11-21T01:00:00.000Z',
    ...changes,
  };
}

export interface ClientsData {
  clients: Client[];
  clientActivity: ClientActivity[];
}

/** The clients' part of the fake provider. */
export function fakeClients({
  data,
  change,
}: {
  data: ClientsData & { leads: Lead[] };
  change: <T>(name: string, act: () => T) => Promise<T>;
}): ClientsProvider {
  const add = (fields: ClientChange) => {
    const added = aClient({ id: `client-new-${data.clients.length}`, ...(fields as Partial<Client>) });
    data.clients.push(added);
    return added;
  };
  return {
    client: async (id) => data.clients.find((client) => client.id === id) ?? null,
    clientActivity: async () => data.clientActivity,
    clientLeads: async (clientId) => data.leads.filter((lead) => lead.clientId === clientId),
    addClient: (fields) => change('addClient', () => add(fields)),
    changeClient: (id, { ifUpdatedAt: _, ...fields }) =>
      change(`changeClient ${JSON.stringify(fields)}`, () => {
        const known = data.clients.find((client) => client.id === id)!;
        const changed = { ...known, ...(fields as Partial<Client>), updatedAt: '2026-11-22T01:00:00.000Z' };
        data.clients = data.clients.map((client) => (client.id === id ? changed : client));
        return changed;
      }),
    deleteClient: (id) =>
      change('deleteClient', () => void (data.clients = data.clients.filter((client) => client.id !== id))),
    clientOfLead: ({ leadId }) =>
      change('clientOfLead', () => {
        const lead = data.leads.find(({ id }) => id === leadId)!;
        const known = data.clients.find(({ id }) => id === lead.clientId);
        const client = known ?? add({ firstName: lead.firstName, lastName: lead.lastName });
        data.leads = data.leads.map((one) => (one.id === leadId ? { ...one, clientId: client.id } : one));
        return client;
      }),
  };
}

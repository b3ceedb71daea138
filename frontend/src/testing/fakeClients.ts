import type { ClientsProvider } from '../admin/ground/api/clientsProvider';
import type {
  Client,
  ClientChange,
  Duplicate,
  DuplicatePair,
  Household,
  Lead,
  MergeOfClient,
  Policy,
  TimelineEntry,
  Unmerged,
} from '../shared/api-types';
import type { FakeTools } from './fakeTools';

/** Whether a phone number ends with the digits of another spelling. */
export const endsWithDigits = (phone: string, query: string) =>
  /\d{7}/.test(query.replace(/\D/g, '')) &&
  phone.replace(/\D/g, '').endsWith(query.replace(/\D/g, '').replace(/^0/, ''));

/** A client; set only the fields that matter to the test. */
export function aClient(changes: Partial<Client> = {}): Client {
  return {
    id: 'client-1',
    firstName: 'Liza',
    middleName: null,
    lastName: 'Reyes',
    suffix: null,
    email: 'liza@example.org',
    phone: '+63 917 000 0101',
    secondPhone: null,
    secondEmail: null,
    viber: null,
    whatsapp: null,
    messenger: null,
    dateOfBirth: '1988-04-12',
    civilStatus: null,
    occupation: null,
    dependents: null,
    tin: null,
    sssNumber: null,
    gsisNumber: null,
    address: null,
    channel: null,
    ownerId: null,
    notes: null,
    referredBy: null,
    tags: [],
    householdId: null,
    householdRole: null,
    policiesInForce: 0,
    nextPremiumDue: null,
    createdAt: '2026-11-21T01:00:00.000Z',
    updatedAt: '2026-11-21T01:00:00.000Z',
    ...changes,
  };
}

export interface ClientsData {
  clients: Client[];
  timeline: TimelineEntry[];
  households: Household[];
  duplicates: Duplicate[];
  duplicatePairs: DuplicatePair[];
  /** Why a client cannot be deleted. */
  deletionRefusal: string | null;
  merges: MergeOfClient[];
  /** Numbers from before merges, by the ids of the clients. */
  formerPhones: Readonly<Record<string, string>>;
  /** The answer to a merge that is taken back, besides the clients. */
  stayed: Unmerged['stayed'];
}

export const noClients = (): ClientsData => ({
  clients: [],
  households: [],
  duplicates: [],
  duplicatePairs: [],
  deletionRefusal: null,
  merges: [],
  stayed: [],
  timeline: [],
  formerPhones: {},
});

/** The clients' part of the fake provider. */
export function fakeClients({
  data,
  change,
}: FakeTools<ClientsData & { leads: Lead[]; policies: Policy[] }>): ClientsProvider {
  const add = (fields: ClientChange) => {
    const added = aClient({ id: `client-new-${data.clients.length}`, ...(fields as Partial<Client>) });
    data.clients.push(added);
    return added;
  };
  const find = (id: string) => data.clients.find((client) => client.id === id)!;
  return {
    timeline: async () => data.timeline,
    addClientNote: (_, note) =>
      change('addClientNote', () => {
        const entry: TimelineEntry = {
          id: `note-${data.timeline.length}`,
          kind: 'note',
          actionType: 'note_added',
          actionDetails: note,
          performedByName: 'Ana Santos',
          createdAt: '2026-11-24T03:00:00.000Z',
        };
        data.timeline = [entry, ...data.timeline];
      }),
    clientNumbers: (id) =>
      change(`clientNumbers ${id}`, () => ({
        tin: '123456789',
        sssNumber: null,
        gsisNumber: null,
        areReadable: true,
      })),
    clientOfLead: ({ leadId }, clientId) =>
      change(clientId ? `clientOfLead ${clientId}` : 'clientOfLead', () => {
        const lead = data.leads.find(({ id }) => id === leadId)!;
        const known = data.clients.find(({ id }) => id === (clientId ?? lead.clientId));
        const client = known ?? add({ firstName: lead.firstName, lastName: lead.lastName });
        data.leads = data.leads.map((one) => (one.id === leadId ? { ...one, clientId: client.id } : one));
        return client;
      }),
    unlinkLead: ({ leadId }) =>
      change('unlinkLead', () => {
        data.leads = data.leads.map((one) => (one.id === leadId ? { ...one, clientId: null } : one));
      }),
    clientDeletion: async () => ({ refusal: data.deletionRefusal }),
    clientTags: async () => [...new Set(data.clients.flatMap(({ tags }) => tags))].sort(),
    duplicatePairs: async () => data.duplicatePairs,
    duplicates: async () => data.duplicates,
    merges: async () => data.merges,
    mergeClients: (id, { otherId, keep }) =>
      change(`mergeClients ${id} ${otherId} ${JSON.stringify(keep)}`, () => ({
        mergeId: 'merge-1',
        client: find(id),
      })),
    undoMerge: (mergeId) =>
      change(`undoMerge ${mergeId}`, () => {
        data.merges = data.merges.filter(({ id }) => id !== mergeId);
        return { client: data.clients[0]!, other: data.clients[0]!, stayed: data.stayed };
      }),
  };
}

/** The clients as members of their households. */
export function placeInHouseholds(data: ClientsData): void {
  data.clients = data.clients.map((client) => {
    const places = data.households.flatMap(({ id, members }) =>
      members.filter(({ clientId }) => clientId === client.id).map(({ role }) => ({ id, role })),
    );
    return { ...client, householdId: places[0]?.id ?? null, householdRole: places[0]?.role ?? null };
  });
}

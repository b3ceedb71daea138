import type { DataProvider } from 'react-admin';
import { ApiError, call } from '@/shared/api-client';
import type {
  Client,
  ClientActivity,
  ClientChange,
  Duplicate,
  Household,
  HouseholdMember,
  Lead,
  LeadRef,
  MergeOfClient,
  MergeRequest,
  Policy,
  Unmerged,
} from '@/shared/api-types';

const CLIENTS = '/api/admin/clients';
const HOUSEHOLDS = '/api/admin/households';
/** More leads or policies of one client are not shown. */
const MOST_ROWS = 50;
/** Of a search beside which one of them is chosen. */
const MOST_FOUND = 6;

type HouseholdDetails = { readonly name: string; readonly members: readonly HouseholdMember[] };

/** The clients over the REST API. */
export const clientsProvider = (base: DataProvider) => {
  const list = async <T extends { id: string }>(
    resource: string,
    filter: object,
    sort: { field: string; order: 'ASC' | 'DESC' },
    perPage = MOST_ROWS,
  ): Promise<readonly T[]> =>
    (await base.getList<T>(resource, { filter, sort, pagination: { page: 1, perPage } })).data;
  const byName = { field: 'lastName', order: 'ASC' } as const;
  const newest = { field: 'createdAt', order: 'DESC' } as const;
  const policies = (filter: object) => list<Policy>('policies', filter, { field: 'startsOn', order: 'DESC' });
  return {
    /** Of a client who was merged into another, that one; null if there is no such client. */
    client: (id: string): Promise<Client | null> =>
      call<Client>(`${CLIENTS}/${id}`).catch((error: unknown) => {
        const { mergedInto } = orNone(error) as { mergedInto?: string };
        return mergedInto === undefined ? null : call<Client>(`${CLIENTS}/${mergedInto}`);
      }),
    /** The timeline, newest first. */
    clientActivity: (id: string): Promise<ClientActivity[]> => call(`${CLIENTS}/${id}/activity`),
    addClientNote: (id: string, note: string): Promise<void> =>
      call(`${CLIENTS}/${id}/notes`, { method: 'POST', body: { note } }),
    /** Some clients whom a search finds. */
    findClients: (q: string) => list<Client>('clients', { q }, byName, MOST_FOUND),
    /** The leads of a client, newest first. */
    clientLeads: (clientId: string) => list<Lead>('leads', { clientId }, newest),
    addClient: (body: ClientChange): Promise<Client> => call(CLIENTS, { method: 'POST', body }),
    /** Rejects with a 409 when the client was changed since `ifUpdatedAt`. */
    changeClient: (id: string, body: ClientChange & { ifUpdatedAt: string }): Promise<Client> =>
      call(`${CLIENTS}/${id}`, { method: 'PATCH', body }),
    deleteClient: (id: string): Promise<void> => call(`${CLIENTS}/${id}`, { method: 'DELETE' }),
    /** Links a lead to that client; without one to the client that it has, or to a new one made of it. */
    clientOfLead: ({ leadType, leadId }: LeadRef, clientId?: string): Promise<Client> =>
      call(`/api/admin/leads/${leadType}/${leadId}/client`, {
        method: 'POST',
        body: { ...(clientId && { clientId }) },
      }),
    unlinkLead: ({ leadType, leadId }: LeadRef): Promise<void> =>
      call(`/api/admin/leads/${leadType}/${leadId}/client`, { method: 'DELETE' }),
    /** Who may be the same person. */
    duplicates: (id: string): Promise<readonly Duplicate[]> => call(`${CLIENTS}/${id}/duplicates`),
    /** The merges into a client that were not taken back, newest first. */
    merges: (id: string): Promise<readonly MergeOfClient[]> => call(`${CLIENTS}/${id}/merges`),
    mergeClients: (id: string, body: MergeRequest): Promise<{ client: Client }> =>
      call(`${CLIENTS}/${id}/merge`, { method: 'POST', body }),
    undoMerge: (mergeId: string): Promise<Unmerged> =>
      call(`/api/admin/merges/${mergeId}/undo`, { method: 'POST' }),
    /** Null if there is no such household. */
    household: (id: string): Promise<Household | null> =>
      call<Household>(`${HOUSEHOLDS}/${id}`).catch((error: unknown) => {
        orNone(error);
        return null;
      }),
    householdClients: (householdId: string) => list<Client>('clients', { householdId }, byName),
    householdPolicies: (householdId: string) => policies({ householdId }),
    addHousehold: (body: HouseholdDetails): Promise<Household> => call(HOUSEHOLDS, { method: 'POST', body }),
    /** Rejects with a 409 when the household was changed since `ifUpdatedAt`. */
    changeHousehold: (id: string, body: HouseholdDetails & { ifUpdatedAt: string }): Promise<Household> =>
      call(`${HOUSEHOLDS}/${id}`, { method: 'PATCH', body }),
    dissolveHousehold: (id: string): Promise<void> => call(`${HOUSEHOLDS}/${id}`, { method: 'DELETE' }),
  };
};

/** The body of a 404; any other error is thrown on. */
function orNone(error: unknown): object {
  if (error instanceof ApiError && error.status === 404) return error.body ?? {};
  throw error;
}

export type ClientsProvider = ReturnType<typeof clientsProvider>;

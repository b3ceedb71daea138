import type { DataProvider } from 'react-admin';
import type { ApiError } from '@/shared/api-client';
import type {
  Client,
  ClientChange,
  NewClient,
  HouseholdMember,
  Lead,
  LeadRef,
  MergeRequest,
  Policy,
} from '@/shared/api-types';
import { api, orNull } from './api';

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
  const client = (id: string) => api.get('/api/admin/clients/{id}', { path: { id } });
  const policies = (filter: object) => list<Policy>('policies', filter, { field: 'startsOn', order: 'DESC' });
  return {
    /** Of a client who was merged into another, that one; null if there is no such client. */
    client: (id: string) =>
      orNull(
        client(id).catch((error: unknown) => {
          const { mergedInto } = (error as Partial<ApiError>).body ?? {};
          if (mergedInto === undefined) throw error;
          return client(mergedInto);
        }),
      ),
    /** The timeline, newest first. */
    clientActivity: (id: string) => api.get('/api/admin/clients/{id}/activity', { path: { id } }),
    addClientNote: (id: string, note: string) =>
      api.post('/api/admin/clients/{id}/notes', { path: { id }, body: { note } }),
    /** Some clients whom a search finds. */
    findClients: (q: string) => list<Client>('clients', { q }, byName, MOST_FOUND),
    /** The leads of a client, newest first. */
    clientLeads: (clientId: string) => list<Lead>('leads', { clientId }, newest),
    addClient: (body: ClientChange) => api.post('/api/admin/clients', { body: body as NewClient }),
    /** Rejects with a 409 when the client was changed since `ifUpdatedAt`. */
    changeClient: (id: string, body: ClientChange) =>
      api.patch('/api/admin/clients/{id}', { path: { id }, body }),
    deleteClient: (id: string) => api.delete('/api/admin/clients/{id}', { path: { id } }),
    /** Links a lead to that client; without one to the client that it has, or to a new one made of it. */
    clientOfLead: ({ leadType, leadId: id }: LeadRef, clientId?: string) =>
      api.post('/api/admin/leads/{leadType}/{id}/client', { path: { leadType, id }, body: { clientId } }),
    unlinkLead: ({ leadType, leadId: id }: LeadRef) =>
      api.delete('/api/admin/leads/{leadType}/{id}/client', { path: { leadType, id } }),
    /** Who may be the same person. */
    duplicates: (id: string) => api.get('/api/admin/clients/{id}/duplicates', { path: { id } }),
    /** The merges into a client that were not taken back, newest first. */
    merges: (id: string) => api.get('/api/admin/clients/{id}/merges', { path: { id } }),
    mergeClients: (id: string, body: MergeRequest) =>
      api.post('/api/admin/clients/{id}/merge', { path: { id }, body }),
    undoMerge: (id: string) => api.post('/api/admin/merges/{id}/undo', { path: { id } }),
    /** Null if there is no such household. */
    household: (id: string) => orNull(api.get('/api/admin/households/{id}', { path: { id } })),
    householdClients: (householdId: string) => list<Client>('clients', { householdId }, byName),
    householdPolicies: (householdId: string) => policies({ householdId }),
    addHousehold: (body: HouseholdDetails) => api.post('/api/admin/households', { body }),
    /** Rejects with a 409 when the household was changed since `ifUpdatedAt`. */
    changeHousehold: (id: string, body: HouseholdDetails & { ifUpdatedAt: string }) =>
      api.patch('/api/admin/households/{id}', { path: { id }, body }),
    dissolveHousehold: (id: string) => api.delete('/api/admin/households/{id}', { path: { id } }),
  };
};

export type ClientsProvider = ReturnType<typeof clientsProvider>;

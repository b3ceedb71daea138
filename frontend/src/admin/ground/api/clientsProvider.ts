import type { ApiError } from '@/shared/api-client';
import type { LeadRef, MergeRequest } from '@/shared/api-types';
import { api } from './api';

const client = (id: string) => api.get('/api/admin/clients/{id}', { path: { id } });

/** A client; of one who was merged into another, that one. */
export const clientOrSuccessor = (id: string) =>
  client(id).catch((error: unknown) => {
    const { mergedInto } = (error as Partial<ApiError>).body ?? {};
    if (mergedInto === undefined) throw error;
    return client(mergedInto);
  });

/** What is done with clients besides the acts of their resource. */
export const clientsProvider = {
  /** Everything that happened to the person, newest first. */
  timeline: (id: string) => api.get('/api/admin/clients/{id}/timeline', { path: { id } }),
  addClientNote: (id: string, note: string) =>
    api.post('/api/admin/clients/{id}/notes', { path: { id }, body: { note } }),
  /** The whole numbers of which the client has the last digits. */
  clientNumbers: (id: string) => api.post('/api/admin/clients/{id}/numbers', { path: { id } }),
  /** Links a lead to that client; without one to the client that it has, or to a new one made of it. */
  clientOfLead: ({ leadType, leadId: id }: LeadRef, clientId?: string) =>
    api.post('/api/admin/leads/{leadType}/{id}/client', { path: { leadType, id }, body: { clientId } }),
  unlinkLead: ({ leadType, leadId: id }: LeadRef) =>
    api.delete('/api/admin/leads/{leadType}/{id}/client', { path: { leadType, id } }),
  /** Why a client cannot be deleted; null for one who can. */
  clientDeletion: (id: string) => api.get('/api/admin/clients/{id}/deletion', { path: { id } }),
  /** The tags that clients have. */
  clientTags: () => api.get('/api/admin/client-tags'),
  /** Pairs of clients who may be one person. */
  duplicatePairs: () => api.get('/api/admin/client-duplicates'),
  /** Who may be the same person. */
  duplicates: (id: string) => api.get('/api/admin/clients/{id}/duplicates', { path: { id } }),
  /** The merges into a client that were not taken back, newest first. */
  merges: (id: string) => api.get('/api/admin/clients/{id}/merges', { path: { id } }),
  mergeClients: (id: string, body: MergeRequest) =>
    api.post('/api/admin/clients/{id}/merge', { path: { id }, body }),
  undoMerge: (id: string) => api.post('/api/admin/merges/{id}/undo', { path: { id } }),
};

export type ClientsProvider = typeof clientsProvider;

import type { DataProvider } from 'react-admin';
import { ApiError, call } from '../../shared/api-client';
import type { Client, ClientActivity, ClientChange, Lead, LeadRef } from '../../shared/api-types';

const CLIENTS = '/api/admin/clients';
/** More leads of one client are not shown. */
const MOST_LEADS = 50;

/** The clients over the REST API. */
export const clientsProvider = (base: DataProvider) => ({
  /** Null if there is no such client. */
  client: (id: string): Promise<Client | null> =>
    call<Client>(`${CLIENTS}/${id}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  /** The timeline, newest first. */
  clientActivity: (id: string): Promise<ClientActivity[]> => call(`${CLIENTS}/${id}/activity`),
  /** The leads of a client, newest first. */
  async clientLeads(clientId: string): Promise<readonly Lead[]> {
    const { data } = await base.getList<Lead>('leads', {
      filter: { clientId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: MOST_LEADS },
    });
    return data;
  },
  addClient: (body: ClientChange): Promise<Client> => call(CLIENTS, { method: 'POST', body }),
  /** Rejects with a 409 when the client was changed since `ifUpdatedAt`. */
  changeClient: (id: string, body: ClientChange & { ifUpdatedAt: string }): Promise<Client> =>
    call(`${CLIENTS}/${id}`, { method: 'PATCH', body }),
  deleteClient: (id: string): Promise<void> => call(`${CLIENTS}/${id}`, { method: 'DELETE' }),
  /** Makes a client of a lead, or finds the one that it has. */
  clientOfLead: ({ leadType, leadId }: LeadRef): Promise<Client> =>
    call(`/api/admin/leads/${leadType}/${leadId}/client`, { method: 'POST', body: {} }),
});

export type ClientsProvider = ReturnType<typeof clientsProvider>;

import { useNavigate } from 'react-router-dom';
import type { LeadRef } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { clientPath } from './clientFields';

/** Makes a client of a lead, or finds the one that it has, and opens the page of the client. */
export function useAddToClients(): (lead: LeadRef) => void {
  const navigate = useNavigate();
  return useProviderMutation({
    run: (provider, lead: LeadRef) => provider.clientOfLead(lead),
    invalidates: (lead) => [queryKeys.clients, queryKeys.leads, queryKeys.activity(lead)],
    success: () => ({ title: 'Added to clients' }),
    onSuccess: ({ id }) => void navigate(clientPath(id)),
  }).mutate;
}

import { useNavigate } from 'react-router-dom';
import type { LeadRef } from '@/shared/api-types';
import { queriesOfLink } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { clientPath } from './clientFields';
import { addedToast, duplicatesOf } from './duplicateWords';

/** Makes a client of a lead, or finds the one that it has, and opens the page of the client. */
export function useAddToClients(): (lead: LeadRef) => void {
  const navigate = useNavigate();
  return useProviderMutation({
    run: async (provider, lead: LeadRef) => {
      const client = await provider.clientOfLead(lead);
      return { client, duplicates: await duplicatesOf(provider, client.id) };
    },
    invalidates: queriesOfLink,
    success: (_, { duplicates }) => addedToast('Added to clients', duplicates),
    onSuccess: ({ client }) => void navigate(clientPath(client.id)),
  }).mutate;
}

import type { LeadRef } from '@/shared/api-types';
import { queriesOfLink } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

/** Ends the link of a lead to its client, which stays. */
export function useUnlinkLead(): (lead: LeadRef) => void {
  return useProviderMutation({
    run: (provider, lead: LeadRef) => provider.unlinkLead(lead),
    invalidates: queriesOfLink,
    success: () => ({ title: 'Lead unlinked from its client' }),
  }).mutate;
}

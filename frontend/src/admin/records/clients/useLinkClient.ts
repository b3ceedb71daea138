import type { Lead } from '@/shared/api-types';
import { queriesOfLink } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { leadRef } from '@/admin/ground/words/leadRules';
import { leadName } from '@/admin/ground/words/leadWords';
import { useUnlinkLead } from './useUnlinkLead';

/** Links a lead to a client; the toast's Undo ends the link. */
export function useLinkClient(lead: Lead) {
  const ref = leadRef(lead);
  const unlink = useUnlinkLead();
  return useProviderMutation({
    run: (provider, clientId: string) => provider.clientOfLead(ref, clientId),
    invalidates: () => queriesOfLink(ref),
    success: (_, client) => ({
      title: `Linked to ${leadName(client)}`,
      action: {
        label: 'Undo',
        altText: 'Unlink the lead on its page',
        run: () => unlink(ref),
      },
    }),
  });
}

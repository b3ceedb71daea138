import { useState } from 'react';
import type { LeadRef } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { leadName } from '@/admin/ground/words/leadWords';
import { queriesOfLink } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { ClientField } from './ClientField';

interface LinkClientDialogProps {
  readonly lead: LeadRef;
  readonly onClose: () => void;
}

/** Links a lead to a client that is there already. */
export function LinkClientDialog({ lead, onClose }: LinkClientDialogProps) {
  const [chosen, setChosen] = useState('');
  const { mutate, isPending } = useProviderMutation({
    run: (provider, clientId: string) => provider.clientOfLead(lead, clientId),
    invalidates: () => queriesOfLink(lead),
    success: (_, client) => ({ title: `Linked to ${leadName(client)}` }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Link to a client"
      action="Link"
      ready={chosen !== '' && !isPending}
      onSubmit={() => mutate(chosen)}
      onClose={onClose}
    >
      <ClientField
        label="Client"
        hint="Name, e-mail or phone"
        value={chosen}
        autoFocus
        onChange={(id) => setChosen(id)}
      />
    </FormDialog>
  );
}

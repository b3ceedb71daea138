import { Chip } from '@mui/material';
import { useState } from 'react';
import type { Client, LeadRef } from '../../shared/api-types';
import { FormDialog } from '../dialogs/FormDialog';
import { leadName } from '../leads/leadWords';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { ClientSearch } from './ClientSearch';

interface LinkClientDialogProps {
  readonly lead: LeadRef;
  readonly onClose: () => void;
}

/** Links a lead to a client that is there already. */
export function LinkClientDialog({ lead, onClose }: LinkClientDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Client | null>(null);
  const { mutate, isPending } = useProviderMutation({
    run: (provider, clientId: string) => provider.clientOfLead(lead, clientId),
    invalidates: () => [queryKeys.clients, queryKeys.leads, queryKeys.activity(lead)],
    success: (_, client) => ({ title: `Linked to ${leadName(client)}` }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Link to a client"
      action="Link"
      ready={chosen !== null && !isPending}
      onSubmit={() => chosen && mutate(chosen.id)}
      onClose={onClose}
    >
      {chosen ? (
        <div>
          <Chip label={leadName(chosen)} onDelete={() => setChosen(null)} />
        </div>
      ) : (
        <ClientSearch
          label="Client"
          hint="Name, e-mail or phone"
          text={search}
          autoFocus
          onText={setSearch}
          onPick={setChosen}
        />
      )}
    </FormDialog>
  );
}

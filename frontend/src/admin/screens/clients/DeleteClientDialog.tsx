import { Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { leadName } from '@/admin/ground/words/leadWords';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

interface DeleteClientDialogProps {
  readonly client: Client;
  readonly onClose: () => void;
}

export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useProviderMutation({
    run: (provider, id: string) => provider.delete('clients', { id }),
    invalidates: () => [queryKeys.clientLists, queryKeys.leads],
    success: () => ({ title: 'Client deleted' }),
    onSuccess: () => void navigate('/admin/clients', { replace: true }),
  });
  return (
    <FormDialog
      title={`Delete ${leadName(client)}?`}
      action="Delete"
      color="error"
      ready={!isPending}
      onSubmit={() => mutate(client.id)}
      onClose={onClose}
    >
      <Typography>
        The record of the client is gone for good. The leads stay, and are linked to no client.
      </Typography>
    </FormDialog>
  );
}

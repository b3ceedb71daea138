import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { leadName } from '@/admin/ground/words/leadWords';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

interface DeleteClientDialogProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Asks before a client is deleted, or says why that cannot be done. */
export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const navigate = useNavigate();
  // when it cannot be read, the attempt says why
  const { data, error } = useProviderQuery(queryKeys.clientDeletion(client.id), (provider) =>
    provider.clientDeletion(client.id),
  );
  const { mutate, isPending } = useProviderMutation({
    run: (provider, id: string) => provider.delete('clients', { id }),
    invalidates: () => [queryKeys.clientLists, queryKeys.leads],
    success: () => ({ title: 'Client deleted' }),
    onSuccess: () => void navigate('/admin/clients', { replace: true }),
  });
  if (data?.refusal)
    return (
      <ConsoleDialog open onClose={onClose} title={`${leadName(client)} cannot be deleted`} maxWidth="xs">
        <DialogContent>
          <Typography role="status">{data.refusal}.</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </ConsoleDialog>
    );
  return (
    <FormDialog
      title={`Delete ${leadName(client)}?`}
      action="Delete"
      color="error"
      ready={!isPending && (data !== undefined || error !== null)}
      onSubmit={() => mutate(client.id)}
      onClose={onClose}
    >
      <Typography>
        The record of the client is gone for good. The leads stay, and are linked to no client.
      </Typography>
    </FormDialog>
  );
}

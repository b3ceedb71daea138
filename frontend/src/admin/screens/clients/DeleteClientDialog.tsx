import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { leadName } from '@/admin/ground/words/leadWords';
import { queryKeys } from '@/admin/ground/api/queryKeys';
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
    <QuestionDialog
      title={`Delete ${leadName(client)}?`}
      action="Delete"
      color="error"
      ready={data !== undefined || error !== null}
      run={(provider) => provider.delete('clients', { id: client.id })}
      invalidates={[queryKeys.clientLists, queryKeys.leads]}
      success={() => ({ title: 'Client deleted' })}
      onDone={() => void navigate('/admin/clients', { replace: true })}
      onClose={onClose}
    >
      <Typography>
        The record of the client is gone for good. The leads stay, and are linked to no client.
      </Typography>
    </QuestionDialog>
  );
}

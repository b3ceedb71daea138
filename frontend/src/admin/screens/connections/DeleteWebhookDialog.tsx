import { Alert, Typography } from '@mui/material';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

interface DeleteWebhookDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Deletes a webhook with the log of its deliveries. */
export function DeleteWebhookDialog({ id, name, onClose }: DeleteWebhookDialogProps) {
  const remove = useProviderMutation({
    run: (provider) => provider.delete('webhooks', { id }),
    invalidates: () => [queryKeys.webhooks],
    success: () => ({ title: 'The webhook is deleted' }),
    onSuccess: onClose,
    inlineErrors: 'all',
  });
  return (
    <FormDialog
      title="Delete this webhook"
      action="Delete"
      color="error"
      ready={!remove.isPending}
      onSubmit={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> is told nothing more. What waits for it and the log of its deliveries are
        deleted.
      </Typography>
      {remove.error && <Alert severity="error">{errorMessage(remove.error)}</Alert>}
    </FormDialog>
  );
}

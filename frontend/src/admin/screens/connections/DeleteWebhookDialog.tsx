import { Typography } from '@mui/material';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';

interface DeleteWebhookDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Deletes a webhook with the log of its deliveries. */
export const DeleteWebhookDialog = ({ id, name, onClose }: DeleteWebhookDialogProps) => (
  <QuestionDialog
    title="Delete this webhook"
    action="Delete"
    color="error"
    run={(provider) => provider.delete('webhooks', { id })}
    invalidates={[queryKeys.webhooks]}
    success={() => ({ title: 'The webhook is deleted' })}
    onClose={onClose}
  >
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <strong>{name}</strong> is told nothing more. What waits for it and the log of its deliveries are
      deleted.
    </Typography>
  </QuestionDialog>
);

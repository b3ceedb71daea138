import { Alert, Typography } from '@mui/material';
import type { ApiKey } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

/** Ends a key for good. */
export function EndKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const ending = useProviderMutation({
    run: (provider) => provider.delete('apiKeys', { id }),
    invalidates: () => [queryKeys.apiKeys],
    success: () => ({ title: 'The key is ended' }),
    onSuccess: onClose,
    inlineErrors: 'all',
  });
  return (
    <FormDialog
      title="End this key"
      action="End the key"
      color="error"
      ready={!ending.isPending}
      onSubmit={() => ending.mutate(undefined)}
      onClose={onClose}
    >
      <Typography>
        Whatever uses <strong>{name}</strong> stops working at once. A key that was ended cannot be used
        again; you can make a new one.
      </Typography>
      {ending.error && <Alert severity="error">{errorMessage(ending.error)}</Alert>}
    </FormDialog>
  );
}

import { Typography } from '@mui/material';
import type { ApiKey } from '@/shared/api-types';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';

/** Ends a key for good. */
export const EndKeyDialog = ({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) => (
  <QuestionDialog
    title="End this key"
    action="End the key"
    color="error"
    run={(provider) => provider.delete('apiKeys', { id })}
    invalidates={[queryKeys.apiKeys]}
    success={() => ({ title: 'The key is ended' })}
    onClose={onClose}
  >
    <Typography>
      Whatever uses <strong>{name}</strong> stops working at once. A key that was ended cannot be used again;
      you can make a new one.
    </Typography>
  </QuestionDialog>
);

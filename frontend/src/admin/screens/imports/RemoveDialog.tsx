import { Alert, Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { ALL_IMPORTS } from './importWords';
import type { Import } from '@/admin/ground/api/importTypes';

interface RemoveDialogProps {
  readonly of: Import;
  readonly onClose: () => void;
}

/** Removes an import with its file. What was applied stays and has no way back any more. */
export function RemoveDialog({ of: { id, state, appliedAt }, onClose }: RemoveDialogProps) {
  const navigate = useNavigate();
  const remove = useProviderMutation({
    run: (provider) => provider.delete('imports', { id }),
    invalidates: () => [queryKeys.imports],
    success: () => ({ title: 'The import is removed' }),
    onSuccess: () => void navigate(ALL_IMPORTS.to),
    inlineErrors: 'all',
  });
  const isInForce = appliedAt !== null && state !== 'undone';
  return (
    <FormDialog
      title="Remove this import"
      action="Remove"
      color="error"
      ready={!remove.isPending}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      <Typography>
        {isInForce
          ? 'The file and its report are deleted. What it brought stays, and can no longer be undone.'
          : 'The file and what was found in it are deleted. Nothing else changes.'}
      </Typography>
      {remove.error && <Alert severity="error">{errorMessage(remove.error)}</Alert>}
    </FormDialog>
  );
}

import { Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { ALL_IMPORTS } from './importWords';
import type { Import } from '@/admin/ground/api/importTypes';

interface RemoveDialogProps {
  readonly of: Import;
  readonly onClose: () => void;
}

/** Removes an import with its file. What was applied stays and has no way back any more. */
export function RemoveDialog({ of: { id, state, appliedAt }, onClose }: RemoveDialogProps) {
  const navigate = useNavigate();
  const isInForce = appliedAt !== null && state !== 'undone';
  return (
    <QuestionDialog
      title="Remove this import"
      action="Remove"
      color="error"
      run={(provider) => provider.delete('imports', { id })}
      invalidates={[queryKeys.imports]}
      success={() => ({ title: 'The import is removed' })}
      onDone={() => void navigate(ALL_IMPORTS.to)}
      onClose={onClose}
    >
      <Typography>
        {isInForce
          ? 'The file and its report are deleted. What it brought stays, and can no longer be undone.'
          : 'The file and what was found in it are deleted. Nothing else changes.'}
      </Typography>
    </QuestionDialog>
  );
}

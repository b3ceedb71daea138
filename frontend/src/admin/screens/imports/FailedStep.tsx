import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { failureText, rowsText } from './importWords';
import type { Import } from '@/admin/ground/api/importTypes';
import { UndoDialog } from './UndoDialog';
import { useImportChange } from './useImport';

/** Why an import stopped, what was done by then, and the ways on. */
export function FailedStep({ of }: { of: Import }) {
  const { id, appliedAt, undo, done, rows } = of;
  const [undoing, setUndoing] = useState(false);
  const isApplied = appliedAt !== null;
  const goOn = useImportChange(
    (provider) => {
      if (!isApplied) return provider.checkImport(id);
      return undo ? provider.undoImport(id) : provider.applyImport(id);
    },
    { inlineErrors: 'all' },
  );
  const act = undo ? 'taken back' : 'applied';
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Alert severity="error">{failureText(of.failure)}</Alert>
      <Typography>
        {isApplied
          ? `${done.toLocaleString('en-US')} of ${rowsText(rows)} were ${act} by then. No row is half done, and none is done twice when it goes on.`
          : 'Nothing was changed.'}
      </Typography>
      {goOn.error && <Alert severity="error">{errorMessage(goOn.error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={goOn.isPending} onClick={() => goOn.mutate()}>
          {isApplied ? 'Go on' : 'Check again'}
        </Button>
        {isApplied && !undo && (
          <Button color="secondary" onClick={() => setUndoing(true)}>
            Undo…
          </Button>
        )}
      </Box>
      {undoing && <UndoDialog of={of} onClose={() => setUndoing(false)} />}
    </Box>
  );
}

import { Alert, Button } from '@mui/material';
import { notify } from '../../shared/toast/toastQueue';
import type { IssueDraftState } from './useIssueDraft';

const UNDO_DURATION = 15_000;

/** Two people changed the issue: the user chooses which text stays. */
export function ConflictNotice({ draft }: { draft: IssueDraftState }) {
  const { isConflict, value, loadTheirs, keepMine, replace } = draft;
  if (!isConflict) return null;
  function load() {
    loadTheirs();
    notify({
      title: 'Their text is shown',
      action: { label: 'Undo', altText: 'Show your own text again', run: () => replace(value) },
      duration: UNDO_DURATION,
    });
  }
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={load}>
            Load theirs
          </Button>
          <Button color="inherit" size="small" onClick={keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      Somebody else changed this issue in the meantime. Your text is still here, but not saved.
    </Alert>
  );
}

import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { failureWords } from './errorWords';
import { listed, plural } from '@/admin/records/people/personWords';
import { countWords, dueWords } from './retentionWords';
import type { DueErasures } from '@/admin/ground/api/privacyTypes';

/** Confirms the erasure of everything that is due, with the numbers. */
export function EraseDueDialog({ due, onClose }: { due: DueErasures; onClose: () => void }) {
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider) => provider.eraseDue(),
    invalidates: () => [
      queryKeys.due,
      queryKeys.people,
      queryKeys.threshold,
      queryKeys.leads,
      queryKeys.calendar,
      queryKeys.tasks,
      queryKeys.mails,
      queryKeys.erasures,
    ],
    success: (_, erased) => {
      const words = countWords(erased);
      return words.length === 0
        ? { title: 'Nothing was due any more', description: 'Nothing was erased.' }
        : {
            title: erased.more ? 'A part of what was due is erased' : 'What was due is erased',
            description: `Erased: ${listed(words)}.${erased.more ? ' More is due: erase again.' : ''}`,
          };
    },
    onSuccess: onClose,
  });
  return (
    <ConsoleDialog open onClose={onClose} title="Erase what is due" maxWidth="xs">
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <Typography>You are about to erase {listed(dueWords(due))}. It cannot be undone.</Typography>
        {due.heldBack > 0 && (
          <Typography>
            {plural(due.heldBack, 'person', 'people')} under a legal hold {due.heldBack === 1 ? 'is' : 'are'}{' '}
            left out.
          </Typography>
        )}
        <Typography color="textSecondary">
          Sales and the numbers on the dashboard stay, without the people. Each person gets a certificate.
        </Typography>
        {error && (
          <Alert severity="error">
            {failureWords(
              error,
              'Nothing was erased.',
              'A part may have been erased: close this and look at what is still due.',
            )}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate(undefined)}>
          {isPending ? 'Erasing…' : 'Erase now'}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}

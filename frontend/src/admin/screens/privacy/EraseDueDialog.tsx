import { Typography } from '@mui/material';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { failureWords } from './errorWords';
import { listed, plural } from '@/admin/records/people/personWords';
import { countWords, dueWords } from './retentionWords';
import type { DueErasures } from '@/admin/ground/api/privacyTypes';

/** Confirms the erasure of everything that is due, with the numbers. */
export const EraseDueDialog = ({ due, onClose }: { due: DueErasures; onClose: () => void }) => (
  <QuestionDialog
    title="Erase what is due"
    action="Erase now"
    pending="Erasing…"
    color="error"
    run={(provider) => provider.eraseDue()}
    invalidates={CHANGED}
    success={(erased) => {
      const words = countWords(erased);
      return words.length === 0
        ? { title: 'Nothing was due any more', description: 'Nothing was erased.' }
        : {
            title: erased.more ? 'A part of what was due is erased' : 'What was due is erased',
            description: `Erased: ${listed(words)}.${erased.more ? ' More is due: erase again.' : ''}`,
          };
    }}
    failureWords={(error) =>
      failureWords(
        error,
        'Nothing was erased.',
        'A part may have been erased: close this and look at what is still due.',
      )
    }
    onClose={onClose}
  >
    <Typography>You are about to erase {listed(dueWords(due))}. It cannot be undone.</Typography>
    {due.heldBack > 0 && (
      <Typography>
        {plural(due.heldBack, 'person', 'people')} under a legal hold {due.heldBack === 1 ? 'is' : 'are'} left
        out.
      </Typography>
    )}
    <Typography color="textSecondary">
      Sales and the numbers on the dashboard stay, without the people. Each person gets a certificate.
    </Typography>
  </QuestionDialog>
);

const CHANGED = [
  queryKeys.due,
  queryKeys.people,
  queryKeys.threshold,
  queryKeys.leads,
  queryKeys.calendar,
  queryKeys.tasks,
  queryKeys.mails,
  queryKeys.erasures,
];

import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { copyText } from './copyText';
import { difference } from './difference';
import { DifferenceTable } from './DifferenceTable';
import { comparableText, textOf } from './postRules';
import type { PostEditor } from './usePostEditor';

/** The user's text beside what somebody else saved in the meantime; the user chooses which one stays. */
export function ConflictDialog({ editor }: { editor: PostEditor }) {
  const { theirs, value, isSaving, compare, keepMine, takeTheirs } = editor;
  if (!theirs) return null;
  const mine = comparableText(value);
  return (
    <ConsoleDialog
      open
      onClose={() => compare(false)}
      title="Somebody else changed this article"
      maxWidth="lg"
    >
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          It was saved in the meantime, after you began. Nothing is lost: your text is still in the form, and
          what is replaced stays in the history.
        </Typography>
        <DifferenceTable
          rows={difference(comparableText(textOf(theirs)), mine)}
          before="Theirs (saved)"
          after="Mine (not saved)"
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        <Button color="secondary" onClick={() => compare(false)}>
          Go on writing
        </Button>
        <Button color="secondary" onClick={() => void copyText(value.content)}>
          Copy my text
        </Button>
        <Button color="secondary" variant="outlined" disabled={isSaving} onClick={takeTheirs}>
          Take theirs
        </Button>
        <Button variant="contained" disabled={isSaving} onClick={() => void keepMine()}>
          Keep mine
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}

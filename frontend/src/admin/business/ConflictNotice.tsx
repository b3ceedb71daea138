import type { BusinessSection } from '@contract';
import { Alert, Box, Button, Typography } from '@mui/material';
import { notify } from '../../shared/toast/toastQueue';
import { formatDateTime } from '../dates';
import { Differences } from './Differences';
import { differences } from './differences';
import type { SectionDraft } from './useSectionDraft';

const UNDO_DURATION = 15_000;

/** Two people changed the section: the user sees both values and chooses. */
export function ConflictNotice({ section, draft }: { section: BusinessSection; draft: SectionDraft }) {
  const { theirs, mine, takeTheirs, keepMine } = draft;
  if (!theirs) return null;
  function take() {
    const undo = takeTheirs();
    notify({
      title: 'Their version is in the form',
      action: { label: 'Undo', altText: 'Show your own changes again', run: undo },
      duration: UNDO_DURATION,
    });
  }
  return (
    <Alert
      severity="warning"
      icon={false}
      sx={{ mb: 2, '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {theirs.updatedByName ?? 'Somebody else'} saved this section
        {theirs.updatedAt ? ` on ${formatDateTime(theirs.updatedAt)}` : ''}, after you began.
      </Typography>
      <Typography sx={{ mb: 1.5 }}>
        Yours is still here, but not published. Where only one of you changed something, that change stays.
      </Typography>
      <Differences items={differences(section, theirs.value, mine)} names={['Theirs', 'Yours']} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" size="small" onClick={keepMine}>
          Keep mine
        </Button>
        <Button variant="outlined" color="inherit" size="small" onClick={take}>
          Take theirs
        </Button>
      </Box>
    </Alert>
  );
}

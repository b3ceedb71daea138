import { Box, DialogContent, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Lead } from '../../shared/api-types';
import { formatLongDate } from '../dates';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { DiscardDialogActions } from '../dialogs/DiscardDialogActions';
import { useDiscardConfirmation } from '../dialogs/useDiscardConfirmation';
import { draftKeys } from '../drafts/draftKeys';
import { useDraft } from '../drafts/useDraft';
import { ActivityTab } from './ActivityTab';
import { leadRef } from './leadRules';
import { leadName } from './leadWords';
import { NotesTab } from './NotesTab';

interface NotesDialogProps {
  readonly lead: Lead;
  readonly onClose: () => void;
}

/** The notes and the activity of a lead. */
export function NotesDialog({ lead, onClose }: NotesDialogProps) {
  const [tab, setTab] = useState<'notes' | 'activity'>('notes');
  const panelId = useId();
  const ref = leadRef(lead);
  const draft = useDraft(draftKeys.note(ref), '');
  const confirmation = useDiscardConfirmation({ ...draft, onDiscard: draft.clear, onClose });
  return (
    <ConsoleDialog open onClose={confirmation.close} title="Notes & Activity">
      <DialogContent sx={{ pt: 0 }}>
        <Typography color="textSecondary">
          {leadName(lead)} · {lead.email}
          {lead.leadType === 'appointment' && <> · born {formatLongDate(lead.dateOfBirth)}</>}
        </Typography>
        <Tabs
          value={tab}
          onChange={(_, next: 'notes' | 'activity') => setTab(next)}
          aria-label="Notes and activity"
        >
          <Tab value="notes" label="Notes" aria-controls={panelId} />
          <Tab value="activity" label="Activity" aria-controls={panelId} />
        </Tabs>
        <Box role="tabpanel" id={panelId} aria-label={tab === 'notes' ? 'Notes' : 'Activity'} sx={{ pt: 2 }}>
          {tab === 'notes' ? <NotesTab lead={ref} draft={draft} /> : <ActivityTab lead={ref} />}
        </Box>
      </DialogContent>
      <DiscardDialogActions confirmation={confirmation} />
    </ConsoleDialog>
  );
}

import { Box, DialogContent, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Lead } from '../../shared/api-types';
import { longDate } from '../dates';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { ActivityTab } from './ActivityTab';
import { leadName, leadRef } from './leadWords';
import { NotesTab } from './NotesTab';

interface NotesDialogProps {
  readonly lead: Lead;
  readonly onClose: () => void;
}

/** What staff wrote about a lead, and everything that happened to it. */
export function NotesDialog({ lead, onClose }: NotesDialogProps) {
  const [tab, setTab] = useState<'notes' | 'activity'>('notes');
  const panelId = useId();
  const ref = leadRef(lead);
  return (
    <ConsoleDialog open onClose={onClose} title="Notes & Activity">
      <DialogContent sx={{ pt: 0 }}>
        <Typography color="textSecondary">
          {leadName(lead)} · {lead.email}
          {lead.leadType === 'appointment' && <> · born {longDate(lead.dateOfBirth)}</>}
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
          {tab === 'notes' ? <NotesTab lead={ref} /> : <ActivityTab lead={ref} />}
        </Box>
      </DialogContent>
    </ConsoleDialog>
  );
}

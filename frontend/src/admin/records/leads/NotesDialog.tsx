import { Box, DialogContent, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import type { Lead } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { DiscardDialogActions } from '@/admin/ground/dialogs/DiscardDialogActions';
import { useDiscardConfirmation } from '@/admin/ground/dialogs/useDiscardConfirmation';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { ActivityTab } from './ActivityTab';
import { LeadMails } from '../mails/LeadMails';
import { usePhone } from '@/admin/ground/theme/widths';
import { leadRef } from '@/admin/ground/words/leadRules';
import { LeadIntroduction } from './LeadIntroduction';
import { NotesTab } from './NotesTab';

export type NotesDialogTab = 'notes' | 'activity' | 'messages';

const TABS: readonly { tab: NotesDialogTab; label: string }[] = [
  { tab: 'notes', label: 'Notes' },
  { tab: 'activity', label: 'Activity' },
  { tab: 'messages', label: 'Messages' },
];

interface NotesDialogProps {
  readonly lead: Lead;
  /** The tab that is open first. */
  readonly openOn?: NotesDialogTab;
  readonly onClose: () => void;
}

/** The notes and the activity of a lead, and the mails about it. */
export function NotesDialog({ lead, openOn = 'notes', onClose }: NotesDialogProps) {
  const [chosen, setTab] = useState<NotesDialogTab | null>(null);
  const tab = chosen ?? openOn;
  const onPhone = usePhone();
  const panelId = useId();
  const ref = leadRef(lead);
  const draft = useEditedRecord({ draftKey: draftKeys.note(ref), value: '' });
  const confirmation = useDiscardConfirmation({ ...draft, onClose });
  return (
    <ConsoleDialog open onClose={confirmation.close} title="Notes & Activity">
      <DialogContent sx={{ pt: 0 }}>
        <LeadIntroduction lead={lead} />
        <Tabs
          value={tab}
          onChange={(_, next: NotesDialogTab) => setTab(next)}
          aria-label="Notes and activity"
        >
          {TABS.map(({ tab: value, label }) => (
            <Tab key={value} value={value} label={label} aria-controls={panelId} />
          ))}
        </Tabs>
        <Box
          role="tabpanel"
          id={panelId}
          aria-label={TABS.find(({ tab: value }) => value === tab)?.label}
          sx={{ pt: 2 }}
        >
          {tab === 'notes' && <NotesTab lead={ref} draft={draft} autoFocus={chosen === null && !onPhone} />}
          {tab === 'activity' && <ActivityTab lead={ref} />}
          {tab === 'messages' && <LeadMails lead={ref} />}
        </Box>
      </DialogContent>
      <DiscardDialogActions confirmation={confirmation} />
    </ConsoleDialog>
  );
}

import { Box, Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { draftKeys } from '../drafts/draftKeys';
import { DraftNotice } from '../drafts/DraftNotice';
import { useEditedRecord } from '../drafts/useEditedRecord';
import { SectionCard } from '../layout/SectionCard';
import { ActivityIcon } from '../leads/ActivityIcon';
import { activityText } from '../leads/activityText';
import { Timeline } from '../leads/Timeline';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { useProviderQuery } from '../providers/useProviderQuery';

const NOTHING = { notes: [], tasks: [] };

/** What happened to a client and their policies, newest first, and a form for a note. */
export function ClientTimeline({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useProviderQuery(queryKeys.clientActivity(clientId), (provider) =>
    provider.clientActivity(clientId),
  );
  return (
    <SectionCard title="Timeline">
      <NoteForm clientId={clientId} />
      <Timeline
        label="Timeline"
        height="auto"
        maxHeight={400}
        emptyText="Nothing yet. Notes, and what happens to policies, premiums and cases, are listed here."
        error={error}
        onRetry={refetch}
        entries={data?.map((entry) => ({
          id: entry.id,
          text: entry.actionType === 'note_added' ? entry.actionDetails : activityText(entry, NOTHING),
          who: entry.performedByName,
          createdAt: entry.createdAt,
          icon: <ActivityIcon actionType={entry.actionType} />,
        }))}
      />
    </SectionCard>
  );
}

function NoteForm({ clientId }: { clientId: string }) {
  const note = useEditedRecord({ draftKey: draftKeys.clientNote(clientId), value: '' });
  const adding = useProviderMutation({
    run: (provider, text: string) => provider.addClientNote(clientId, text),
    invalidates: () => [queryKeys.clients],
    success: () => ({ title: 'Note added' }),
    onSuccess: note.clear,
    inlineErrors: true,
  });
  const errors = fieldErrors(adding.error);
  const text = note.value.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text && !adding.isPending) adding.mutate(text);
  }
  return (
    <Box
      component="form"
      className="no-print"
      aria-label="Add note"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}
    >
      <DraftNotice draft={note} />
      <TextField
        fullWidth
        multiline
        label="New note"
        value={note.value}
        onChange={({ target }) => note.change(target.value)}
        error={Boolean(errors.note)}
        helperText={errors.note}
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
      />
      <Button type="submit" variant="outlined" disabled={!text || adding.isPending}>
        Add note
      </Button>
    </Box>
  );
}

import { Box, Button, TextField } from '@mui/material';
import type { FormEvent, RefObject } from 'react';
import { clientNoteLimits } from '@/shared/api-limits';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { ActivityIcon } from '@/admin/records/leads/ActivityIcon';
import { activityText } from '@/admin/records/leads/activityText';
import { Timeline } from '@/admin/records/leads/Timeline';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { useClientNote } from '@/admin/records/clients/useClientNote';

const NOTHING = { notes: [], tasks: [] };

interface ClientTimelineProps {
  readonly clientId: string;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
}

/** What happened to a client and their policies, newest first, and a form for a note. */
export function ClientTimeline({ clientId, noteField }: ClientTimelineProps) {
  const { data, error, refetch } = useProviderQuery(queryKeys.clientActivity(clientId), (provider) =>
    provider.clientActivity(clientId),
  );
  return (
    <SectionCard title="Timeline">
      <NoteForm clientId={clientId} noteField={noteField} />
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

function NoteForm({ clientId, noteField }: ClientTimelineProps) {
  const { note, error, ready, add } = useClientNote({ clientId, draftKey: draftKeys.clientNote(clientId) });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) add();
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
        inputRef={noteField}
        value={note.value}
        onChange={({ target }) => note.change(target.value)}
        error={Boolean(error)}
        helperText={error}
        slotProps={{ htmlInput: { maxLength: clientNoteLimits.note.max } }}
      />
      <Button type="submit" variant="outlined" disabled={!ready}>
        Add note
      </Button>
    </Box>
  );
}

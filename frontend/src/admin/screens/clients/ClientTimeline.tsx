import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { type FormEvent, type RefObject, useState } from 'react';
import { clientNoteLimits } from '@/shared/api-limits';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { ActivityIcon } from '@/admin/records/leads/ActivityIcon';
import { Timeline } from '@/admin/records/leads/Timeline';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { CHOICE_WORDS } from '@/admin/records/clients/clientFields';
import { useClientNote } from '@/admin/records/clients/useClientNote';
import { BETWEEN_PEOPLE, recordOf, timelineText } from './timelineWords';

interface ClientTimelineProps {
  readonly clientId: string;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
}

/** Everything that happened to a client, with leads and policies, newest first, and a form for a note. */
export function ClientTimeline({ clientId, noteField }: ClientTimelineProps) {
  const [isFiltered, setIsFiltered] = useState(false);
  const { data, error, refetch } = useProviderQuery(queryKeys.timeline(clientId), (provider) =>
    provider.timeline(clientId),
  );
  const entries = isFiltered ? data?.filter(({ kind }) => BETWEEN_PEOPLE.includes(kind)) : data;
  return (
    <SectionCard title="Timeline">
      <NoteForm clientId={clientId} noteField={noteField} />
      <FormControlLabel
        control={<Switch checked={isFiltered} onChange={(_, checked) => setIsFiltered(checked)} />}
        label="People only"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <Timeline
        label="Timeline"
        height="auto"
        maxHeight={400}
        emptyText={isFiltered ? NOTHING_SAID : NOTHING_YET}
        error={error}
        onRetry={refetch}
        entries={entries?.map((entry) => ({
          id: entry.id,
          text: timelineText(entry),
          who: entry.channel
            ? `${entry.performedByName} · ${CHOICE_WORDS.channel?.[entry.channel]}`
            : entry.performedByName,
          createdAt: entry.createdAt,
          icon: <ActivityIcon actionType={entry.actionType} />,
          about: recordOf(entry),
        }))}
      />
    </SectionCard>
  );
}

const NOTHING_YET = 'Nothing yet. Notes, messages, bookings, payments and cases are listed here.';
const NOTHING_SAID = 'No notes, calls, messages or bookings yet.';

function NoteForm({ clientId, noteField }: ClientTimelineProps) {
  const { draft, value, errors, isPending, change, submit } = useClientNote({
    clientId,
    draftKey: draftKeys.clientNote(clientId),
  });
  const ready = value.note.trim() !== '' && !isPending;
  function add(event: FormEvent) {
    event.preventDefault();
    if (ready) submit();
  }
  return (
    <Box
      component="form"
      className="no-print"
      aria-label="Add note"
      noValidate
      onSubmit={add}
      sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}
    >
      <DraftNotice draft={draft} />
      <TextField
        fullWidth
        multiline
        label="New note"
        inputRef={noteField}
        value={value.note}
        onChange={({ target }) => change({ note: target.value })}
        error={Boolean(errors.note)}
        helperText={errors.note}
        slotProps={{ htmlInput: { maxLength: clientNoteLimits.note.max } }}
      />
      <Button type="submit" variant="outlined" disabled={!ready}>
        Add note
      </Button>
    </Box>
  );
}

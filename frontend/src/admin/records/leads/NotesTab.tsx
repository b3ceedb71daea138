import { Box, Button, TextField } from '@mui/material';
import { useRef, type FormEvent } from 'react';
import type { LeadRef } from '@/shared/api-types';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import type { EditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { Timeline } from './Timeline';

interface NotesTabProps {
  readonly lead: LeadRef;
  /** Draft of the new note. */
  readonly draft: EditedRecord<string>;
  /** The caret is in the new note at once. */
  readonly autoFocus: boolean;
}

/** A form for a new note, and the notes, newest first. */
export function NotesTab({ lead, draft, autoFocus }: NotesTabProps) {
  const { data, error, refetch } = useProviderQuery(queryKeys.notes(lead), (provider) =>
    provider.notes(lead),
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useProviderMutation({
    run: (provider, text: string) => provider.addNote(lead, text),
    invalidates: () => [queryKeys.notes(lead), queryKeys.activity(lead)],
    success: () => ({ title: 'Note added successfully' }),
    onSuccess: () => {
      draft.clear();
      // the button is disabled now, and would keep the focus from the dialog's keys
      field.current?.focus();
    },
  });
  const text = draft.value.trim();
  const fieldError = fieldErrors(adding.error).note;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text) adding.mutate(text);
  }
  return (
    <>
      <DraftNotice draft={draft} />
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mt: 1, mb: 2 }}
      >
        <TextField
          label="New note"
          autoFocus={autoFocus}
          inputRef={field}
          multiline
          minRows={2}
          maxRows={6}
          value={draft.value}
          onChange={(event) => draft.change(event.target.value)}
          error={Boolean(fieldError)}
          helperText={fieldError}
        />
        <Button type="submit" variant="contained" disabled={!text || adding.isPending}>
          Add
        </Button>
      </Box>
      <Timeline
        label="Notes"
        height={300}
        emptyText="No notes yet"
        error={error}
        onRetry={refetch}
        entries={data?.map(({ id, note: written, createdByName, createdAt }) => ({
          id,
          text: written,
          who: createdByName,
          createdAt,
        }))}
      />
    </>
  );
}

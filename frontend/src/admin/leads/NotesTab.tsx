import { Box, Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type { LeadRef } from '../../shared/api-types';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useChange } from '../providers/useChange';
import { useRead } from '../providers/useRead';
import { StoryList } from './StoryList';

/** A field for a new note and the notes so far, newest first. */
export function NotesTab({ lead }: { lead: LeadRef }) {
  const [note, setNote] = useState('');
  const { data, error, refetch } = useRead(queryKeys.notes(lead), (provider) => provider.notes(lead));
  const adding = useChange({
    run: (provider, text: string) => provider.addNote(lead, text),
    refreshes: () => [queryKeys.notes(lead), queryKeys.activity(lead)],
    success: () => ({ title: 'Note added successfully' }),
    onSuccess: () => setNote(''),
  });
  const text = note.trim();
  const refused = fieldErrors(adding.error).note;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text) adding.mutate(text);
  }
  return (
    <>
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mb: 2 }}
      >
        <TextField
          label="New note"
          multiline
          minRows={2}
          maxRows={6}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={Boolean(refused)}
          helperText={refused}
        />
        <Button type="submit" variant="contained" disabled={!text || adding.isPending}>
          Add
        </Button>
      </Box>
      <StoryList
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

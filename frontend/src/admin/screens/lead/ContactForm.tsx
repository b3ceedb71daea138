import { CONTACT_CHANNELS, type ContactChannel } from '@contract';
import { Box, Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { FormEvent } from 'react';
import type { LeadRef } from '@/shared/api-types';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { CHANNEL_LABELS } from './leadEvents';
import type { NoteForm } from './useNoteForm';

/** Adds a note; with a channel it is the record of a contact. */
export function ContactForm({ lead, form }: { lead: LeadRef; form: NoteForm }) {
  const { channel, choose } = form;
  const draft = useEditedRecord({ draftKey: draftKeys.note(lead), value: '' });
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, text: string) => provider.addNote(lead, text, channel),
    invalidates: () => [queryKeys.leads, queryKeys.notes(lead), queryKeys.activity(lead)],
    success: () => ({ title: channel ? 'Contact logged' : 'Note added successfully' }),
    onSuccess: () => {
      draft.clear();
      choose(null);
    },
  });
  const text = draft.value.trim();
  const problem = fieldErrors(error).note;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text) mutate(text);
  }
  return (
    <Box component="form" className="no-print" onSubmit={submit} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <DraftNotice draft={draft} />
      <TextField
        label="New note"
        inputRef={form.field}
        multiline
        minRows={2}
        maxRows={8}
        value={draft.value}
        onChange={({ target }) => draft.change(target.value)}
        error={Boolean(problem)}
        helperText={problem}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="The note is about a contact by"
          value={channel}
          onChange={(_, chosen: ContactChannel | null) => choose(chosen)}
        >
          {CONTACT_CHANNELS.map((choice) => (
            <ToggleButton key={choice} value={choice}>
              {CHANNEL_LABELS[choice]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button type="submit" variant="contained" disabled={!text || isPending}>
          {channel ? 'Log contact' : 'Add'}
        </Button>
      </Box>
    </Box>
  );
}

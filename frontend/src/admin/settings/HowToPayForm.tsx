import { Box, Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import type { StoredSettings } from '../../shared/api-types';
import { useUnloadGuard } from '../dialogs/useUnloadGuard';
import { draftKeys } from '../drafts/draftKeys';
import { DraftNotice } from '../drafts/DraftNotice';
import { useEditedRecord } from '../drafts/useEditedRecord';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';

/** How clients pay, in the words of the owner; it stands in the mails about premiums. */
export function HowToPayForm({
  stored,
  editable,
}: {
  stored: StoredSettings['premiums'];
  editable: boolean;
}) {
  const { howToPay, updatedAt, updatedByName } = stored;
  const draft = useEditedRecord({ draftKey: draftKeys.howToPay, value: howToPay, updatedAt, updatedByName });
  useUnloadGuard(draft.dirty && !draft.stored);
  const { mutate, isPending, error } = useProviderMutation({
    mutationKey: draft.mutationKey,
    inlineErrors: true,
    run: (provider, words: string) => provider.saveHowToPay(words, draft.base.updatedAt ?? null),
    invalidates: () => [queryKeys.settings],
    success: () => ({ title: 'Settings saved' }),
    onSuccess: (_, words) => draft.saved(words, { ...draft.base, value: words }),
  });
  if (!editable && howToPay === '') return null;
  const errors = fieldErrors(error);
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(draft.value);
  }
  return (
    <Box component="form" aria-label="How to pay" noValidate onSubmit={submit} sx={{ mt: 2 }}>
      {editable && (
        <DraftNotice
          draft={draft}
          conflict={{ record: 'this text', words: (words) => [['How to pay', words || 'Nothing']] }}
        />
      )}
      <TextField
        fullWidth
        multiline
        minRows={3}
        label="How to pay (optional)"
        disabled={!editable || isPending}
        value={editable ? draft.value : howToPay}
        onChange={({ target }) => draft.change(target.value)}
        error={Boolean(errors.howToPay)}
        helperText={errors.howToPay ?? 'Stands in the messages about premiums, as you write it.'}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
      {editable && draft.dirty && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button type="submit" variant="contained" disabled={isPending || draft.theirs !== null}>
            Save the text
          </Button>
          <Button disabled={isPending} onClick={draft.clear}>
            Discard the text
          </Button>
        </Box>
      )}
    </Box>
  );
}

import { MAIL_KINDS, PREPARED_MESSAGES, type PreparedMessage, SWITCHED_MAILS } from '@contract';
import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { visitorMailsLimits } from '@/shared/api-limits';
import type { StoredSettings, VisitorMails } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { useUnloadGuard } from '@/admin/ground/dialogs/useUnloadGuard';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { Words } from '@/admin/ground/drafts/differences';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { type Stored as StoredRecord, useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { TomorrowsMails } from './TomorrowsMails';

type Stored = StoredSettings['visitorMails'];

interface VisitorMailsFormProps {
  readonly stored: Stored;
  readonly editable: boolean;
}

const recordOf = ({ updatedAt, updatedByName, ...value }: Stored): StoredRecord<VisitorMails> => ({
  draftKey: draftKeys.visitorMails,
  value,
  updatedAt,
  updatedByName,
});

const PREPARED = Object.entries(PREPARED_MESSAGES) as [PreparedMessage, { readonly label: string }][];
const PLACES = '{name}, {sender}, {office}, {appointment} and {due}';

const words = (mails: VisitorMails): Words => [
  ...SWITCHED_MAILS.map((kind) => [MAIL_KINDS[kind].label, mails[kind] ? 'On' : 'Off'] as const),
  ['How to pay', mails.howToPay || 'Nothing'],
  ...PREPARED.map(([name, { label }]) => [label, mails[name] || 'Nothing'] as const),
];

/** Which messages visitors get. For a single change of a booking, staff can decide otherwise. */
export function VisitorMailsForm({ stored, editable }: VisitorMailsFormProps) {
  const draft = useEditedRecord(recordOf(stored));
  useUnloadGuard(draft.dirty && !draft.stored);
  const { mutate, reset, isPending, error } = useProviderMutation({
    mutationKey: draft.mutationKey,
    inlineErrors: 'conflicts',
    run: (provider, chosen: VisitorMails) => provider.saveVisitorMails(chosen, draft.base.updatedAt ?? null),
    invalidates: () => [queryKeys.settings],
    success: () => ({ title: 'Settings saved' }),
    onSuccess: (_, chosen) => draft.saved(chosen, { ...draft.base, value: chosen }),
  });
  const errors = fieldErrors(error);
  const { updatedAt } = stored;
  const shown = editable ? draft.value : stored;
  function discard() {
    reset();
    draft.clear();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(draft.value);
  }
  return (
    <form onSubmit={submit}>
      {editable && <DraftNotice draft={draft} conflict={{ record: 'these settings', words }} ownDiscard />}
      {SWITCHED_MAILS.map((kind) => (
        <Box key={kind} sx={{ py: 0.5 }}>
          <FormControlLabel
            disabled={!editable || isPending}
            control={
              <Switch
                color="secondary"
                checked={shown[kind]}
                onChange={(_, on) => draft.change({ ...draft.value, [kind]: on })}
                slotProps={{ input: { 'aria-describedby': `when-${kind}` } }}
              />
            }
            label={MAIL_KINDS[kind].label}
          />
          <Typography id={`when-${kind}`} variant="body2" color="textSecondary" sx={{ pl: 6, mt: -0.75 }}>
            {MAIL_KINDS[kind].when}
          </Typography>
          {editable && shown[kind] && !stored[kind] && <TomorrowsMails kind={kind} />}
        </Box>
      ))}
      {(editable || shown.howToPay !== '') && (
        <TextField
          fullWidth
          multiline
          minRows={3}
          label="How to pay (optional)"
          disabled={!editable || isPending}
          value={shown.howToPay}
          onChange={({ target }) => draft.change({ ...draft.value, howToPay: target.value })}
          error={Boolean(errors.howToPay)}
          helperText={errors.howToPay ?? 'Stands in the messages about premiums, as you write it.'}
          slotProps={{ htmlInput: { maxLength: visitorMailsLimits.howToPay.max } }}
          sx={{ mt: 2 }}
        />
      )}
      {editable && (
        <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
          <div>
            <Typography variant="h3">Prepared messages</Typography>
            <Typography variant="body2" color="textSecondary">
              Staff open them by hand in Viber, WhatsApp, Messenger or as a text message. {PLACES} are filled
              in; an empty one is not offered.
            </Typography>
          </div>
          {PREPARED.map(([name, { label }]) => (
            <TextField
              key={name}
              multiline
              minRows={2}
              label={`${label} (optional)`}
              disabled={isPending}
              value={shown[name]}
              onChange={({ target }) => draft.change({ ...draft.value, [name]: target.value })}
              error={Boolean(errors[name])}
              helperText={errors[name]}
              slotProps={{ htmlInput: { maxLength: visitorMailsLimits[name].max } }}
            />
          ))}
        </Box>
      )}
      {updatedAt && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Last changed {formatDateTime(updatedAt)}
        </Typography>
      )}
      {editable && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button
            type="submit"
            variant="contained"
            disabled={!draft.dirty || isPending || draft.theirs !== null}
          >
            Save
          </Button>
          {draft.dirty && (
            <Button disabled={isPending} onClick={discard}>
              Discard changes
            </Button>
          )}
        </Box>
      )}
    </form>
  );
}

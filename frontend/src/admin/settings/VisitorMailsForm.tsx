import { VISITOR_MAIL_KINDS, VISITOR_MAILS } from '@contract';
import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { ApiError } from '../../shared/api-client';
import type { StoredSettings, VisitorMails } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import { useUnloadGuard } from '../dialogs/useUnloadGuard';
import { draftKeys } from '../drafts/draftKeys';
import { DraftNotice } from '../drafts/DraftNotice';
import { useDraft } from '../drafts/useDraft';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';

interface VisitorMailsFormProps {
  readonly stored: StoredSettings['visitorMails'];
  readonly editable: boolean;
}

/** Which messages visitors get. For a single change of a booking, staff can decide otherwise. */
export function VisitorMailsForm({ stored, editable }: VisitorMailsFormProps) {
  const { updatedAt, updatedByName: _, ...mails } = stored;
  const draft = useDraft<VisitorMails>(draftKeys.visitorMails, mails);
  useUnloadGuard(draft.dirty && !draft.stored);
  const { mutate, reset, isPending, variables, error } = useProviderMutation({
    run: (provider, chosen: VisitorMails) => provider.saveVisitorMails(chosen, updatedAt),
    invalidates: () => [queryKeys.settings],
    success: () => ({ title: 'Settings saved' }),
    onSuccess: draft.clear,
  });
  const overtaken = draft.startChanged || (error instanceof ApiError && error.status === 409);
  const saving = isPending ? variables : draft.value;
  const shown = editable ? saving : mails;
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
      {overtaken && draft.dirty && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Somebody else saved these settings in the meantime. Yours are still here: check them and save again.
        </Alert>
      )}
      {editable && !overtaken && <DraftNotice draft={draft} subject="The settings" />}
      {VISITOR_MAIL_KINDS.map((kind) => (
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
            label={VISITOR_MAILS[kind].label}
          />
          <Typography id={`when-${kind}`} variant="body2" color="textSecondary" sx={{ pl: 6, mt: -0.75 }}>
            {VISITOR_MAILS[kind].when}
          </Typography>
        </Box>
      ))}
      {updatedAt && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Last changed {formatDateTime(updatedAt)}
        </Typography>
      )}
      {editable && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button type="submit" variant="contained" disabled={!draft.dirty || isPending}>
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

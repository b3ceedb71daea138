import { Alert, Button, DialogContent, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { mailboxKey } from '@contract';
import { erasureLimits } from '@/shared/api-limits';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { DiscardDialogActions } from '@/admin/ground/dialogs/DiscardDialogActions';
import { useDiscardConfirmation } from '@/admin/ground/dialogs/useDiscardConfirmation';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { failureWords } from './errorWords';
import { ErasePlan } from './ErasePlan';
import { MentionChoice } from './MentionChoice';
import { isReason, ReasonField } from './ReasonField';
import type { ErasureCertificate, Person } from '@/admin/ground/api/privacyTypes';

interface EraseFormProps {
  readonly person: Person;
  readonly onErased: (certificate: ErasureCertificate) => void;
  readonly onClose: () => void;
}

/** Says what an erasure removes and what stays, and asks for a reason and the e-mail address before it begins. */
export function EraseForm({ person, onErased, onClose }: EraseFormProps) {
  // no draft: what is written about a person here is not stored in the browser
  const [{ reason, legalGround, typed, mentions }, setValues] = useState(UNTOUCHED);
  const change = (part: Partial<typeof UNTOUCHED>) => setValues((values) => ({ ...values, ...part }));
  const confirmation = useDiscardConfirmation({
    dirty: reason !== '' || legalGround !== '' || typed !== '',
    stored: false,
    clear: () => setValues(UNTOUCHED),
    onClose,
  });
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider) =>
      provider.erasePerson({
        email: person.email,
        reason: reason.trim(),
        mentions,
        ...(inForce && { legalGround: legalGround.trim() }),
      }),
    invalidates: () => [],
    success: () => ({ title: 'The person is erased' }),
    onSuccess: onErased,
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  const inForce = person.policies.some(({ force }) => force === 'in force');
  const isSame = mailboxKey(typed) === mailboxKey(person.email);
  const ready = isSame && isReason(reason) && (!inForce || isReason(legalGround)) && !isPending;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) mutate(undefined);
  }
  return (
    <ConsoleDialog open onClose={confirmation.close} title="Erase this person" maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <ErasePlan person={person} />
          <MentionChoice
            mentions={person.mentions}
            chosen={mentions}
            onChange={(chosen) => change({ mentions: chosen })}
          />
          <ReasonField
            value={reason}
            onChange={(text) => change({ reason: text })}
            placeholder="For example: asked for it by phone"
            error={errors.reason}
          />
          {inForce && (
            <TextField
              label="Legal ground for erasing a policy in force"
              value={legalGround}
              onChange={({ target }) => change({ legalGround: target.value })}
              placeholder="For example: a court has ordered it"
              autoComplete="off"
              error={Boolean(errors.legalGround)}
              helperText={
                errors.legalGround ??
                'This person has a policy in force. Its record is kept unless there is another legal ground. It is kept with the reason.'
              }
              slotProps={{
                htmlInput: { maxLength: erasureLimits.legalGround.max },
                inputLabel: { shrink: true },
              }}
            />
          )}
          <TextField
            label="Type the e-mail address to confirm"
            value={typed}
            onChange={({ target }) => change({ typed: target.value })}
            placeholder={person.email}
            autoComplete="off"
            error={Boolean(errors.email)}
            helperText={errors.email ?? 'An erasure cannot be undone.'}
            slotProps={{
              htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
              inputLabel: { shrink: true },
            }}
          />
          {error &&
            Object.keys(errors).every((field) => !['reason', 'email', 'legalGround'].includes(field)) && (
              <Alert severity="error">
                {failureWords(
                  error,
                  'Nothing was erased.',
                  'It is not known whether the person was erased: close this, search for the person again and look.',
                )}
              </Alert>
            )}
        </DialogContent>
        <DiscardDialogActions confirmation={confirmation}>
          <Button onClick={confirmation.close}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" disabled={!ready}>
            {isPending ? 'Erasing…' : 'Erase for good'}
          </Button>
        </DiscardDialogActions>
      </form>
    </ConsoleDialog>
  );
}

const UNTOUCHED = { reason: '', legalGround: '', typed: '', mentions: [] as readonly string[] };

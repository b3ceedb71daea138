import { Alert } from '@mui/material';
import { useState } from 'react';
import type { Policy } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { DetailInput } from '@/admin/ground/forms/DetailInputs';
import type { DetailValues } from '@/admin/ground/forms/details';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { ChangeKindFields } from './ChangeKindFields';
import { enteredAmount } from '@/admin/ground/forms/enteredAmount';
import { NewPolicyFields } from './NewPolicyFields';
import { missingFields, seenErrors } from './policyErrors';
import {
  changedFields,
  datedChange,
  isDated,
  mayChangePremiums,
  namesIn,
  newPolicy,
  type Sale,
  valuesOf,
  valuesOfNew,
  valueWords,
} from './policyFields';
import { PolicyTermFields } from './PolicyTermFields';
import { policyTitle } from '@/admin/ground/words/policyWords';
import { PremiumPreview } from './PremiumPreview';
import { useChangePreview } from './useChangePreview';

interface PolicyDialogProps {
  /** Null for a new policy. */
  readonly policy: Policy | null;
  /** Who will own a new policy; without it the client is searched. */
  readonly client?: { readonly id: string; readonly name: string };
  /** The sale that a new policy came from; fills in what it says. */
  readonly sale?: Sale | null;
  readonly onSaved?: (policy: Policy) => void;
  readonly onClose: () => void;
}

/**
 * Form to add or edit a policy; of a changed one it shows what happens to the premiums. On a conflicting edit by another user,
 * both versions are shown.
 */
export function PolicyDialog({ policy, client, sale = null, onSaved, onClose }: PolicyDialogProps) {
  const draft = useEditedRecord<DetailValues>({
    draftKey: draftKeys.policy(policy?.id, sale?.id ?? client?.id),
    id: policy?.id ?? null,
    value: policy ? valuesOf(policy) : valuesOfNew(client?.id ?? '', sale),
    updatedAt: policy?.updatedAt ?? null,
  });
  const { value, base, change } = draft;
  const changes = policy ? datedChange(value, changedFields(base.value, value)) : newPolicy(value);
  const missing = missingFields(value);
  const isComplete =
    Object.keys(missing).length === 0 &&
    enteredAmount(value.amount ?? '', value.currency ?? '').problem === null;
  const [tries, setTries] = useState(0);
  const isPreviewed = policy !== null && isComplete && mayChangePremiums(changes);
  const preview = useChangePreview(policy?.id ?? '', isPreviewed ? changes : null);
  const { mutate, isPending, error } = useProviderMutation({
    mutationKey: draft.mutationKey,
    inlineErrors: 'all',
    run: (provider, changed: typeof changes) =>
      policy
        ? provider.changePolicy(policy.id, {
            ...changed,
            reason: value.reason?.trim() || null,
            ifUpdatedAt: base.updatedAt ?? policy.updatedAt,
          })
        : provider.addPolicy(changed),
    invalidates: () => [queryKeys.policies, queryKeys.clients, queryKeys.today],
    success: () => ({ title: policy ? 'Policy saved' : 'Policy added' }),
    onSuccess: (saved) => {
      draft.clear();
      onClose();
      onSaved?.(saved);
    },
  });
  const rejected = { ...fieldErrors(preview.error), ...fieldErrors(error) };
  const errors = { ...seenErrors(rejected), ...(tries > 0 && missing) };
  const title = client ? `New policy for ${client.name}` : 'New policy';
  const form = { values: value, errors, onChange: change };
  function submit() {
    if (isComplete) mutate(changes);
    else setTries(tries + 1);
  }
  return (
    <FormDialog
      title={policy ? `Edit ${policyTitle(policy)}` : title}
      action={policy ? 'Save' : 'Add policy'}
      ready={(!policy || Object.keys(changes).length > 0) && !preview.isPending && !isPending}
      onSubmit={submit}
      draft={draft}
      maxWidth="sm"
      notice={isPreviewed && <PremiumPreview {...preview} />}
      failure={error ?? (tries || null)}
      onClose={onClose}
    >
      <DraftNotice
        draft={draft}
        conflict={{
          record: 'this policy',
          words: (values) => valueWords(values, policy ? namesIn(policy) : new Map()),
        }}
      />
      {error && !draft.theirs && Object.keys(rejected).length === 0 && (
        <Alert severity="error">{mutationErrorMessage(error)}</Alert>
      )}
      {policy ? <PolicyTermFields {...form} /> : <NewPolicyFields {...form} withClient={!client} />}
      {policy && isDated(changes) && <ChangeKindFields {...form} isStartCorrected={'startsOn' in changes} />}
      {policy && (
        <DetailInput
          field={{ name: 'reason', label: 'Reason for the change', optional: true }}
          hint="Kept in the history"
          {...form}
        />
      )}
    </FormDialog>
  );
}

import type { Policy } from '@/shared/api-types';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { DetailValues } from '@/admin/ground/forms/details';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { ChangeKindFields } from './ChangeKindFields';
import { enteredAmount } from '@/admin/ground/forms/enteredAmount';
import { NewPolicyFields } from './NewPolicyFields';
import { missingFields, seenErrors } from './policyErrors';
import {
  AMOUNTS,
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
  const changesIn = (value: DetailValues, before: DetailValues) =>
    policy ? datedChange(value, changedFields(before, value)) : newPolicy(value);
  const form = useRecordForm({
    stored: {
      draftKey: draftKeys.policy(policy?.id, sale?.id ?? client?.id),
      id: policy?.id ?? null,
      value: policy ? valuesOf(policy) : valuesOfNew(client?.id ?? '', sale),
      updatedAt: policy?.updatedAt ?? null,
    },
    run: async (provider, value, { base }) => {
      const changes = changesIn(value, base.value);
      if (!policy) return (await provider.create('policies', { data: changes })).data;
      const { data } = await provider.update('policies', {
        id: policy.id,
        data: { ...changes, reason: value.reason?.trim() || null },
        previousData: { updatedAt: base.updatedAt ?? policy.updatedAt },
      });
      return data;
    },
    missing: incomplete,
    invalidates: () => [queryKeys.policies, queryKeys.insurers, queryKeys.clients, queryKeys.today],
    success: () => ({ title: policy ? 'Policy saved' : 'Policy added' }),
    onSaved: (saved) => {
      onClose();
      onSaved?.(saved);
    },
    inlineErrors: 'all',
    onClose,
  });
  const { value, change } = form;
  const changes = changesIn(value, form.draft.base.value);
  const isPreviewed =
    policy !== null && Object.keys(incomplete(value)).length === 0 && mayChangePremiums(changes);
  const preview = useChangePreview(policy?.id ?? '', isPreviewed ? changes : null);
  const rejected = { ...fieldErrors(preview.error), ...fieldErrors(form.error) };
  const errors = { ...seenErrors(rejected), ...form.missing };
  const title = client ? `New policy for ${client.name}` : 'New policy';
  const inputs = { values: value, errors, onChange: change };
  return (
    <RecordForm
      form={form}
      title={policy ? `Edit ${policyTitle(policy)}` : title}
      action={policy ? 'Save' : 'Add policy'}
      ready={(!policy || Object.keys(changes).length > 0) && !preview.isPending}
      errors={errors}
      maxWidth="sm"
      notice={isPreviewed && <PremiumPreview {...preview} />}
      record="this policy"
      words={(values) => valueWords(values, policy ? namesIn(policy) : new Map())}
    >
      {policy ? (
        <PolicyTermFields {...inputs} without={BY_ACTS} />
      ) : (
        <NewPolicyFields {...inputs} withClient={!client} />
      )}
      {policy && isDated(changes) && (
        <ChangeKindFields values={value} onChange={change} isStartCorrected={'startsOn' in changes} />
      )}
      {policy && <Field name="reason" label="Reason for the change" optional hint="Kept in the history" />}
    </RecordForm>
  );
}

/** The state of a policy is changed by acts (PolicyActs.tsx). */
const BY_ACTS = ['force'] as const;

/** What is missing, and amounts that cannot be read. */
function incomplete(value: DetailValues) {
  const problems = ['amount', ...AMOUNTS].flatMap((name) => {
    const { problem } = enteredAmount(value[name] ?? '', value.currency ?? '');
    return problem ? [[name, problem] as const] : [];
  });
  return { ...missingFields(value), ...Object.fromEntries(problems) };
}

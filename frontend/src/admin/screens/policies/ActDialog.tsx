import { addDays } from '@contract';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import type { NewTask, Policy } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { DetailInput } from '@/admin/ground/forms/DetailInputs';
import type { DetailField } from '@/admin/ground/forms/details';
import { errorMessage, mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { businessToday } from '@/admin/ground/words/dueWords';
import { ArrearsField } from './ArrearsField';
import { NextTaskField } from './NextTaskField';
import { type ActId, ACTS, type ActValues, changeByAct, nextTask, usualDay } from './policyActs';
import { POLICY_LABELS, seenErrors } from '@/admin/records/policies/policyErrors';
import { forceText, policyTitle } from '@/admin/ground/words/policyWords';
import { PremiumPreview } from '@/admin/records/policies/PremiumPreview';
import { useChangePreview } from '@/admin/records/policies/useChangePreview';

interface ActDialogProps {
  readonly policy: Policy;
  readonly act: ActId;
  readonly onClose: () => void;
}

/** What the insurer did to a policy: on which day, what happens to the premiums, and what is to be done next. */
export function ActDialog({ policy, act, onClose }: ActDialogProps) {
  const me = useCurrentUser()?.id ?? null;
  const { name, force, since, hint, done } = ACTS[act];
  const [initial] = useState<ActValues>(() => ({
    forceSince: since ? usualDay(act, policy, businessToday()) : '',
    arrears: '',
    reason: '',
    reinstateUntil: policy.reinstateUntil ?? '',
  }));
  const [values, setValues] = useState(initial);
  const title = nextTask(act, policy);
  const [taskDue, setTaskDue] = useState<string | null>(title && addDays(businessToday(), 1));
  const [tries, setTries] = useState(0);
  const change = changeByAct(act, policy, values);
  const isMissing = since !== null && values.forceSince === '';
  const isDone = policy.force === force;
  const preview = useChangePreview(policy.id, isMissing || isDone ? null : change);
  const { mutate, isPending, error } = useProviderMutation({
    inlineErrors: 'all',
    run: async (provider, task: NewTask | null) => {
      await provider.changePolicy(policy.id, {
        ...change,
        reason: values.reason.trim() || null,
        ifUpdatedAt: policy.updatedAt,
      });
      // the policy is changed whatever becomes of the task
      return task && provider.addTask(task).catch((problem: Error) => problem);
    },
    invalidates: () => [
      queryKeys.policies,
      queryKeys.clients,
      queryKeys.today,
      queryKeys.waiting,
      queryKeys.tasks,
    ],
    success: (_, task) => {
      if (!task) return { title: done };
      return task instanceof Error
        ? { title: done, description: `Without a task: ${errorMessage(task)}`, destructive: true }
        : { title: done, description: `Task for ${formatDate(task.dueDate)}: ${task.title}` };
    },
    onSuccess: onClose,
  });
  const rejected = { ...fieldErrors(preview.error), ...fieldErrors(error) };
  const isAsked = Boolean(rejected.arrears) || values.arrears !== '';
  const errors = {
    ...seenErrors(rejected, { ...POLICY_LABELS, ...(since && { forceSince: since }) }),
    ...(tries > 0 && isMissing && { forceSince: `${since} is required` }),
  };
  const input = (field: DetailField, more: { hint?: string; autoFocus?: boolean } = {}) => (
    <DetailInput
      field={field}
      values={{ ...values }}
      errors={errors}
      onChange={(next) => setValues({ ...values, ...next })}
      {...more}
    />
  );
  function submit() {
    const dueDate = title && taskDue;
    if (isMissing || (isAsked && !values.arrears) || dueDate === '') setTries(tries + 1);
    else mutate(dueDate ? { title, dueDate, clientId: policy.clientId, assigneeId: me } : null);
  }
  return (
    <FormDialog
      title={`${name}: ${policyTitle(policy)}`}
      action={name}
      ready={!isPending && !isDone && !preview.isPending}
      onSubmit={submit}
      draft={{ dirty: values !== initial }}
      maxWidth="sm"
      failure={error ?? (tries || null)}
      onClose={onClose}
    >
      {isDone && !isPending && <Alert severity="info">{forceText(policy)} already.</Alert>}
      {error && Object.keys(rejected).length === 0 && (
        <Alert severity="error">{mutationErrorMessage(error)}</Alert>
      )}
      {hint && <Typography color="textSecondary">{hint}</Typography>}
      {since && input({ name: 'forceSince', label: since, type: 'date' }, { autoFocus: true })}
      {act === 'lapse' &&
        input(
          { name: 'reinstateUntil', label: POLICY_LABELS.reinstateUntil, type: 'date', optional: true },
          { hint: 'As in the contract: in life often three years' },
        )}
      {isAsked && (
        <ArrearsField
          value={values.arrears}
          missing={tries > 0 && !values.arrears}
          onChange={(arrears) => setValues({ ...values, arrears })}
        />
      )}
      <PremiumPreview {...preview} />
      {title && <NextTaskField title={title} dueDate={taskDue} failed={tries > 0} onChange={setTaskDue} />}
      {input(
        { name: 'reason', label: POLICY_LABELS.reason, optional: true },
        { hint: 'Kept in the history' },
      )}
    </FormDialog>
  );
}

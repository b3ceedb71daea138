import type { CalendarDate } from '@contract';
import { Alert, Typography } from '@mui/material';
import { policyChangeLimits } from '@/shared/api-limits';
import type { Policy, Task } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
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
  /** When a task that follows is due, unless changed. */
  readonly taskDue: CalendarDate;
  readonly onClose: () => void;
}

/** `taskDue` is null without the task. */
type ActForm = ActValues & { readonly taskDue: string | null };

/** What the insurer did to a policy: on which day, what happens to the premiums, and what is to be done next. */
export function ActDialog({ policy, act, taskDue, onClose }: ActDialogProps) {
  const me = useCurrentUser()?.id ?? null;
  const { name, force, since, hint, done } = ACTS[act];
  const title = nextTask(act, policy);
  const isDone = policy.force === force;
  const form = useRecordForm<ActForm, Task | Error | null>({
    stored: {
      value: {
        forceSince: since ? usualDay(act, policy, businessToday()) : '',
        arrears: '',
        reason: '',
        reinstateUntil: policy.reinstateUntil ?? '',
        taskDue: title && taskDue,
      },
    },
    run: async (provider, { taskDue: dueDate, ...values }) => {
      await provider.update('policies', {
        id: policy.id,
        data: { ...changeByAct(act, policy, values), reason: values.reason.trim() || null },
        previousData: policy,
      });
      if (!title || !dueDate) return null;
      // the policy is changed whatever becomes of the task
      const data = { title, dueDate, clientId: policy.clientId, assigneeId: me };
      return provider.create('tasks', { data }).then(
        (added) => added.data,
        (problem: Error) => problem,
      );
    },
    missing: (written) => ({
      ...(since && !written.forceSince && { forceSince: `${since} is required` }),
      ...(title && written.taskDue === '' && { taskDue: 'Due date is required' }),
    }),
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
    inlineErrors: 'all',
    onClose,
  });
  const { forceSince, arrears } = form.value;
  const isMissing = since !== null && forceSince === '';
  const preview = useChangePreview(
    policy.id,
    isMissing || isDone ? null : changeByAct(act, policy, form.value),
  );
  const rejected = { ...fieldErrors(preview.error), ...fieldErrors(form.error) };
  const isAsked = Boolean(rejected.arrears) || arrears !== '';
  const errors = {
    ...seenErrors(rejected, { ...POLICY_LABELS, ...(since && { forceSince: since }) }),
    ...form.missing,
  };
  return (
    <RecordForm
      form={form}
      title={`${name}: ${policyTitle(policy)}`}
      action={name}
      ready={!isDone && !preview.isPending}
      errors={errors}
      isIncomplete={isAsked && arrears === ''}
      maxWidth="sm"
      limits={policyChangeLimits}
      head={isDone && !form.isPending && <Alert severity="info">{forceText(policy)} already.</Alert>}
    >
      {hint && <Typography color="textSecondary">{hint}</Typography>}
      {since && <Field name="forceSince" label={since} type="date" autoFocus />}
      {act === 'lapse' && (
        <Field
          name="reinstateUntil"
          label={POLICY_LABELS.reinstateUntil}
          type="date"
          optional
          hint="As in the contract: in life often three years"
        />
      )}
      {isAsked && <ArrearsField {...form.given('arrears')} missing={form.isTried && arrears === ''} />}
      <PremiumPreview {...preview} />
      {title && <NextTaskField title={title} {...form.given('taskDue')} />}
      <Field name="reason" label={POLICY_LABELS.reason} optional hint="Kept in the history" />
    </RecordForm>
  );
}

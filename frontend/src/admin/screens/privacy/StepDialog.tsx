import { dateAndTimeOf, momentOf } from '@/admin/ground/dates/businessTime';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import type { Step } from './BreachSteps';
import { failureWords } from './errorWords';
import { MomentField } from '@/admin/ground/forms/MomentField';
import type { BreachReport } from '@/admin/ground/api/privacyTypes';

interface StepDialogProps {
  readonly breach: BreachReport;
  readonly step: Step;
  readonly onClose: () => void;
}

/** Records when a step of a case was taken. */
export function StepDialog({ breach, step: { name, label }, onClose }: StepDialogProps) {
  const form = useRecordForm({
    stored: { value: { moment: dateAndTimeOf(new Date().toISOString()) } },
    run: (provider, { moment: { date, time } }) =>
      provider.update('breaches', { id: breach.id, data: { [name]: momentOf(date, time) } }),
    invalidates: () => [queryKeys.breaches],
    success: () => ({ title: 'The case is updated' }),
    inlineErrors: true,
    onClose,
  });
  const { date, time } = form.value.moment;
  return (
    <RecordForm
      form={form}
      title={label}
      action="Record"
      ready={momentOf(date, time) !== null}
      asks={false}
      failureWords={(error) =>
        failureWords(error, 'Nothing was recorded.', 'Load the page again to see what was recorded.')
      }
    >
      <MomentField label="Done on" {...form.given('moment')} error={form.errors[name]} />
    </RecordForm>
  );
}

import type { ServiceCase } from '@/shared/api-types';
import { newCaseLimits } from '@/shared/api-limits';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { FieldProps } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { caseIn, type CaseValues, KIND_LABELS, valuesOf } from '@/admin/ground/words/caseWords';

interface CaseDialogProps {
  readonly policyId: string;
  /** Null for a new case. */
  readonly found: ServiceCase | null;
  readonly onClose: () => void;
}

const FIELDS: readonly FieldProps[] = [
  { name: 'kind', label: 'Kind', choices: KIND_LABELS },
  { name: 'title', label: 'What it is about', autoFocus: true },
  { name: 'reference', label: 'Reference of the insurer', optional: true },
  { name: 'nextStep', label: 'Next step', type: 'lines', optional: true, minRows: 1, maxRows: 4 },
  { name: 'nextBy', label: 'Next step by', type: 'date', optional: true },
];

/** Form of a claim, a change or a complaint. */
export function CaseDialog({ policyId, found, onClose }: CaseDialogProps) {
  const form = useRecordForm({
    stored: {
      draftKey: draftKeys.serviceCase(found?.id ?? `new.${policyId}`),
      id: found?.id ?? null,
      value: valuesOf(found),
    },
    run: (provider, value: CaseValues) =>
      found ? provider.changeCase(found.id, caseIn(value)) : provider.openCase(policyId, caseIn(value)),
    invalidates: () => [queryKeys.policies, queryKeys.timelines, queryKeys.tasks, queryKeys.today],
    success: () => ({ title: found ? 'Case saved' : 'Case opened' }),
    inlineErrors: 'all',
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title={found ? 'Edit the case' : 'New case'}
      action={found ? 'Save' : 'Open case'}
      ready={form.draft.dirty && form.value.title.trim() !== ''}
      fields={FIELDS}
      limits={newCaseLimits}
      record="this case"
    />
  );
}

import { Alert, MenuItem, TextField } from '@mui/material';
import type { ServiceCase } from '@/shared/api-types';
import { formatShortDay } from '@/admin/ground/dates/dates';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { Words } from '@/admin/ground/drafts/differences';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { caseIn, type CaseValues, KIND_LABELS, valuesOf } from '@/admin/ground/words/caseWords';

interface CaseDialogProps {
  readonly policyId: string;
  /** Null for a new case. */
  readonly found: ServiceCase | null;
  readonly onClose: () => void;
}

const LABELS = {
  title: 'What it is about',
  reference: 'Reference of the insurer (optional)',
  nextStep: 'Next step (optional)',
  nextBy: 'Next step by (optional)',
};
const MAX = { title: 200, reference: 60, nextStep: 300, nextBy: 10 };

/** Form of a claim, a change or a complaint. */
export function CaseDialog({ policyId, found, onClose }: CaseDialogProps) {
  const draft = useEditedRecord<CaseValues>({
    draftKey: draftKeys.serviceCase(found?.id ?? `new.${policyId}`),
    id: found?.id ?? null,
    value: valuesOf(found),
  });
  const { value, change, dirty } = draft;
  const { mutate, isPending, error } = useProviderMutation({
    mutationKey: draft.mutationKey,
    inlineErrors: 'all',
    run: (provider, sent: ReturnType<typeof caseIn>) =>
      found ? provider.changeCase(found.id, sent) : provider.openCase(policyId, sent),
    invalidates: () => [queryKeys.policies, queryKeys.clientActivities, queryKeys.tasks, queryKeys.today],
    success: () => ({ title: found ? 'Case saved' : 'Case opened' }),
    onSuccess: () => {
      draft.clear();
      onClose();
    },
  });
  const errors = fieldErrors(error);
  const field = (name: keyof CaseValues) => ({
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => change({ ...value, [name]: target.value }),
    error: Boolean(errors[name]),
    helperText: errors[name],
  });
  const text = (name: keyof typeof LABELS) => ({
    label: LABELS[name],
    autoComplete: 'off',
    ...field(name),
    slotProps: { htmlInput: { maxLength: MAX[name] } },
  });
  return (
    <FormDialog
      title={found ? 'Edit the case' : 'New case'}
      action={found ? 'Save' : 'Open case'}
      ready={dirty && value.title.trim() !== '' && !isPending}
      onSubmit={() => mutate(caseIn(value))}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} conflict={{ record: 'this case', words: wordsOf }} />
      {error && Object.keys(errors).length === 0 && (
        <Alert severity="error">{mutationErrorMessage(error)}</Alert>
      )}
      <TextField select label="Kind" {...field('kind')}>
        {Object.entries(KIND_LABELS).map(([kind, label]) => (
          <MenuItem key={kind} value={kind}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField autoFocus {...text('title')} />
      <TextField {...text('reference')} />
      <TextField multiline maxRows={4} {...text('nextStep')} />
      <TextField type="date" {...text('nextBy')} slotProps={{ inputLabel: { shrink: true } }} />
    </FormDialog>
  );
}

function wordsOf({ kind, title, reference, nextStep, nextBy }: CaseValues): Words {
  return [
    ['Kind', KIND_LABELS[kind]],
    [LABELS.title, title],
    ['Reference', reference || 'Nothing'],
    ['Next step', nextStep || 'Nothing'],
    ['Next step by', nextBy ? formatShortDay(nextBy) : 'No day'],
  ];
}

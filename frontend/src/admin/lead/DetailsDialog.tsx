import {} from '@mui/material';
import type { Lead } from '../../shared/api-types';
import { FormDialog } from '../dialogs/FormDialog';
import { draftKeys } from '../drafts/draftKeys';
import type { Words } from '../drafts/differences';
import { DraftNotice } from '../drafts/DraftNotice';
import { useEditedRecord } from '../drafts/useEditedRecord';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { leadRef } from '../leads/leadRules';
import { DetailInputs } from './DetailInputs';
import { changedDetails, type DetailValues, fieldsOf, valuesOf } from './fields';

/** Corrects what is stored about a person. Only the changed fields are sent. */
export function DetailsDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const ref = leadRef(lead);
  const before = valuesOf(lead);
  const draft = useEditedRecord({ draftKey: draftKeys.details(ref), value: before });
  const words = (values: DetailValues): Words =>
    fieldsOf(lead).map(({ name, label }) => [label, values[name] || 'Nothing']);
  const changes = changedDetails(before, draft.value);
  const dirty = Object.keys(changes).length > 0;
  const { mutate, isPending, error } = useProviderMutation({
    mutationKey: draft.mutationKey,
    run: (provider, changed: typeof changes) => provider.correctDetails(ref, changed),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.activity(ref)],
    success: () => ({ title: 'Details saved' }),
    onSuccess: () => {
      draft.clear();
      onClose();
    },
  });
  return (
    <FormDialog
      title="Correct details"
      action="Save"
      ready={dirty && !isPending}
      onSubmit={() => mutate(changes)}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} conflict={{ record: 'this person', words }} />
      <DetailInputs
        fields={fieldsOf(lead)}
        values={draft.value}
        errors={fieldErrors(error)}
        onChange={draft.change}
      />
    </FormDialog>
  );
}

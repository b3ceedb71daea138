import { isScheduled } from '@contract';
import { useState } from 'react';
import { Typography } from '@mui/material';
import type { Lead } from '@/shared/api-types';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { Words } from '@/admin/ground/drafts/differences';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { leadRef } from '@/admin/ground/words/leadRules';
import { DetailInputs } from '@/admin/ground/forms/DetailInputs';
import type { DetailValues } from '@/admin/ground/forms/details';
import { corrections, fieldsOf, valuesOf } from './fields';

/** Corrects what is stored about a person. Only the changed fields are sent. */
export function DetailsDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const ref = leadRef(lead);
  const [moved, setMoved] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const before = valuesOf(lead);
  const draft = useEditedRecord({ draftKey: draftKeys.details(ref), value: before });
  const words = (values: DetailValues): Words =>
    fieldsOf(lead).map(({ name, label }) => [label, values[name] || 'Nothing']);
  const changes = corrections(before, draft.value);
  const dirty = Object.keys(changes).length > 0;
  const { mutate, isPending, error } = useProviderMutation({
    mutationKey: draft.mutationKey,
    run: (provider, changed: typeof changes) => provider.correctDetails(ref, changed),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.activity(ref)],
    success: () => ({ title: 'Details saved' }),
    onSuccess: (_, changed) => {
      draft.clear();
      if (changed.email && isToCome(lead)) setMoved({ from: before.email ?? '', to: String(changed.email) });
      else onClose();
    },
  });
  const confirmation = useProviderMutation({
    run: (provider, id: string) => provider.sendBookingConfirmation(id),
    invalidates: () => [queryKeys.leads, queryKeys.activity(ref)],
    success: () => ({ title: 'Confirmation sent' }),
    onSuccess: onClose,
  });
  if (moved)
    return (
      <FormDialog
        title="Send the confirmation to the new address?"
        action="Send"
        ready={!confirmation.isPending}
        onSubmit={() => confirmation.mutate(lead.id)}
        onClose={onClose}
      >
        <Typography>
          This booking is confirmed. {moved.to} gets the confirmation with the link and the invitation, and{' '}
          {moved.from} is told that the invitation was sent there by mistake.
        </Typography>
      </FormDialog>
    );
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

const isToCome = (lead: Lead) =>
  lead.leadType === 'appointment' &&
  lead.bookingStatus === 'Confirmed' &&
  lead.cancelledAt === null &&
  isScheduled(lead) &&
  lead.preferredDate >= toCalendarDate(new Date());

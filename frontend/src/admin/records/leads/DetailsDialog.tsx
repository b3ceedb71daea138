import { isScheduled } from '@contract';
import { useState } from 'react';
import { Typography } from '@mui/material';
import { bookingDetailsLimits } from '@/shared/api-limits';
import type { Lead } from '@/shared/api-types';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { leadKey, leadRef } from '@/admin/ground/words/leadRules';
import { corrections, fieldsOf, valuesOf } from './fields';

/** Corrects what is stored about a person. Only the changed fields are sent. */
export function DetailsDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const ref = leadRef(lead);
  const [moved, setMoved] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const before = valuesOf(lead);
  const form = useRecordForm({
    stored: { draftKey: draftKeys.details(ref), value: before },
    run: (provider, value) =>
      provider.update('leads', { id: leadKey(ref), data: corrections(before, value) }),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.activity(ref)],
    success: () => ({ title: 'Details saved' }),
    onSaved: (_, value) => {
      const { email } = corrections(before, value);
      if (email && isToCome(lead)) setMoved({ from: before.email ?? '', to: String(email) });
      else onClose();
    },
    onClose,
  });
  if (moved)
    return (
      <QuestionDialog
        title="Send the confirmation to the new address?"
        action="Send"
        run={(provider) => provider.sendBookingConfirmation(lead.id)}
        invalidates={[queryKeys.leads, queryKeys.activity(ref)]}
        success={() => ({ title: 'Confirmation sent' })}
        onClose={onClose}
      >
        <Typography>
          This booking is confirmed. {moved.to} gets the confirmation with the link and the invitation, and{' '}
          {moved.from} is told that the invitation was sent there by mistake.
        </Typography>
      </QuestionDialog>
    );
  return (
    <RecordForm
      form={form}
      title="Correct details"
      action="Save"
      ready={Object.keys(corrections(before, form.value)).length > 0}
      record="this person"
      fields={fieldsOf(lead)}
      limits={bookingDetailsLimits}
    />
  );
}

const isToCome = (lead: Lead) =>
  lead.leadType === 'appointment' &&
  lead.bookingStatus === 'Confirmed' &&
  lead.cancelledAt === null &&
  isScheduled(lead) &&
  lead.preferredDate >= toCalendarDate(new Date());

import { Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { newBreachLimits } from '@/shared/api-limits';
import { dateAndTimeOf, momentOf } from '@/admin/ground/dates/businessTime';
import { Field } from '@/admin/ground/forms/Field';
import { MomentField } from '@/admin/ground/forms/MomentField';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useStaff } from '@/admin/ground/api/useStaff';
import { failureWords } from './errorWords';
import { isReason } from './ReasonField';
import type { NewBreach } from '@/admin/ground/api/privacyTypes';

const UNKNOWN = 'unknown';
const DAY_MS = 86_400_000;

function untouchedCase() {
  const now = new Date();
  const today = dateAndTimeOf(now.toISOString());
  const yesterday = dateAndTimeOf(new Date(now.getTime() - DAY_MS).toISOString());
  return { discoveredAt: today, from: yesterday, to: today, what: '', account: UNKNOWN };
}

/** Null while a time is missing, or what happened. */
function breachIn({ what, account, ...times }: ReturnType<typeof untouchedCase>): NewBreach | null {
  const [discoveredAt, from, to] = [times.discoveredAt, times.from, times.to].map(({ date, time }) =>
    momentOf(date, time),
  );
  if (!discoveredAt || !from || !to || !isReason(what)) return null;
  return { discoveredAt, from, to, what: what.trim(), account: account === UNKNOWN ? null : account };
}

/** Starts a case: from here on the 72 hours are counted, from the moment of the discovery. */
export function NewBreachDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const staff = useStaff();
  const form = useRecordForm({
    // no draft: what is written about a breach is not stored in the browser
    stored: { value: untouchedCase() },
    run: (provider, entered) => provider.create('breaches', { data: breachIn(entered)! }),
    invalidates: () => [queryKeys.breaches],
    success: () => ({ title: 'The case is started' }),
    onSaved: ({ data: { id } }) => void navigate(`/admin/privacy/breach/${id}`),
    inlineErrors: true,
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="Start a case"
      action="Start the case"
      ready={breachIn(form.value) !== null}
      limits={newBreachLimits}
      failureWords={(error) =>
        failureWords(error, 'No case was started.', 'Look in the list whether the case was started.')
      }
    >
      <MomentField label="Noticed on" {...form.given('discoveredAt')} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1.5 }}>
        The 72 hours begin at this moment.
      </Typography>
      <MomentField label="Data was open from" {...form.given('from')} />
      <MomentField label="Until" {...form.given('to')} />
      <Field
        name="what"
        label="What happened"
        type="lines"
        minRows={3}
        placeholder="For example: the office phone was stolen, unlocked"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Field
        name="account"
        label="Account that somebody else used"
        hint="The report then shows when it signed in."
        choices={{
          [UNKNOWN]: 'None, or not known',
          ...Object.fromEntries(staff.map(({ id, name }) => [id, name])),
        }}
      />
    </RecordForm>
  );
}

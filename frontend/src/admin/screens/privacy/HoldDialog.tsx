import { Typography } from '@mui/material';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { failureWords } from './errorWords';
import { ReasonField, isReason } from './ReasonField';

/** Sets a legal hold: until it is lifted, nothing of the person is erased. */
export function HoldDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useRecordForm({
    // no draft: what is written about a person here is not stored in the browser
    stored: { value: { reason: '' } },
    run: (provider, { reason }) => provider.create('legalHolds', { data: { email, reason: reason.trim() } }),
    invalidates: () => [queryKeys.people, queryKeys.due, queryKeys.legalHolds],
    success: () => ({ title: 'The legal hold is set' }),
    inlineErrors: true,
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="Legal hold"
      action="Set the hold"
      ready={isReason(form.value.reason)}
      failureWords={(error) =>
        failureWords(error, 'No hold was set.', 'Look whether the hold was set, then try again.')
      }
    >
      <Typography>
        Nothing of <strong>{email}</strong> is erased until you lift the hold: neither here nor when old
        entries are erased. Use it while the data is needed, for example for a dispute or a claim.
      </Typography>
      <ReasonField
        {...form.given('reason')}
        placeholder="For example: claim 2026-114 is open"
        error={form.errors.reason ?? form.errors.email}
      />
    </RecordForm>
  );
}

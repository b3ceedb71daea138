import { Typography } from '@mui/material';
import { policyChangeLimits } from '@/shared/api-limits';
import type { Policy, PolicyChange } from '@/shared/api-types';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { POLICY_LABELS } from '@/admin/records/policies/policyErrors';
import { premiumText, upcomingText } from '@/admin/ground/words/policyWords';
import { PremiumPreview } from '@/admin/records/policies/PremiumPreview';
import { useChangePreview } from '@/admin/records/policies/useChangePreview';
import { paymentQueries } from '@/admin/records/policies/useRecordPayment';

interface WithdrawTermsDialogProps {
  readonly policy: Policy;
  /** Of its upcoming terms. */
  readonly effectiveOn: string;
  readonly onClose: () => void;
}

/** Takes back terms that are known for later: the present ones go on. */
export function WithdrawTermsDialog({ policy, effectiveOn, onClose }: WithdrawTermsDialogProps) {
  const { premium, mode, graceDays } = policy;
  const present: PolicyChange = { premium, mode, graceDays, effectiveOn };
  const preview = useChangePreview(policy.id, present);
  const form = useRecordForm({
    stored: { value: { reason: '' } },
    run: (provider, { reason }) =>
      provider.update('policies', {
        id: policy.id,
        data: { ...present, reason: reason.trim() || null },
        previousData: policy,
      }),
    invalidates: paymentQueries,
    success: () => ({ title: 'Terms withdrawn' }),
    inlineErrors: 'all',
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="Withdraw these terms?"
      action="Withdraw"
      ready={!preview.isPending}
      general={form.error}
      maxWidth="sm"
      limits={policyChangeLimits}
      fields={[{ name: 'reason', label: POLICY_LABELS.reason, optional: true, hint: 'Kept in the history' }]}
      head={
        <>
          <Typography>
            {upcomingText(policy)}. Without them {premiumText(policy)} goes on.
          </Typography>
          <PremiumPreview {...preview} />
        </>
      }
    />
  );
}

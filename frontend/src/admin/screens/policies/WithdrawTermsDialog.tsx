import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import type { Policy, PolicyChange } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { DetailInput } from '@/admin/ground/forms/DetailInputs';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
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
  const [values, setValues] = useState({ reason: '' });
  const { premium, mode, graceDays } = policy;
  const present: PolicyChange = { premium, mode, graceDays, effectiveOn };
  const preview = useChangePreview(policy.id, present);
  const { mutate, isPending, error } = useProviderMutation({
    inlineErrors: 'all',
    run: (provider, reason: string | null) =>
      provider.changePolicy(policy.id, { ...present, reason, ifUpdatedAt: policy.updatedAt }),
    invalidates: paymentQueries,
    success: () => ({ title: 'Terms withdrawn' }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Withdraw these terms?"
      action="Withdraw"
      ready={!preview.isPending && !isPending}
      onSubmit={() => mutate(values.reason.trim() || null)}
      draft={{ dirty: values.reason !== '' }}
      maxWidth="sm"
      onClose={onClose}
    >
      {error && <Alert severity="error">{mutationErrorMessage(error)}</Alert>}
      <Typography>
        {upcomingText(policy)}. Without them {premiumText(policy)} goes on.
      </Typography>
      <PremiumPreview {...preview} />
      <DetailInput
        field={{ name: 'reason', label: POLICY_LABELS.reason, optional: true }}
        values={values}
        errors={fieldErrors(error)}
        hint="Kept in the history"
        onChange={({ reason = '' }) => setValues({ reason })}
      />
    </FormDialog>
  );
}

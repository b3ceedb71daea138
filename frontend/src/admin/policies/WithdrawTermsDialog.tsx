import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import type { Policy, PolicyChange } from '../../shared/api-types';
import { FormDialog } from '../dialogs/FormDialog';
import { DetailInput } from '../lead/DetailInputs';
import { mutationErrorMessage } from '../providers/errorMessage';
import { fieldErrors } from '../providers/fieldErrors';
import { useProviderMutation } from '../providers/useProviderMutation';
import { POLICY_LABELS } from './policyErrors';
import { premiumText, upcomingText } from './policyWords';
import { PremiumPreview } from './PremiumPreview';
import { useChangePreview } from './useChangePreview';
import { paymentQueries } from './useRecordPayment';

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

import { moneyText } from '@contract';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Policy, Premium } from '@/shared/api-types';
import { formatDate, formatDateTime } from '@/admin/ground/dates/dates';
import { pressedBy } from '@/admin/ground/shortcuts/rowKeys';
import { CorrectPremiumDialog } from './CorrectPremiumDialog';
import { lineShape, PaymentLine } from './PaymentLine';
import { excessOf } from './paymentWords';
import { isEnded } from '@/admin/ground/words/policyWords';
import { PremiumStateChip } from '@/admin/records/policies/PolicyChips';

interface PremiumRowProps {
  readonly premium: Premium;
  readonly policy: Policy;
  /** Those of the policy. */
  readonly premiums: readonly Premium[];
  readonly onPay: () => void;
}

/** A premium with what was paid of it, and its states before it was corrected. */
export function PremiumRow({ premium, policy, premiums, onPay }: PremiumRowProps) {
  const [correcting, setCorrecting] = useState(false);
  const { dueDate, amount, currency, state, payments, corrections } = premium;
  const date = formatDate(dueDate);
  const excess = excessOf(premium);
  return (
    <Box component="li" sx={{ px: 2, py: 1.25 }}>
      <Box sx={rowShape}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{date}</Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {moneyText(amount, currency)}
            {partly(premium)}
            {excess > 0 && (
              <Box component="span" sx={{ color: 'warning.main', fontWeight: 650 }}>
                , {moneyText(excess, currency)} too much
              </Box>
            )}
          </Typography>
        </Box>
        <Box sx={actionsShape}>
          <PremiumStateChip premium={premium} />
          <Button
            size="small"
            color="secondary"
            className="no-print"
            aria-label={`Correct the premium of ${date}`}
            onClick={() => setCorrecting(true)}
          >
            Correct
          </Button>
          {state !== 'paid' && !isEnded(policy) && (
            <Button
              size="small"
              variant={state === 'upcoming' || state === null ? 'text' : 'outlined'}
              color="secondary"
              aria-label={`Record payment for ${date}`}
              {...pressedBy('p')}
              onClick={onPay}
            >
              Record payment
            </Button>
          )}
        </Box>
      </Box>
      {payments.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} premium={premium} premiums={premiums} />
      ))}
      {corrections.map(({ id, reason, correctedByName, correctedAt, ...before }) => (
        <Box key={id} sx={lineShape}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            Until {formatDateTime(correctedAt)}: {moneyText(before.amount, currency)}, due{' '}
            {formatDate(before.dueDate)} · “{reason}” · by {correctedByName}
          </Typography>
        </Box>
      ))}
      {correcting && <CorrectPremiumDialog premium={premium} onClose={() => setCorrecting(false)} />}
    </Box>
  );
}

/** What was paid of a premium that is paid in part, or too much. */
function partly({ amount, paidAmount, currency, state, graceEndsOn }: Premium): string {
  const paid = paidAmount > 0 && paidAmount !== amount ? `, ${moneyText(paidAmount, currency)} paid` : '';
  return state === 'in grace' ? `${paid}, grace ends ${formatDate(graceEndsOn)}` : paid;
}

const rowShape = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
};
const actionsShape = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' };

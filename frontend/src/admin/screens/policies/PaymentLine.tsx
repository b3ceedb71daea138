import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Payment, Premium } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { MovePaymentDialog } from './MovePaymentDialog';
import { LaterDatesDialog, ReversalDialog } from './PaymentChangeDialogs';
import { paymentText } from './paymentWords';

interface PaymentLineProps {
  readonly payment: Payment;
  /** The one it is of. */
  readonly premium: Premium;
  /** Those of the policy. */
  readonly premiums: readonly Premium[];
}

const ACTS = [
  { id: 'later', name: 'Add dates', color: 'secondary' },
  { id: 'move', name: 'Move', color: 'secondary' },
  { id: 'reversal', name: 'Take back', color: 'error' },
] as const;

/** A payment with what became of it, the line that takes one back, or a part that was carried to or from the premium. */
export function PaymentLine({ payment, premium, premiums }: PaymentLineProps) {
  const [dialog, setDialog] = useState<(typeof ACTS)[number]['id'] | null>(null);
  const close = () => setDialog(null);
  const { remittedOn, postedOn, receiptNumber, reversalOf, carriedFrom, reason, recordedByName } = payment;
  const { currency } = premium;
  const isReversed = premium.payments.some((other) => other.reversalOf === payment.id);
  const facts = [
    remittedOn && `remitted ${formatDate(remittedOn)}`,
    postedOn && `posted ${formatDate(postedOn)}`,
    receiptNumber && `receipt ${receiptNumber}`,
    reason && `“${reason}”`,
    `by ${recordedByName}`,
  ];
  const what = paymentText(payment, currency, premiums);
  return (
    <Box sx={lineShape}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <Box component="span" sx={{ textDecoration: isReversed ? 'line-through' : 'none' }}>
          {what}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          · {facts.filter(Boolean).join(' · ')}
        </Box>
      </Typography>
      {!reversalOf && !carriedFrom && !isReversed && (
        <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
          {ACTS.filter(({ id }) => id !== 'move' || premiums.length > 1).map(({ id, name, color }) => (
            <Button
              key={id}
              size="small"
              color={color}
              aria-label={id === 'later' ? `${name} to ${what}` : `${name} ${what}`}
              onClick={() => setDialog(id)}
            >
              {name}
            </Button>
          ))}
        </Box>
      )}
      {dialog === 'later' && <LaterDatesDialog payment={payment} currency={currency} onClose={close} />}
      {dialog === 'move' && (
        <MovePaymentDialog payment={payment} currency={currency} premiums={premiums} onClose={close} />
      )}
      {dialog === 'reversal' && <ReversalDialog payment={payment} currency={currency} onClose={close} />}
    </Box>
  );
}

export const lineShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: 0.75,
  pl: 1.5,
  borderLeft: 2,
  borderColor: 'divider',
};

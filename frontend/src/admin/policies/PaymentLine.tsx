import { moneyText } from '@contract';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Payment } from '../../shared/api-types';
import { formatDate } from '../dates';
import { LaterDatesDialog, ReversalDialog } from './PaymentChangeDialogs';

interface PaymentLineProps {
  readonly payment: Payment;
  readonly currency: string;
  readonly isReversed: boolean;
}

/** A payment with what became of it, or the line that takes one back. */
export function PaymentLine({ payment, currency, isReversed }: PaymentLineProps) {
  const [dialog, setDialog] = useState<'later' | 'reversal' | null>(null);
  const close = () => setDialog(null);
  const { amount, paidOn, remittedOn, postedOn, receiptNumber, reversalOf, reason, recordedByName } = payment;
  const facts = [
    remittedOn && `remitted ${formatDate(remittedOn)}`,
    postedOn && `posted ${formatDate(postedOn)}`,
    receiptNumber && `receipt ${receiptNumber}`,
    reason && `“${reason}”`,
    `by ${recordedByName}`,
  ];
  const what = `${moneyText(amount, currency)} ${reversalOf ? 'taken back' : 'paid'} ${formatDate(paidOn)}`;
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
      {!reversalOf && !isReversed && (
        <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
          <Button
            size="small"
            color="secondary"
            aria-label={`Add dates to ${what}`}
            onClick={() => setDialog('later')}
          >
            Add dates
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={`Take back ${what}`}
            onClick={() => setDialog('reversal')}
          >
            Take back
          </Button>
        </Box>
      )}
      {dialog === 'later' && <LaterDatesDialog payment={payment} currency={currency} onClose={close} />}
      {dialog === 'reversal' && <ReversalDialog payment={payment} currency={currency} onClose={close} />}
    </Box>
  );
}

const lineShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: 0.75,
  pl: 1.5,
  borderLeft: 2,
  borderColor: 'divider',
};

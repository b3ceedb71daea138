import { moneyText } from '@contract';
import { Box } from '@mui/material';
import type { PremiumToday } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { PremiumStateChip } from './PolicyChips';

interface NextPremiumProps {
  readonly premium: PremiumToday | null;
  /** Says the state in other words. */
  readonly state?: string;
}

/** The day, the amount and the state of a premium, in one or two lines. */
export function NextPremium({ premium, state }: NextPremiumProps) {
  if (!premium)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Nothing to pay
      </Box>
    );
  const { dueDate, amount, paidAmount, currency } = premium;
  return (
    <Box component="span" sx={shape}>
      <span>
        {moneyText(amount - paidAmount, currency)} <span className="day">on {formatDate(dueDate)}</span>
      </span>
      {premium.state !== 'upcoming' && <PremiumStateChip premium={premium} label={state} />}
    </Box>
  );
}

const shape = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  fontVariantNumeric: 'tabular-nums',
  '& .day': { whiteSpace: 'nowrap', color: 'text.secondary' },
};

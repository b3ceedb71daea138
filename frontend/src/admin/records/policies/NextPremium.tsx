import { moneyText } from '@contract';
import { Box } from '@mui/material';
import type { PremiumToday } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { PremiumStateChip } from './PolicyChips';

interface NextPremiumProps {
  readonly premium: PremiumToday | null;
  /** Says the state in other words. */
  readonly state?: string;
  /** On one line; the day only of a premium that is not owed yet. */
  readonly short?: boolean;
}

/** The day, the amount and the state of a premium, in one or two lines. */
export function NextPremium({ premium, state, short = false }: NextPremiumProps) {
  if (!premium)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Nothing to pay
      </Box>
    );
  const { dueDate, amount, paidAmount, currency } = premium;
  const isUpcoming = premium.state === 'upcoming';
  return (
    <Box component="span" sx={short ? lineShape : shape}>
      <span>
        {moneyText(amount - paidAmount, currency)}
        {(isUpcoming || !short) && <span className="day"> on {formatDate(dueDate)}</span>}
      </span>
      {!isUpcoming && <PremiumStateChip premium={premium} label={state} />}
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
const lineShape = { ...shape, flexWrap: 'nowrap', whiteSpace: 'nowrap' };

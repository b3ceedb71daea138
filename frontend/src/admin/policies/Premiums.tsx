import { moneyText } from '@contract';
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { Policy, Premium } from '../../shared/api-types';
import { formatDate } from '../dates';
import { dividedShape } from '../layout/ListContent';
import { QueryError } from '../providers/QueryError';
import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';
import { currentPremiums } from './currentPremiums';
import { PaymentDialog } from './PaymentDialog';
import { PaymentLine } from './PaymentLine';
import { PremiumStateChip } from './PolicyChips';
import { policyTitle } from './policyWords';

/** The premiums of a policy with what was paid for them; those of long ago and of later are shown on demand. */
export function Premiums({ policy }: { policy: Policy }) {
  const [all, setAll] = useState(false);
  const [paying, setPaying] = useState<Premium | null>(null);
  const { data, error, refetch } = useProviderQuery(queryKeys.policyPremiums(policy.id), (provider) =>
    provider.policyPremiums(policy.id),
  );
  const premiums = data ?? [];
  const current = currentPremiums(premiums);
  const shown = all ? premiums : current;
  return (
    <Card component="section" aria-label="Premiums">
      <Box sx={headShape}>
        <Typography variant="h2">Premiums</Typography>
        {current.length < premiums.length && (
          <Button size="small" color="secondary" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${premiums.length}`}
          </Button>
        )}
      </Box>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          No premium is due: the policy ended, or the application came to nothing.
        </Typography>
      )}
      <Box component="ul" sx={dividedShape}>
        {shown.map((premium) => (
          <Box component="li" key={premium.id} sx={{ px: 2, py: 1.25 }}>
            <Box sx={rowShape}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{formatDate(premium.dueDate)}</Typography>
                <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {moneyText(premium.amount, premium.currency)}
                  {partly(premium)}
                </Typography>
              </Box>
              <Box sx={actionsShape}>
                <PremiumStateChip premium={premium} />
                {premium.state !== 'paid' && (
                  <Button
                    size="small"
                    variant={premium.state === 'upcoming' ? 'text' : 'outlined'}
                    color="secondary"
                    aria-label={`Record payment for ${formatDate(premium.dueDate)}`}
                    onClick={() => setPaying(premium)}
                  >
                    Record payment
                  </Button>
                )}
              </Box>
            </Box>
            {premium.payments.map((payment) => (
              <PaymentLine
                key={payment.id}
                payment={payment}
                currency={premium.currency}
                isReversed={premium.payments.some(({ reversalOf }) => reversalOf === payment.id)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {paying && (
        <PaymentDialog premium={paying} policy={policyTitle(policy)} onClose={() => setPaying(null)} />
      )}
    </Card>
  );
}

/** What was paid of a premium that is paid in part, or too much. */
function partly({ amount, paidAmount, currency, state, graceEndsOn }: Premium): string {
  const paid = paidAmount > 0 && paidAmount !== amount ? `, ${moneyText(paidAmount, currency)} paid` : '';
  return state === 'in grace' ? `${paid}, grace ends ${formatDate(graceEndsOn)}` : paid;
}

const headShape = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 56,
  px: 2,
  py: 1,
};
const rowShape = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
};
const actionsShape = { display: 'flex', gap: 1, alignItems: 'center' };

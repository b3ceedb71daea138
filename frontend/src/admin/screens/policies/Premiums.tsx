import { moneyText } from '@contract';
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { Policy } from '@/shared/api-types';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { PartError } from '@/admin/ground/api/QueryError';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { currentPremiums } from './currentPremiums';
import { PaymentDialog } from '@/admin/records/policies/PaymentDialog';
import type { PayablePremium } from '@/admin/records/policies/useBoundPremium';
import { useActParameter } from '@/admin/ground/page/useActParameter';
import { isEnded, upcomingText } from '@/admin/ground/words/policyWords';
import { PremiumRow } from './PremiumRow';
import { WithdrawTermsDialog } from './WithdrawTermsDialog';

/** The premiums of a policy with what was paid for them; those of long ago and of later are shown on demand. */
export function Premiums({ policy }: { policy: Policy }) {
  const [all, setAll] = useState(false);
  const [paying, setPaying] = useState<PayablePremium | null>(null);
  const [act, setAct] = useActParameter(['pay']);
  const paid = act ? policy.nextPremium : paying;
  const { data, error, refetch } = useProviderQuery(queryKeys.policyPremiums(policy.id), (provider) =>
    provider.policyPremiums(policy.id),
  );
  const [withdrawing, setWithdrawing] = useState(false);
  const upcoming = isEnded(policy) ? null : upcomingText(policy);
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
      {(upcoming || policy.credit > 0) && (
        <Box sx={notesShape}>
          {upcoming && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <Typography>{upcoming}</Typography>
              <Button size="small" color="secondary" onClick={() => setWithdrawing(true)}>
                Withdraw
              </Button>
            </Box>
          )}
          {policy.credit > 0 && (
            <Typography>Credit: {moneyText(policy.credit, policy.premium.currency)}</Typography>
          )}
        </Box>
      )}
      {error && !data && (
        <Box sx={notesShape}>
          <PartError error={error} onRetry={refetch} />
        </Box>
      )}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          No premium is due: the policy ended, or the application came to nothing.
        </Typography>
      )}
      <Box component="ul" sx={dividedShape}>
        {shown.map((premium) => (
          <PremiumRow
            key={premium.id}
            premium={premium}
            policy={policy}
            premiums={premiums}
            onPay={() => setPaying(premium)}
          />
        ))}
      </Box>
      {withdrawing && policy.upcomingTerms && (
        <WithdrawTermsDialog
          policy={policy}
          effectiveOn={policy.upcomingTerms.effectiveOn}
          onClose={() => setWithdrawing(false)}
        />
      )}
      {paid && (
        <PaymentDialog
          premium={paid}
          policy={policy}
          onClose={() => {
            setAct(null);
            setPaying(null);
          }}
        />
      )}
    </Card>
  );
}

const headShape = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 56,
  px: 2,
  py: 1,
};
const notesShape = { px: 2, pb: 1.5, fontVariantNumeric: 'tabular-nums' };

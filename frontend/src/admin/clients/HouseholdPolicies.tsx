import { moneyWords } from '@contract';
import { Box, Typography } from '@mui/material';
import type { Client, Household, Policy } from '../../shared/api-types';
import { SectionCard } from '../layout/SectionCard';
import { leadName } from '../leads/leadWords';
import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';

interface HouseholdPoliciesProps {
  readonly household: Household;
  readonly clients: readonly Client[];
}

/** The policies that the members own, newest start first. */
export function HouseholdPolicies({ household, clients }: HouseholdPoliciesProps) {
  const { data: policies } = useProviderQuery(queryKeys.householdPolicies(household.id), (provider) =>
    provider.householdPolicies(household.id),
  );
  return (
    <SectionCard title="Policies">
      {policies?.length === 0 && <Typography color="textSecondary">The members own no policies.</Typography>}
      <Box component="ul" sx={listShape}>
        {policies?.map((policy) => (
          <PolicyLine
            key={policy.id}
            policy={policy}
            owner={clients.find(({ id }) => id === policy.clientId)}
          />
        ))}
      </Box>
    </SectionCard>
  );
}

function PolicyLine({ policy, owner }: { policy: Policy; owner: Client | undefined }) {
  const { insurer, product, policyNumber, force, premium, mode } = policy;
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{`${insurer} ${product}`}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {moneyWords(premium.amount, premium.currency)} {mode}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[policyNumber, owner && leadName(owner), force].filter(Boolean).join(' · ')}
      </Typography>
    </li>
  );
}

const listShape = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { py: 1 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

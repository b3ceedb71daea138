import { Typography } from '@mui/material';
import type { Household } from '../../shared/api-types';
import { SectionCard } from '../layout/SectionCard';
import { PolicyRows } from '../policies/PolicyRows';
import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';

/** The policies that the members own, newest start first. */
export function HouseholdPolicies({ household }: { household: Household }) {
  const { data: policies } = useProviderQuery(queryKeys.householdPolicies(household.id), (provider) =>
    provider.householdPolicies(household.id),
  );
  return (
    <SectionCard title="Policies">
      {policies?.length === 0 && <Typography color="textSecondary">The members own no policies.</Typography>}
      {policies && <PolicyRows policies={policies} withOwner />}
    </SectionCard>
  );
}

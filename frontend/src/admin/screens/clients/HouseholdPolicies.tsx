import { Typography } from '@mui/material';
import type { Household } from '@/shared/api-types';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { PolicyRows } from '@/admin/records/policies/PolicyRows';
import { useHouseholdPolicies } from '@/admin/ground/people/clientLists';

/** The policies that the members own, newest start first. */
export function HouseholdPolicies({ household }: { household: Household }) {
  const { data: policies } = useHouseholdPolicies(household.id);
  return (
    <SectionCard title="Policies">
      {policies?.length === 0 && <Typography color="textSecondary">The members own no policies.</Typography>}
      {policies && <PolicyRows policies={policies} withOwner />}
    </SectionCard>
  );
}

import { Box, Card, Typography } from '@mui/material';
import type { Policy, PolicyDetails } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { Differences } from '@/admin/ground/drafts/Differences';
import { differences, type Words } from '@/admin/ground/drafts/differences';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { PartError } from '@/admin/ground/api/QueryError';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { CLASS_LABELS } from '@/admin/records/policies/beneficiaryFields';
import { namesIn, valuesOf, valueWords } from '@/admin/records/policies/policyFields';
import { upcomingText } from '@/admin/ground/words/policyWords';
import { listWords, ROW_LISTS } from '@/admin/records/policies/listedRows';
import { percentOf } from '@/admin/records/policies/shares';

/** What was changed in a policy, by whom, and why; nothing before the first change. */
export function PolicyVersions({ policy }: { policy: Policy }) {
  const {
    data: versions,
    error,
    refetch,
  } = useProviderQuery(queryKeys.policyVersions(policy.id), (provider) => provider.policyVersions(policy.id));
  if (error && !versions)
    return (
      <SectionCard title="History">
        <PartError error={error} onRetry={refetch} />
      </SectionCard>
    );
  if (!versions || versions.length === 0) return null;
  // each version is the state before a change; what came of it is the next one
  const earlier = versions.map(({ upcomingTerms, ...version }) => ({ ...version.policy, upcomingTerms }));
  const states = [policy, ...earlier].map((state): Words => [
    ...valueWords(valuesOf(state), namesIn(policy)),
    ['Terms to come', upcomingText(state) ?? 'None'],
    [ROW_LISTS.riders.title, listWords('riders', state)],
    [ROW_LISTS.cheques.title, listWords('cheques', state)],
    ['Beneficiaries', beneficiaryWords(state)],
  ]);
  return (
    <Card component="section" aria-label="History">
      <Typography variant="h2" sx={{ px: 2, pt: 2, pb: 0.5 }}>
        History
      </Typography>
      <Box component="ol" reversed sx={dividedShape}>
        {versions.map(({ id, reason, changedByName, changedAt }, index) => (
          <Box component="li" key={id} sx={{ px: 2, py: 1.5 }}>
            <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {reason ?? 'Changed'}
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {changedByName}, <time dateTime={changedAt}>{formatDateTime(changedAt)}</time>
              </Typography>
            </Typography>
            {differences(states[index + 1]!, states[index]!).length > 0 ? (
              <Differences values={[states[index + 1]!, states[index]!]} names={['Before', 'After']} />
            ) : (
              <Typography color="textSecondary">The terms of that day stayed as they were.</Typography>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const beneficiaryWords = ({ beneficiaries }: PolicyDetails) =>
  beneficiaries
    .map(
      ({ name, share, ...one }) => `${name}, ${CLASS_LABELS[one.class].toLowerCase()}, ${percentOf(share)} %`,
    )
    .join('\n') || 'None';

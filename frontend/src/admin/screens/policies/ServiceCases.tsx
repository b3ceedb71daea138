import { Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import type { ServiceCase } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { dueWords, urgency, urgencyShape } from '@/admin/ground/words/dueWords';
import { CaseDialog } from './CaseDialog';
import { KIND_LABELS } from '@/admin/ground/words/caseWords';
import { PolicySection } from './PolicySection';

/** Claims, changes and complaints of a policy, the open ones first. */
export function ServiceCases({ policyId }: { policyId: string }) {
  const [edited, setEdited] = useState<ServiceCase | 'new' | null>(null);
  const query = useProviderQuery(queryKeys.policyCases(policyId), (provider) =>
    provider.policyCases(policyId),
  );
  const { data } = query;
  const found = edited === 'new' ? null : (data?.find(({ id }) => id === edited?.id) ?? edited);
  return (
    <PolicySection title="Cases" action="New case" onAction={() => setEdited('new')}>
      <QueryState
        of={query}
        isPart
        loading={<Skeleton height={72} />}
        empty="No claim, change or complaint yet. What the office settles with the insurer stands here."
      />
      <Box component="ul" aria-label="Cases" sx={{ ...dividedShape, '&:empty': { display: 'none' } }}>
        {data?.map((one) => (
          <CaseLine key={one.id} found={one} onEdit={() => setEdited(one)} />
        ))}
      </Box>
      {edited && <CaseDialog policyId={policyId} found={found} onClose={() => setEdited(null)} />}
    </PolicySection>
  );
}

function CaseLine({ found, onEdit }: { found: ServiceCase; onEdit: () => void }) {
  const { kind, title, reference, nextStep, nextBy, openedAt, openedByName, closedAt, closedByName } = found;
  const isOpen = closedAt === null;
  const { mutate, isPending } = useProviderMutation({
    run: (provider, closed: boolean) => provider.changeCase(found.id, { closed }),
    invalidates: () => [queryKeys.policies, queryKeys.timelines, queryKeys.tasks, queryKeys.today],
    success: (closed) => ({ title: closed ? 'Case closed' : 'Case open again' }),
  });
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', color: isOpen ? '' : 'text.secondary' }}>
          {title}
        </Typography>
        <Chip
          size="small"
          component="span"
          variant={isOpen ? 'filled' : 'outlined'}
          label={isOpen ? KIND_LABELS[kind] : `${KIND_LABELS[kind]}, closed`}
        />
      </Box>
      {isOpen && (nextStep || nextBy) && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {nextStep}
          {nextStep && nextBy && ' · '}
          {nextBy && (
            <Box component="time" dateTime={nextBy} sx={urgencyShape[urgency(nextBy)]}>
              {dueWords(nextBy)}
            </Box>
          )}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {reference && `Reference ${reference} · `}
        {isOpen
          ? `Opened ${formatDateTime(openedAt)} by ${openedByName}`
          : `Closed ${formatDateTime(closedAt)} by ${closedByName}`}
      </Typography>
      <Box
        className="no-print"
        sx={{ display: 'flex', gap: 1, mt: 0.25, ml: -0.75, '& > .MuiButton-root': { minWidth: 0 } }}
      >
        <Button size="small" color="secondary" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="small"
          color="secondary"
          aria-label={`${isOpen ? 'Close' : 'Open again:'} ${title}`}
          disabled={isPending}
          onClick={() => mutate(isOpen)}
        >
          {isOpen ? 'Close' : 'Open again'}
        </Button>
      </Box>
    </Box>
  );
}

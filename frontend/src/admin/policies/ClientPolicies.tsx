import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Client, Policy } from '../../shared/api-types';
import { dividedShape } from '../layout/ListContent';
import { leadName } from '../leads/leadWords';
import { QueryError } from '../providers/QueryError';
import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';
import { NextPremium } from './NextPremium';
import { PaymentDialog } from './PaymentDialog';
import { PolicyStateChip } from './PolicyChips';
import { PolicyDialog } from './PolicyDialog';
import { insuredText, policyPath, policyTitle, premiumText } from './policyWords';

/** The policies that a client owns, by the premium that is to be paid next. */
export function ClientPolicies({ client }: { client: Client }) {
  const [adding, setAdding] = useState(false);
  const [paying, setPaying] = useState<Policy | null>(null);
  const { data, error, refetch } = useProviderQuery(queryKeys.clientPolicies(client.id), (provider) =>
    provider.clientPolicies(client.id),
  );
  return (
    <Card component="section" aria-label="Policies">
      <Box sx={headShape}>
        <Typography variant="h2">Policies</Typography>
        <Button size="small" variant="outlined" color="secondary" onClick={() => setAdding(true)}>
          Add policy
        </Button>
      </Box>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          No policies yet.
        </Typography>
      )}
      <Box component="ul" sx={dividedShape}>
        {data?.map((policy) => (
          <Box component="li" key={policy.id} sx={rowShape}>
            <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
              >
                <Link component={RouterLink} to={policyPath(policy.id)} color="secondary" underline="always">
                  {policyTitle(policy)}
                </Link>
                <PolicyStateChip policy={policy} />
              </Box>
              <Typography variant="body2" color="textSecondary">
                {[
                  policy.policyNumber,
                  insuredText(policy) && `for ${insuredText(policy)}`,
                  premiumText(policy),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {policy.nextPremium && <NextPremium premium={policy.nextPremium} />}
            </Box>
            {policy.nextPremium && (
              <Button
                size="small"
                variant="outlined"
                color="secondary"
                aria-label={`Record payment: ${policyTitle(policy)}`}
                onClick={() => setPaying(policy)}
              >
                Record payment
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {adding && (
        <PolicyDialog
          policy={null}
          client={{ id: client.id, name: leadName(client) }}
          onClose={() => setAdding(false)}
        />
      )}
      {paying?.nextPremium && (
        <PaymentDialog
          premium={paying.nextPremium}
          policy={policyTitle(paying)}
          onClose={() => setPaying(null)}
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
const rowShape = {
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: 1,
  px: 2,
  py: 1.25,
};

import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { Client, Lead } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { FREQUENCY_LABELS, leadName } from '@/admin/ground/words/leadWords';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useClientPolicies } from '@/admin/ground/people/clientLists';
import { PolicyDialog } from './PolicyDialog';
import { PolicyRows } from './PolicyRows';
import { type Sale, saleOf } from './policyFields';

interface ClientPoliciesProps {
  readonly client: Client;
  readonly leads: readonly Lead[];
}

/** The policies that a client owns, by the premium that is to be paid next, and the sales of which there is none yet. */
export function ClientPolicies({ client, leads }: ClientPoliciesProps) {
  const [adding, setAdding] = useState<{ readonly sale: Sale | null } | null>(null);
  const { data, error, refetch } = useClientPolicies(client.id);
  const sales = leads.flatMap((lead) => saleOf(lead) ?? []);
  const missing = data ? sales.filter(({ id }) => !data.some(({ saleId }) => saleId === id)) : [];
  return (
    <Card component="section" aria-label="Policies">
      <Box sx={headShape}>
        <Typography variant="h2">Policies</Typography>
        <Button size="small" variant="outlined" color="secondary" onClick={() => setAdding({ sale: null })}>
          Add policy
        </Button>
      </Box>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {missing.map((sale) => (
        <Box key={sale.id} sx={saleShape}>
          <Typography>
            Sale of {formatDate(sale.soldOn)}: {sale.productPurchased},{' '}
            {FREQUENCY_LABELS[sale.premiumFrequency].toLowerCase()}, ${sale.premiumRate}
          </Typography>
          <Button size="small" variant="contained" onClick={() => setAdding({ sale })}>
            Add the policy
          </Button>
        </Box>
      ))}
      {data?.length === 0 && missing.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          No policies yet.
        </Typography>
      )}
      {data && <PolicyRows policies={data} />}
      {adding && (
        <PolicyDialog
          policy={null}
          client={{ id: client.id, name: leadName(client) }}
          sale={adding.sale}
          onClose={() => setAdding(null)}
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
const saleShape = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};

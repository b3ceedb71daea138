import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { LeadRef } from '../../shared/api-types';
import { PageHeading } from '../layout/PageHeading';
import { queryKeys } from '../providers/queryKeys';
import { QueryError } from '../providers/QueryError';
import { useProviderQuery } from '../providers/useProviderQuery';
import { LeadCards } from './LeadCards';
import { LoadingLeads } from './LoadingLeads';
import { linkedLead } from './leadRules';

/** The page of a single lead, opened by a link. */
export function LinkedLead({ link }: { link: string }) {
  const ref = linkedLead(link);
  return (
    <>
      <PageHeading title="Lead Management">
        <Button component={Link} to="/admin/leads" variant="outlined" color="secondary">
          Show all leads
        </Button>
      </PageHeading>
      {ref ? <SingleLead lead={ref} /> : <NoSuchLead />}
    </>
  );
}

function SingleLead({ lead }: { lead: LeadRef }) {
  const { data, error, refetch } = useProviderQuery(queryKeys.lead(lead), (provider) => provider.lead(lead));
  if (data === undefined)
    return error ? <QueryError error={error} onRetry={refetch} /> : <LoadingLeads cards={1} />;
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      {data ? <LeadCards leads={[data]} /> : <NoSuchLead />}
    </>
  );
}

function NoSuchLead() {
  return (
    <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
      <Typography>There is no lead at this address.</Typography>
      <Typography color="textSecondary">
        The link may be incomplete. You can search for the person by name, e-mail or phone in the list of all
        leads.
      </Typography>
    </Box>
  );
}

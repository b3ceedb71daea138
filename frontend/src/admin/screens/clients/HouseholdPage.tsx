import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import type { Client, Household } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { RelatedLeads } from '@/admin/records/leads/RelatedLeads';
import { columnsShape, stackShape } from '@/admin/ground/page/columns';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { leadName } from '@/admin/ground/words/leadWords';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useRecord } from '@/admin/ground/api/useRecord';
import { useClientLeads, useHouseholdMembers } from '@/admin/ground/people/clientLists';
import { HouseholdDialog } from './HouseholdDialog';
import { HouseholdMembers } from './HouseholdMembers';
import { HouseholdPolicies } from './HouseholdPolicies';
import { byRole } from './householdFields';

/** The page of a household: its members, their policies and their leads. */
export function HouseholdPage() {
  const { id = '' } = useParams();
  const household = useRecord('households', id);
  const members = useHouseholdMembers(id);
  if (household.data === null) return <NoSuchHousehold />;
  if (!household.data || !members.data)
    return <QueryState of={household.data ? members : household} loading="Loading the household" />;
  return (
    <>
      <QueryState of={household.error ? household : members} />
      <HouseholdView household={household.data} clients={byRole(members.data)} />
    </>
  );
}

function HouseholdView({ household, clients }: { household: Household; clients: readonly Client[] }) {
  const [dialog, setDialog] = useState<'edit' | 'dissolve' | null>(null);
  const close = () => setDialog(null);
  const count = clients.length;
  return (
    <>
      <PageHeading
        title={household.name}
        subtitle={`Household of ${count} ${count === 1 ? 'client' : 'clients'}`}
        back={{ to: '/admin/clients', label: 'All clients' }}
      >
        <Button variant="contained" onClick={() => setDialog('edit')}>
          Edit
        </Button>
        <Button variant="outlined" color="error" onClick={() => setDialog('dissolve')}>
          Dissolve
        </Button>
      </PageHeading>
      <Box sx={columnsShape}>
        <Box sx={stackShape}>
          <SectionCard title="Members">
            <HouseholdMembers clients={clients} />
          </SectionCard>
          {clients.map((client) => (
            <LeadsOf key={client.id} client={client} />
          ))}
        </Box>
        <Box sx={stackShape}>
          <HouseholdPolicies household={household} />
        </Box>
      </Box>
      {dialog === 'edit' && <HouseholdDialog household={household} clients={clients} onClose={close} />}
      {dialog === 'dissolve' && <DissolveDialog household={household} onClose={close} />}
    </>
  );
}

function LeadsOf({ client }: { client: Client }) {
  const { data: leads = [] } = useClientLeads(client.id);
  return <RelatedLeads leads={leads} title={`Leads of ${leadName(client)}`} />;
}

function DissolveDialog({ household, onClose }: { household: Household; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <QuestionDialog
      title={`Dissolve ${household.name}?`}
      action="Dissolve"
      color="error"
      run={(provider) => provider.delete('households', { id: household.id })}
      invalidates={[queryKeys.households, queryKeys.clients, queryKeys.policies]}
      success={() => ({ title: 'Household dissolved' })}
      onDone={() => void navigate('/admin/clients', { replace: true })}
      onClose={onClose}
    >
      <Typography>The members stay clients, with everything they have.</Typography>
    </QuestionDialog>
  );
}

function NoSuchHousehold() {
  return (
    <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
      <Typography>There is no household at this address.</Typography>
      <Typography color="textSecondary">
        It may have been dissolved.{' '}
        <Link component={RouterLink} to="/admin/clients" color="secondary">
          All clients
        </Link>
      </Typography>
    </Box>
  );
}

import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { ContactBar } from '@/admin/ground/people/ContactBar';
import { LogCallDialog } from '@/admin/records/clients/LogCallDialog';
import { clientPath } from '@/admin/records/clients/clientFields';
import { columnsShape, stackShape } from '@/admin/ground/page/columns';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { LeadMails } from '@/admin/records/mails/LeadMails';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { rowKeys } from '@/admin/ground/shortcuts/rowKeys';
import { useRecord } from '@/admin/ground/api/useRecord';
import { Beneficiaries } from './Beneficiaries';
import { ListedRows } from './ListedRows';
import { ClientMessageDialog } from '@/admin/records/messages/messageDialogs';
import { OwnerContact } from '@/admin/records/policies/OwnerContact';
import { PolicyActs } from './PolicyActs';
import { PolicyStateChip } from '@/admin/records/policies/PolicyChips';
import { PolicyDialog } from '@/admin/records/policies/PolicyDialog';
import { PolicyTerms } from './PolicyTerms';
import { PolicyVersions } from './PolicyVersions';
import { policyTitle } from '@/admin/ground/words/policyWords';
import { Premiums } from './Premiums';
import { ServiceCases } from './ServiceCases';

/** The page of one policy: its premiums with what was paid, its terms, beneficiaries, cases and earlier states. */
export function PolicyPage() {
  const { id = '' } = useParams();
  const query = useRecord('policies', id);
  const { data } = query;
  if (data === undefined) return <QueryState of={query} loading="Loading the policy" />;
  if (data === null) return <NoSuchPolicy />;
  return (
    <>
      <QueryState of={query} />
      <PolicyView key={id} policy={data} />
    </>
  );
}

function PolicyView({ policy }: { policy: Policy }) {
  const [editing, setEditing] = useState(false);
  const [isNoting, setIsNoting] = useState(false);
  return (
    <div {...rowKeys({ n: () => setIsNoting(true) })}>
      <PageHeading
        title={policyTitle(policy)}
        subtitle={<HeadLine policy={policy} />}
        back={{ to: '/admin/policies', label: 'All policies' }}
      >
        <Button variant="outlined" color="secondary" onClick={() => setEditing(true)}>
          Edit policy
        </Button>
        <PolicyActs policy={policy} />
      </PageHeading>
      <Box sx={columnsShape}>
        <Box sx={stackShape}>
          <Premiums policy={policy} />
        </Box>
        <Box sx={stackShape}>
          <PolicyTerms policy={policy} />
          <ListedRows policy={policy} list="riders" />
          {(policy.paymentMethod === 'post-dated cheques' || policy.cheques.length > 0) && (
            <ListedRows policy={policy} list="cheques" />
          )}
          <Beneficiaries policyId={policy.id} />
          <ServiceCases policyId={policy.id} />
          <SectionCard title="Messages">
            <LeadMails lead={{ leadType: 'policy', leadId: policy.id }} height="auto" />
          </SectionCard>
          <PolicyVersions policy={policy} />
        </Box>
      </Box>
      <ContactBar
        phone={policy.clientPhone}
        onNote={() => setIsNoting(true)}
        message={(onClose) => (
          <ClientMessageDialog clientId={policy.clientId} {...premiumMessage(policy)} onClose={onClose} />
        )}
      />
      {isNoting && (
        <LogCallDialog
          client={{ id: policy.clientId, name: policy.clientName }}
          onClose={() => setIsNoting(false)}
        />
      )}
      {editing && <PolicyDialog policy={policy} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** `No. 0001-77 · Liza Reyes`, and the state. */
const HeadLine = ({ policy }: { policy: Policy }) => (
  <Box
    component="span"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
  >
    <span>{policy.policyNumber ? `No. ${policy.policyNumber}` : 'No number yet'} ·</span>
    <Link component={RouterLink} to={clientPath(policy.clientId)} color="secondary">
      {policy.clientName}
    </Link>
    <OwnerContact phone={policy.clientPhone} email={policy.clientEmail} />
    <PolicyStateChip policy={policy} />
  </Box>
);

/** With the premium that is to be paid next. */
const premiumMessage = ({ nextPremium }: Policy) =>
  nextPremium ? ({ dueDate: nextPremium.dueDate, first: 'premiumText' } as const) : {};

function NoSuchPolicy() {
  return (
    <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
      <Typography>There is no policy at this address.</Typography>
      <Typography color="textSecondary">
        It may have been erased with its client.{' '}
        <Link component={RouterLink} to="/admin/policies" color="secondary">
          All policies
        </Link>
      </Typography>
    </Box>
  );
}

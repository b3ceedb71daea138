import { POLICY_FIELDS } from '@contract';
import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { clientPath } from '@/admin/records/clients/clientFields';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EntityList, type ListColumn } from '@/admin/ground/lists/EntityList';
import { ImportHint } from '@/admin/ground/lists/ImportHint';
import { useNewParameter } from '@/admin/ground/page/useNewParameter';
import { OpenCaseChips } from '@/admin/records/policies/OpenCases';
import { OwnerContact } from '@/admin/records/policies/OwnerContact';
import { UnusualStateChip } from '@/admin/records/policies/PolicyChips';
import { POLICY_CSV } from './policyCsv';
import { PolicyDialog } from '@/admin/records/policies/PolicyDialog';
import { CountedPremium } from './CountedPremium';
import { PolicyFilters } from './PolicyFilters';
import { PolicyPhoneRows } from './PolicyPhoneRows';
import { PolicyRowActs, PolicyRowButtons } from './PolicyRowActs';
import {
  partyText,
  MODE_LABELS,
  policyPath,
  policyTitle,
  upcomingText,
} from '@/admin/ground/words/policyWords';

/** The policies of all clients, first those whose premium is to be paid next. */
export function PolicyListPage() {
  const navigate = useNavigate();
  const { wanted, done } = useNewParameter('policy');
  return (
    <PolicyRowActs>
      <EntityList<Policy>
        resource="policies"
        title="Policies"
        subtitle="What is in force, and what is to be paid"
        actions={
          <Button component={RouterLink} to="/admin/insurers" color="secondary">
            Insurers
          </Button>
        }
        action={{ label: 'New policy', to: '/admin/policies?new=policy' }}
        csv={POLICY_CSV}
        filters={<PolicyFilters />}
        tabs={{ name: 'Policies', states: STATES }}
        loading="Loading policies"
        noMatch="No policies match"
        fields={POLICY_FIELDS}
        columns={COLUMNS}
        rows={(policies) => <PolicyPhoneRows policies={policies} />}
      >
        {wanted && (
          <PolicyDialog
            policy={null}
            onSaved={({ id }) => void navigate(policyPath(id), { replace: true })}
            onClose={done}
          />
        )}
      </EntityList>
    </PolicyRowActs>
  );
}

const STATES = {
  all: {
    label: 'All',
    sort: { field: 'nextPremiumDue', order: 'ASC' },
    empty: (
      <EmptyState title="No policies yet">
        Add the first one here or on the page of a client. Its premiums are then listed by the day they are
        due.
        <ImportHint />
      </EmptyState>
    ),
  },
  calls: {
    label: 'Call list',
    sort: { field: 'nextUnpaidUntil', order: 'ASC' },
    empty: (
      <EmptyState title="Nobody to call">
        Policyholders whose premium is in grace or past it stand here, the most urgent first.
      </EmptyState>
    ),
  },
} as const;

const COLUMNS: readonly ListColumn<Policy>[] = [
  { source: 'policyNumber', label: 'Policy', cell: Title, sortable: true },
  { source: 'clientName', label: 'Policyholder', cell: Policyholder },
  { source: 'nextPremiumDue', label: 'Premium', cell: Premium, sortable: true },
  { source: 'id', label: 'To do', cell: PolicyRowButtons, align: 'right' },
];

function Title(policy: Policy) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link component={RouterLink} to={policyPath(policy.id)} color="inherit" sx={{ fontWeight: 650 }}>
        {policyTitle(policy)}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {policy.policyNumber ?? 'No number yet'} · {MODE_LABELS[policy.mode].toLowerCase()}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '&:empty': { display: 'none' } }}>
        <UnusualStateChip policy={policy} />
        <OpenCaseChips cases={policy.openCases} />
      </Box>
    </Box>
  );
}

function Policyholder(policy: Policy) {
  const insured = partyText(policy, 'insured');
  return (
    <Box sx={policyholderShape}>
      <Link component={RouterLink} to={clientPath(policy.clientId)} color="secondary" underline="always">
        {policy.clientName}
      </Link>
      {insured && (
        <Typography variant="body2" color="textSecondary">
          for {insured}
        </Typography>
      )}
      <Box sx={{ fontSize: 14 }}>
        <OwnerContact phone={policy.clientPhone} email={policy.clientEmail} />
      </Box>
    </Box>
  );
}

/** Links above each other are 24 px high each (WCAG 2.5.8). */
const policyholderShape = { minWidth: 0, '& a': { display: 'inline-block', lineHeight: '24px' } };

function Premium(policy: Policy) {
  const upcoming = upcomingText(policy);
  return (
    <>
      <CountedPremium policy={policy} />
      {upcoming && (
        <Typography variant="body2" color="textSecondary">
          {upcoming}
        </Typography>
      )}
    </>
  );
}

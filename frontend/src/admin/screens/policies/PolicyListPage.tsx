import { POLICY_FIELDS } from '@contract';
import { Box, Button, Card, Link, Typography } from '@mui/material';
import { createContext, use, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { clientPath } from '@/admin/records/clients/clientFields';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EntityList, type ListColumn } from '@/admin/ground/lists/EntityList';
import { ImportHint } from '@/admin/ground/lists/ImportHint';
import { cardsShape } from '@/admin/ground/lists/ListContent';
import { useNewParameter } from '@/admin/ground/page/useNewParameter';
import { NextPremium } from '@/admin/records/policies/NextPremium';
import { OpenCaseChips } from '@/admin/records/policies/OpenCases';
import { OwnerContact } from '@/admin/records/policies/OwnerContact';
import { PaymentDialog } from '@/admin/records/policies/PaymentDialog';
import { PolicyStateChip } from '@/admin/records/policies/PolicyChips';
import { POLICY_CSV } from './policyCsv';
import { PolicyDialog } from '@/admin/records/policies/PolicyDialog';
import { PolicyFilters } from './PolicyFilters';
import {
  insuredText,
  isEnded,
  policyPath,
  policyTitle,
  premiumText,
  upcomingText,
} from '@/admin/ground/words/policyWords';

/** Opens the dialog that records a payment, which stays open when the row is no longer in the list. */
const PayContext = createContext<(policy: Policy) => void>(() => {});

/** The policies of all clients, first those whose premium is to be paid next. */
export function PolicyListPage() {
  const navigate = useNavigate();
  const { wanted, done } = useNewParameter('policy');
  const [paying, setPaying] = useState<Policy | null>(null);
  return (
    <PayContext value={setPaying}>
      <EntityList<Policy>
        resource="policies"
        sort={{ field: 'nextPremiumDue', order: 'ASC' }}
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
        loading="Loading policies"
        noMatch="No policies match"
        empty={
          <EmptyState title="No policies yet">
            Add the first one here or on the page of a client. Its premiums are then listed by the day they
            are due.
            <ImportHint />
          </EmptyState>
        }
        fields={POLICY_FIELDS}
        columns={COLUMNS}
        rows={(policies) => (
          <Box component="ul" aria-label="Policies" sx={cardsShape}>
            {policies.map((policy) => (
              <Card key={policy.id} component="li" sx={{ p: 2 }}>
                <PolicyCard {...policy} />
              </Card>
            ))}
          </Box>
        )}
      >
        {wanted && (
          <PolicyDialog
            policy={null}
            onSaved={({ id }) => void navigate(policyPath(id), { replace: true })}
            onClose={done}
          />
        )}
      </EntityList>
      {paying?.nextPremium && (
        <PaymentDialog premium={paying.nextPremium} policy={paying} onClose={() => setPaying(null)} />
      )}
    </PayContext>
  );
}

const COLUMNS: readonly ListColumn<Policy>[] = [
  { source: 'policyNumber', label: 'Policy', cell: Title, sortable: true },
  { source: 'clientName', label: 'Client', cell: Owner },
  { source: 'force', cell: State },
  { source: 'premium', cell: Premium },
  { source: 'nextPremiumDue', label: 'Next premium', cell: Next, sortable: true },
  { source: 'id', label: 'Payment', cell: Pay },
];

/** A policy with its client, its state and its next premium. */
function PolicyCard(policy: Policy) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Title {...policy} />
      <Owner {...policy} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <State {...policy} />
        <Typography variant="body2" color="textSecondary">
          {premiumText(policy)}
        </Typography>
      </Box>
      <Upcoming {...policy} />
      <Next {...policy} />
      <Pay {...policy} />
    </Box>
  );
}

function Title(policy: Policy) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link component={RouterLink} to={policyPath(policy.id)} color="inherit" sx={{ fontWeight: 650 }}>
        {policyTitle(policy)}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {policy.policyNumber ?? 'No number yet'}
      </Typography>
    </Box>
  );
}

function Owner(policy: Policy) {
  const insured = insuredText(policy);
  return (
    <Box sx={{ minWidth: 0 }}>
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

/** Records a payment of the next premium. */
function Pay(policy: Policy) {
  const pay = use(PayContext);
  if (!policy.nextPremium) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="secondary"
      aria-label={`Record payment: ${policyTitle(policy)}, ${policy.clientName}`}
      onClick={() => pay(policy)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Record payment
    </Button>
  );
}

function State(policy: Policy) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <PolicyStateChip policy={policy} />
      <OpenCaseChips cases={policy.openCases} />
    </Box>
  );
}

function Premium(policy: Policy) {
  return (
    <>
      {premiumText(policy)}
      <Upcoming {...policy} />
    </>
  );
}

function Upcoming(policy: Policy) {
  if (!policy.upcomingTerms) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {upcomingText(policy)}
    </Typography>
  );
}

function Next(policy: Policy) {
  return !isEnded(policy) && <NextPremium premium={policy.nextPremium} />;
}

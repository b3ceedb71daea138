import { Box, Button, Card, Link, Typography } from '@mui/material';
import { createContext, use, useState } from 'react';
import { DataTable, useRecordContext } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { clientPath } from '@/admin/records/clients/clientFields';
import { ActionButton } from '@/admin/ground/page/ActionButton';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { ImportHint } from '@/admin/ground/lists/ImportHint';
import { ListContent } from '@/admin/ground/lists/ListContent';
import { ListExportButton } from '@/admin/ground/lists/ListExportButton';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { tableShape } from '@/admin/ground/lists/tableShape';
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
import { useNarrow } from '@/admin/ground/theme/widths';

/** The policies of all clients, first those whose premium is to be paid next. */
export function PolicyListPage() {
  const navigate = useNavigate();
  const { wanted, done } = useNewParameter('policy');
  return (
    <RecordList resource="policies" sort={{ field: 'nextPremiumDue', order: 'ASC' }}>
      <PageHeading title="Policies" subtitle="What is in force, and what is to be paid">
        <Button component={RouterLink} to="/admin/insurers" color="secondary">
          Insurers
        </Button>
        <ListExportButton<Policy> resource="policies" columns={POLICY_CSV} />
        <ActionButton label="New policy" to="/admin/policies?new=policy" />
      </PageHeading>
      <PolicyFilters />
      <Policies />
      {wanted && (
        <PolicyDialog
          policy={null}
          onSaved={({ id }) => void navigate(policyPath(id), { replace: true })}
          onClose={done}
        />
      )}
    </RecordList>
  );
}

/** Opens the dialog that records a payment, which stays open when the row is no longer in the list. */
const PayContext = createContext<(policy: Policy) => void>(() => {});

function Policies() {
  const [paying, setPaying] = useState<Policy | null>(null);
  return (
    <PayContext value={setPaying}>
      <PolicyTable />
      {paying?.nextPremium && (
        <PaymentDialog premium={paying.nextPremium} policy={paying} onClose={() => setPaying(null)} />
      )}
    </PayContext>
  );
}

function PolicyTable() {
  const narrow = useNarrow();
  return (
    <ListContent<Policy>
      loading={<LoadingCards label="Loading policies" />}
      noMatch="No policies match"
      empty={
        <EmptyState title="No policies yet">
          Add the first one here or on the page of a client. Its premiums are then listed by the day they are
          due.
          <ImportHint />
        </EmptyState>
      }
    >
      {(policies) =>
        narrow ? (
          <Box component="ul" aria-label="Policies" sx={cardsShape}>
            {policies.map((policy) => (
              <Card key={policy.id} component="li" sx={{ p: 2 }}>
                <PolicyCard policy={policy} />
              </Card>
            ))}
          </Box>
        ) : (
          <DataTable rowClick={false} bulkActionButtons={false} sx={tableShape}>
            {COLUMNS}
          </DataTable>
        )
      }
    </ListContent>
  );
}

/** A policy with its client, its state and its next premium. */
function PolicyCard({ policy }: { policy: Policy }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Title policy={policy} />
      <Owner policy={policy} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <State policy={policy} />
        <Typography variant="body2" color="textSecondary">
          {premiumText(policy)}
        </Typography>
      </Box>
      <Upcoming policy={policy} />
      <Next policy={policy} />
      <Pay policy={policy} />
    </Box>
  );
}

interface PolicyProps {
  readonly policy: Policy;
}

const Title = ({ policy }: PolicyProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Link component={RouterLink} to={policyPath(policy.id)} color="inherit" sx={{ fontWeight: 650 }}>
      {policyTitle(policy)}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {policy.policyNumber ?? 'No number yet'}
    </Typography>
  </Box>
);

function Owner({ policy }: PolicyProps) {
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
function Pay({ policy }: PolicyProps) {
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

const Cell = ({ of: Content }: { of: (props: PolicyProps) => React.ReactNode }) => (
  <Content policy={useRecordContext<Policy>() as Policy} />
);
const State = ({ policy }: PolicyProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    <PolicyStateChip policy={policy} />
    <OpenCaseChips cases={policy.openCases} />
  </Box>
);
const Premium = ({ policy }: PolicyProps) => (
  <>
    {premiumText(policy)}
    <Upcoming policy={policy} />
  </>
);
const Upcoming = ({ policy }: PolicyProps) =>
  policy.upcomingTerms && (
    <Typography variant="body2" color="textSecondary">
      {upcomingText(policy)}
    </Typography>
  );
const Next = ({ policy }: PolicyProps) => !isEnded(policy) && <NextPremium premium={policy.nextPremium} />;

const COLUMNS = [
  <DataTable.Col<Policy> key="policyNumber" source="policyNumber" label="Policy">
    <Cell of={Title} />
  </DataTable.Col>,
  <DataTable.Col<Policy> key="clientName" source="clientName" label="Client" disableSort>
    <Cell of={Owner} />
  </DataTable.Col>,
  <DataTable.Col<Policy> key="force" source="force" label="State" disableSort>
    <Cell of={State} />
  </DataTable.Col>,
  <DataTable.Col<Policy> key="premium" source="premium" label="Premium" disableSort>
    <Cell of={Premium} />
  </DataTable.Col>,
  <DataTable.Col<Policy> key="nextPremiumDue" source="nextPremiumDue" label="Next premium">
    <Cell of={Next} />
  </DataTable.Col>,
  <DataTable.Col<Policy> key="id" source="id" label="Payment" disableSort>
    <Cell of={Pay} />
  </DataTable.Col>,
];

const cardsShape = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 };
